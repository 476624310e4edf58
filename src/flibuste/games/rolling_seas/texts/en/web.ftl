# Words that only the table in the browser uses.

web-rs-map = The chart
web-rs-chart = { $name }’s chart
web-rs-board-of = You are drawing on { $name }’s chart.
web-rs-ship = Your ship
web-rs-ship-of = { $name }’s ship
web-rs-count = { $name }: { $count }
web-rs-wind = Navigate { $arrow }
web-rs-wind-to = wind { $to }
web-rs-port = Port { $number }
web-rs-gust = One step { $step }
web-rs-line = Line { $line }
web-rs-moves = −{ $moves } { $moves ->
        [one] move
       *[other] moves
    }
web-rs-whole = The whole map
web-rs-lines = touches row { $row } or column { $column }
web-rs-edge = edge
web-rs-land = land
web-rs-rocks = rocks
web-rs-too-far = { $cost } mp
web-rs-remembered = { $title }: { $count } renown
web-rs-told = Stories told
web-rs-final = Last story
web-rs-pirates = Pirates left
web-rs-arrival = Arrival
web-rs-stars = Bonuses

key-stop = S
key-done = D
key-build = B
key-spend = P

fare-points = { $fare ->
        [one] 1 movement point
       *[other] { $fare } movement points
    }
why-rs-ship = Your ship lies there.
why-rs-ashore = That is land: ships stay on the sea.
why-rs-rocks = Rocks: no ship sails through them.
why-rs-way = A ship goes one cell at a time. By the cheapest way this cell is { fare-points } away; you have { amount-moves } and { amount-provisions }, so you can get there step by step if nothing on the way stops you.
why-rs-too-far = Too far: even by the cheapest way this cell asks for { $more ->
        [0] { fare-points }
       *[other] more than { fare-points }
    }, currents left aside; you have { amount-moves } and { amount-provisions } (one point each).
why-rs-monster = A sea monster waits there. Your cannons do not match its power, and after the step you would have no provision left for it.
why-rs-no-toll = Pirates wait there. Your cannons do not match their power, and after the step you would not have the provisions they ask for.
why-rs-peril = That is a peril: no ship stops there, and after this step you could not go on.
why-rs-flow = A current would carry you on to a place where you cannot pay what waits, or may not stop.
why-rs-wind = A wind in the sails carries the ship to one of the eight cells around it, no further.
why-rs-port = You are not beside this port: the ship must touch one of its four sides, not only a corner.
why-rs-explored = You have explored this land already; each cell is explored once.
why-rs-land = You are not beside this land: the ship must touch one of its four sides, not only a corner.
why-rs-choose-wind = To sail, choose one of the winds rolled first; then go cell by cell.
why-rs-not-sea = That is land: adventures are drawn on the sea.
why-rs-taken = Adventures are drawn on blank sea: here there is already an adventure, pirates, an ambush, a ship or its line.
why-rs-shut = Drawn there, it would shut off a port, the ship or a part of the sea, or lead a current ashore.
why-rs-lines = The shape must touch row { $row } or column { $column }, and from there it does not reach.
why-rs-crossing = Alone at the table, rocks go as near as can be to where row { $row } and column { $column } cross.
why-rs-seen = { $name }’s ship can see that cell: hide more than { $cells } cells away, or behind land.
why-rs-point = The points of your ambush go around { $cell }, one on a cell.
why-rs-home = Your home port is one of the eight ports.
why-rs-moor = Your ship starts on a free cell beside your home port, { $cell }.
