# Words of the table of Nassau.

game-title = Nassau
game-subtitle = Two to four pirate captains · Flying Dutchman · travelling merchant
game-pitch = Fit out your ship in the alleys of Nassau, sail the Caribbean, and tell tall yarns by the fire.
game-minutes = 90–120
game-aim = Have the most points after four rounds. Watchtowers, beaten opponents, hidden goods, weapons and companions multiply at the end. Most printed values are ours: "flibuste audit nassau" lists them.

option-city = The city
option-city-random = Random
    .help = Nine district tiles in random order, side and rotation.
option-city-first-game = First game
    .help = The captain’s tile lies in the centre; all else is random.
option-sea = At sea
option-sea-dog = Old Sea Dog
    .help = The base game.
option-sea-both = Sea Dog and Dutchman
    .help = The Old Sea Dog and the Flying Dutchman.
option-sea-dutchman = Flying Dutchman
    .help = The Flying Dutchman in place of the Old Sea Dog.
option-feld = Travelling merchant
option-feld-no = Without
    .help = The city without the Stefan Feld pawn.
option-feld-yes = With
    .help = The Stefan Feld pawn gives a bonus to whoever brings the captain to him.

part-NA-GEN = General rules
part-NA-SET = Set-up
part-NA-P1 = Phase I: Nassau
part-NA-P2 = Phase II: the Caribbean
part-NA-RET = Phase II: the voyage home
part-NA-P3 = Phase III: refit
part-NA-END = End of the game
part-NA-OBJ = Objects
part-NA-ANI = Animals
part-NA-FD = The Flying Dutchman
part-NA-FELD = The travelling merchant

board-round = Round { $round } of { $rounds }
board-dolphin = dolphin: { $player }
board-city = Nassau
board-sea = The Caribbean
board-tower = watchtower, { $weapon }
board-post = trading post, { $weapon }: { $good }
board-outpost = outpost: { $reward }
board-dog = Sea Dog: { $offering }
board-dutchman = Flying Dutchman
board-points = Points
board-place = Boat
board-sails = Sails / sailors
board-weapons = Weapons
board-pirates = Pirates
board-objects = Objects
board-holds = Holds
board-animals = Animals
board-hideout = Hideout
board-cards = Cards
board-zone = zone { $zone }
board-crew = { $standing } standing, { $lying } lying, { $tavern } in the tavern
board-load = { $holds } open: { $load } (reserve { $reserve })
board-hideout-cell = { $filled } filled, next { $due }; { $store } in the store
board-hand = Your yarns
place-ship = on the ship
place-skull = Skull Island
place-fire = campfire
place-home = home port
phase-city = I. Nassau
phase-sea = II. The Caribbean
phase-refit = III. Refit
animal-is-ready = ready
animal-is-used = used
animal-is-asleep = asleep
about-barge = the barge
about-fight = { $opponent }, strength { $strength }, damage { $damage }, { $weapon }: { $reward } and { $points ->
        [one] 1 point
       *[other] { $points } points
    }
about-tower = { $weapon }; { $player }: { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }
about-sail = { $steps ->
        [0] stay
        [one] 1 zone
       *[other] { $steps } zones
    }
about-tale = { $true ->
        [yes] true: { $points } points
       *[no] a joke: { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
