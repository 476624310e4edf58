# Words of the Amerigo table in the terminal.

terminal-aim = In five rounds of seven phases, discover islands, found trading posts and fill the land with your tiles; finish islands early, gather goods and keep enough cannons for the pirates. Most points win.
terminal-last-ship = your last ship: the { $points } AP end with it


## Signs

sign-water = water
sign-anchor = anchor; the arrow points to its trading-post space
sign-post = free trading-post space
sign-land = land
sign-good = land with a resource: C cotton, T tobacco, S sugar, N coconut, K coffee
sign-neutral = neutral tile
sign-village = village of player 1
sign-settled = trading post of player 1
sign-ship = ship A of player 1
