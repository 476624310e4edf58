# Words of the Port Royal table in the terminal.

terminal-aim = Reach { $goal } influence: whoever has most at the end of that round wins. On your turn, turn up cards one by one and stop when you like; two ships of one colour, and you lose them all.
terminal-aim-together = Fulfil all contracts together before the time cards run out. On your turn, turn up cards one by one and stop when you like; two ships of one colour, and you lose them all.
terminal-time =
    Turn { $turn } · { $left ->
        [one] { $left } time card left
       *[other] { $left } time cards left
    } · { $victory ->
        [one] { $victory } victory card
       *[other] { $victory } victory cards
    }
terminal-next-marker = {"  "}→ { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
terminal-markers = { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
terminal-nest = nest: { $colours }
terminal-contracts = Contracts

terminal-ship-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
terminal-ship =
    { $gift ->
        [0] { terminal-ship-coins }
       *[other] { $coins }+{ $gift } coins
    }
    { $swords ->
        [skull] skull
        [one] { $swords } sword
       *[other] { $swords } swords
    }
terminal-character =
    costs { $cost }
    influence { $influence }
terminal-influence-alone = influence { $count }
terminal-influence = influence { $count } of { $goal }
terminal-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
terminal-swords =
    { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }
terminal-odds = { $total ->
        [1] { $count ->
            [0] The next card is known, and does not end the turn of { $player }: 0%.
           *[1] The next card is known, and ends the turn of { $player }: 100%.
        }
       *[other] { terminal-odds-among }
    }
terminal-odds-among =
    { $count ->
        [0] None of the { $total } hidden cards, pile and coins, can end the turn of { $player }: 0%.
        [one] The next card ends the turn of { $player } with { $count } card of { $total } hidden (pile and coins), { $percent }%.
       *[other] The next card ends the turn of { $player } with { $count } cards of { $total } hidden (pile and coins), { $percent }%.
    }
terminal-ships = Ships
terminal-ships-explained = Taken, a ship brings its coins. Turned up twice in one colour, it ends the turn; with enough swords it can be repelled, a skull never.
