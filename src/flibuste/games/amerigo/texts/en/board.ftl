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

board-over = The game is over
board-round = Round { $round } of 5
board-time = time marker × { $time }
board-phase = { $phase } phase
board-centre = in the centre { $cubes }: { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
board-storage = Storage: { $cubes }
board-tower = In the tower: { $cubes }
board-pirates = Pirates: { $strength } ({ $tokens })
board-progress = Progress tiles, new: { $tiles }
board-progress-leaving = Progress tiles, leaving: { $tiles }
board-production = Production: { $tiles }
board-off-board = Not at sea yet: { $ships }
board-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-counts = gold { $gold }, cannons { $cannons } (pirates { $strength }), progress { $progress }, special { $special }, posts left { $posts }, chests { $chests }
board-tiles = Progress tiles: { $tiles }
board-reserve = Planned: { $tiles }

odds-next = { $phase } phase next, { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } to throw. Chance that a colour comes out: { $chances }.
odds-title = Next throw: { $colour }, { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
