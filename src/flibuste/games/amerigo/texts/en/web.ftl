# Words of the Amerigo table on the web.

web-am-map = Map of the islands
web-am-whole = Show the whole map
web-am-tower = Cube tower: { $inside } cubes inside, { $out } came out
web-am-track = Special-action track
web-am-pirates = Pirates, strength { $strength }
web-am-tray = Which tile?
web-am-turn-left = The place before
web-am-turn-right = The next place
web-am-place-help = Choose a tile, then a cell; press again for the next place that covers it.
web-am-place = Lay
web-am-points = { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
web-am-supply = Supply
web-am-kind = { $cost } AP, { $small } / { $large }
web-am-not-out = not out
web-am-gold-note = +{ $gold } ({ $cubes } cubes)
web-am-storage = In storage
web-am-progress-tiles = Progress tiles
web-am-production = Production
web-am-taken = taken
web-am-reserve = Planned
web-am-enough = pirates { $strength }: enough
web-am-too-few = pirates { $strength }: too few
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
web-am-column-gold = gold
web-am-column-goods = goods
web-am-column-progress = progress track
web-am-column-special = special-action track
key-gold = G
key-pass = P
key-stop = F
key-spend = S
key-cash = C
web-am-gold-short = Gold
web-am-ship = Ship { $ship }
web-am-column-played = scored in play
web-am-column-tiles = end tiles
web-am-track-gold = gold
web-am-track-cannons = cannons
web-am-track-progress = progress
