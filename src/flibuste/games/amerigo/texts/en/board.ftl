# Words of the Amerigo table.

game-title = Amerigo
game-subtitle = 2 to 4 players
game-pitch = Discover islands, settle and build on them, as the cubes tumble out of the tower.
game-minutes = 75–120

part-AM-SET = Set-up
part-AM-PHA = Rounds and phases
part-AM-BLU = Blue: move ships
part-AM-BLK = Black: load cannons
part-AM-RED = Red: plan
part-AM-BRN = Brown: progress
part-AM-GRN = Green: build
part-AM-ISL = Completing an island
part-AM-YEL = Yellow: production
part-AM-WHT = White: special action
part-AM-GLD = Gold
part-AM-PIR = Pirates
part-AM-NXT = The next round
part-AM-FIN = The end
part-AM-PRG = Progress tiles
