# Words of the Amerigo table on the web.

web-am-map = Map of the islands
web-am-see-map = See the map
web-am-whole = Show the whole map
web-am-tower = Cube tower: { $inside ->
        [one] { $inside } cube
       *[other] { $inside } cubes
    } inside, { $out } came out
web-am-track = Special-action track
web-am-pirates = Pirates, strength { $strength }
web-am-tray = Which tile?
web-am-place-help = Choose a tile, then a cell: you get the place that brings most; press again for another.
web-am-points = { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
web-am-supply = Supply
web-am-not-out = not out
web-am-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
web-am-progress-tiles = Progress
web-am-production = Production
web-am-taken = taken
web-am-nothing-planned = nothing yet
web-am-out = Out
web-am-inside = Inside
web-am-load = { $number ->
        [0] None
        [one] { $number } cannon
       *[other] { $number } cannons
    }
web-am-reserve = Planned
web-am-enough = pirates { $strength }: enough ✓
web-am-too-few = pirates { $strength }: { $points ->
        [0] nothing to lose
        [one] −{ $points } point
       *[other] −{ $points } points
    }
web-am-gold-worth = 1 gold = 1 AP
web-am-next-tile = tile in { $count }
web-am-last-tile = end of the track
web-am-score = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-am-gold = { $count } gold
web-am-cannons = { $count ->
        [one] { $count } cannon
       *[other] { $count } cannons
    }
web-am-progress = progress { $count }
web-am-special = special-action track { $count }
web-am-posts = { $count ->
        [one] { $count } trading post left
       *[other] { $count } trading posts left
    }
web-am-column-gold = Gold
web-am-column-goods = Goods
web-am-column-progress = Progress track
web-am-column-special = Special-action track
key-gold = T
key-pass = P
key-stop = F
key-spend = G
key-cash = C
web-am-gold-short = Gold
web-am-ship = Ship { $ship }
web-am-column-played = Scored in play
web-am-column-tiles = End tiles
web-am-track-gold = gold
web-am-track-cannons = cannons
web-am-track-progress = progress
web-am-stored = { $phase } phase: { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } to throw
web-am-order = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-am-any-action = for any action, plus your bonuses
web-am-which-ship = Which ship?
web-am-next = Next
web-am-chests = { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
web-am-places = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-am-points-on = points on a small / large island
web-am-pirates-short = Pirates
web-am-time = Island done
web-am-leaving = the four on the right leave at the end of the round
web-am-island = Island of { $cell }
web-am-large-island = Large island of { $cell }
web-am-island-done = Complete: it brings nothing more.
web-am-island-open = { $free ->
        [one] { $free } free cell
       *[other] { $free } free cells
    }; +{ $points } points for whoever completes it.
web-am-island-chest = The chest goes with that.
web-am-worth-now = If it were complete now, the trading posts would score: { $worth }.
web-am-worth = { $name } +{ $points }
web-am-undiscovered = Nobody has a trading post there: the first scores { $points } points.


## What answers cost and bring

note-points = { $points } AP
note-special = advance { $points }, or { $action } { $other }
note-gold = +{ $gold } · { $before } → { $after } gold
note-more-gold = +{ $gold } gold
note-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
note-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
note-post = a post can be founded
note-price = { $cost } AP, { $left } left
note-used = { $used } of { $points } AP
note-lost = { $points } AP lost
note-spend = −1 gold: { $before } → { $after }
term-tile = tile { $points }
term-island = island done { $points }
term-posts = posts { $value } × { $time } = { $points }
term-chest = the chest

## Why a cell is no answer

why-am-land = Ships stay on the water.
why-am-ship = A ship lies there, and a cell holds only one; you may sail past it.
why-am-too-far = It is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away, and you have { $points }.
why-am-water = Tiles lie on land.
why-am-covered = A tile or a trading post already lies there.
why-am-apart = No tile of your reserve fits there: a tile lies wholly on free land, beside your trading posts and villages, and costs at most { $points ->
        [one] the { $points } point
       *[other] the { $points } points
    } you have.


## Before the first answer

