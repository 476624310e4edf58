# Words that only the table in the browser uses.

web-rs-map = The chart
web-rs-chart = { $name }’s chart
web-rs-board-of = You are drawing on { $name }’s chart.
web-rs-ship = Your ship
web-rs-ship-of = { $name }’s ship
web-rs-count = { $name }: { $count }
web-rs-gust = Wind in the sails { $step }
web-rs-whole = The whole map
web-rs-edge = edge
web-rs-land = land
web-rs-rocks = rocks
web-rs-too-far = { $cost } mp
web-rs-told = Stories told
web-rs-final = Last story
web-rs-pirates = Pirates left
web-rs-arrival = Arrival
web-rs-stars = Bonuses

key-stop = S
key-done = D
key-build = B
key-spend = P

