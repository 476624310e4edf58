# Why a question is asked: what hangs on it at this table. The figures are the asked player's.

amount-gold = { $gold ->
        [0] no gold
       *[other] { $gold } gold
    }
amount-points = { $points ->
        [0] no action point
        [one] 1 action point
       *[other] { $points } action points
    }

because-turn = Round { $round }, { $phase }: { $cubes ->
        [one] 1 cube lies
       *[other] { $cubes } cubes lie
    } in the middle. { $base ->
        [one] The most numerous colour has 1 cube: whatever you choose, you have 1 action point.
       *[other] The most numerous colour has { $base } cubes: whatever you choose, you have { $base } action points.
    } One thing in this phase: the action of a colour that lies there, or gold, or nothing. You have { amount-gold } and { $score } points.
because-special = White works twice over: your marker moves up the special-action track (it stands on { $special }), which decides who is first, or you perform the action of the colour it stands on.
because-navigate = You have { amount-points }: each takes every one of your ships one step, one ship after the other. A ship that ends on an anchor may found a trading post; without one you cannot build on that island.
because-settle = Your ship has ended its movement on an anchor whose space is free. A post there lets you build on this island; the first of all posts on an island brings 3 points. It costs no action point.
because-load = You have { $cannons ->
        [one] 1 cannon
       *[other] { $cannons } cannons
    } and { amount-points }. The pirates turned up so far have a strength of { $pirates } together, and attack at the end of every round: with as many cannons you fire that many; with fewer you lose them all, and as many points as the pirates are strong.
because-plan = You have { amount-points }: a village costs 1 whatever its size, a neutral tile 1 for each of its cells (one of those at most in a phase). Tiles taken lie in your reserve until you build.
because-progress = Your marker stands on { $progress } and you have { amount-points }. Every space with a number that it reaches or passes brings a progress tile, and the last number passed counts at the end.
because-learn = Your progress marker has reached a space with a number: you must take one of the tiles in sight. It is yours from now on, and does not help the action that brought it.
because-build = You have { amount-points }: a village costs 1, a neutral tile 1 for each of its cells. A tile must touch one of your posts or what hangs together with it; it scores at once, and whoever fills an island scores 3 more.
because-produce = You have { amount-points }. At the end each of your resource tiles counts as often as you have production tiles of the same good: buy what you gather.
because-advance = You have { amount-points }: each moves your turn-order marker one space. Whoever is furthest, and on top of the others there, acts first from the next phase on.

first-question = { $player }, cubes fall through the tower: the colours that come out are the actions on offer, and the most numerous says how many action points everybody has. You have { amount-gold } (1 gold is 1 action point more) and { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Find islands, settle, build; have cannons for the pirates at the end of each of the { $rounds } rounds.
