# Why a question is asked: what hangs on it at this table. The figures are the asked player's.

amount-provisions = { $provisions ->
        [0] no provisions
        [one] 1 provision
       *[other] { $provisions } provisions
    }
amount-gold = { $gold ->
        [0] no gold
       *[other] { $gold } gold
    }
amount-moves = { $moves ->
        [0] no movement point
        [one] 1 movement point
       *[other] { $moves } movement points
    }
amount-wind = { $wind ->
        [0] no wind in the sails
        [one] 1 wind in the sails
       *[other] { $wind } winds in the sails
    }
amount-story = { $story ->
        [0] no story point
        [one] 1 story point
       *[other] { $story } story points
    }
amount-cannons = { $cannons ->
        [0] no cannon
        [one] 1 cannon
       *[other] { $cannons } cannons
    }

because-draw = This card ({ $card }) goes onto your own map, on free sea, touching row { $row } or column { $column } if it can. Drawing costs nothing, and what you draw is what you will meet: its stories are yours only if you sail there.
because-draw-on = Rocks are drawn on somebody else’s map, { $owner }’s this time, touching row { $row } or column { $column } if they can: no ship sails through them. It costs you nothing.
because-hide = You hide on { $owner }’s map. If { $owner } sails over one of your cells, you fight; nobody pays for being hidden from.
because-scatter = The points round your hiding place widen the trap for { $owner }. Each goes on a free cell of the sea.
because-rumours = Whoever grows stronger must be beaten with as many cannons; you have { amount-cannons }. Monsters are at { $monsters }, pirates at { $pirates }. Too weak, you pay in provisions.
because-home = Ending the game beside your home port brings 10 renown, beside any other port 5. It costs nothing now.
because-moor = Your ship begins on a sea cell beside your home port, and its first step leads on from there.
because-act = Turn { $turn } of { $turns }. One action: sail with one of the winds rolled ({ amount-moves }, then 1 provision for each point that is missing), explore land beside you (notebook line { $line }: { $line_gains }), or tell your story in a port beside you. You have { amount-provisions }, { amount-gold }, { amount-wind } and { amount-story }. A wind in the sails carries one cell for nothing, before or after.
because-sail = The compass prices every heading by the wind { $wind_to }. You have { amount-moves } left and { amount-provisions }: a missing point costs 1 provision. What lies in the cell you enter happens at once. You may stop anywhere but on a peril.
because-finish = You still have { amount-wind }: each carries the ship one cell, for no movement point and no provisions. They keep until you use them.
because-spoils = You met the pirates with { amount-cannons } against their { $pirates }: for beating them you choose one notebook line up to your number of cannons.
because-decipher = A monolith lets you choose the notebook line instead of the one rolled; besides, each monolith found is worth more story than the one before.
because-build = You have { amount-provisions } and { amount-cannons }. A cannon built here is paid in provisions, at once; you need not.
because-trade = In port your gold buys ships and cannons, and once a visit a full hold; you have { amount-gold }, { amount-cannons } and { amount-provisions } (the hold takes { $hold }). Finishing costs nothing.
because-prize = You won the ambush: you take your prize from the supply. What the loser gives up is the loser’s choice. You have { amount-gold } and { amount-provisions } (the hold takes { $hold }).
because-forfeit = You lost the ambush and can pay either way: with { amount-gold } or with { amount-provisions }. Nobody gets what you give up.

first-question = { $player }, { $seats ->
        [1] draw the adventures that are revealed on your sea
       *[other] everybody plays at once: draw the adventures that are revealed on your sea (rocks on a neighbour’s)
    }, sail there for story points, and tell your story in the ports: that is renown (the laurels). It stands at { $renown }: each of the { $pirates_left } pirate cells you never enter takes { $each } off. Drawing is free, and every step shows its price. The game lasts { $turns } turns.
