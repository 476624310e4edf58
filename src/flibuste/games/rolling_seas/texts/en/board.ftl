# Words of the Rolling Seas board.

game-title = Rolling Seas
game-subtitle = 1 to 6 players · all at once
game-pitch = Draw the same adventures, each on a sea of your own, and come back with the best story.
game-minutes = 30–60

option-map = Map
option-map-carmine-archipelago = The Carmine Archipelago
    .help = Middling islands, well spread: the map of the examples.
option-map-two-sisters = The Two Sisters
    .help = Two large islands bar the north.
option-map-great-barrier = The Great Barrier
    .help = A chain of islets down the middle of the sea.
option-map-crescent = The Crescent
    .help = A long crescent island in the west.
option-map-thousand-islets = The Thousand Islets
    .help = Many small islands, many detours.
option-map-strait = The Strait
    .help = Two continents drawing close.
option-map-crown = The Crown
    .help = A ring of islands around an inner sea.
option-map-dragon = The Dragon
    .help = A winding island from north-west to south-east.
option-map-fjords = The Fjords
    .help = Arms of land from east and west.
option-map-southern-cross = The Southern Cross
    .help = Islands in a cross around the centre.
option-map-cyclone-eye = The Eye of the Cyclone
    .help = A closed sea at the centre, open in few places.
option-map-shattered-lands = The Shattered Lands
    .help = Scattered lands, narrow passages.
option-deck = Deck
option-deck-standard = Standard
    .help = 25 turns, as many calm seas as adventures.
option-deck-stormier = Stormier
    .help = 25 turns, more adventures.
option-deck-quick = Quick
    .help = 18 turns.
option-ambush = Ambushes
option-ambush-no = Without ambushes
    .help = Advised for a first game, and always alone.
option-ambush-yes = With ambushes
    .help = Two more cards: hide on your neighbours’ boards.

part-RS-DEF = Vocabulary
part-RS-SET = Set-up
part-RS-TUR = The turn
part-RS-ADV = Adventure phase
part-RS-CUR = Currents
part-RS-ROC = Rocks
part-RS-AMB = Ambushes
part-RS-DIC = Dice phase
part-RS-ACT = Action phase
part-RS-WIN = Wind in the sails
part-RS-NAV = Navigate
part-RS-CEL = Active cells
part-RS-EXP = Explore
part-RS-POR = Visit a port
part-RS-RES = Resources and bonuses
part-RS-FIG = Fights
part-RS-END = End of the game
part-RS-SOL = Solo
board-turn = Turn { $turn } of { $turns }
board-set-up = Set-up
board-winds = Winds
board-die = Notebook, line { $line }
board-story = story
board-provisions = provisions
board-gold = gold
board-wind = winds
board-cannons = cannons
board-powers = power
board-monsters = monsters
board-pirates = pirates
board-ports = ports
board-monoliths = monoliths
board-renown = renown
board-hold = hold
board-next-bonus = bonus in { $count }: { $bonus }
board-no-bonus = no bonus left
bonus-story = +1 story point
bonus-gold = +1 gold
bonus-wind = +1 wind
bonus-refill = hold refilled
bonus-stars = +{ $stars } renown
board-total = total


## What an answer costs and brings, after its number

thing-moves = { $count ->
        [one] movement point
       *[other] movement points
    }
thing-provisions = { $count ->
        [one] provision
       *[other] provisions
    }
thing-gold = { $count ->
       *[other] gold
    }
thing-wind = { $count ->
        [one] wind
       *[other] winds
    }
thing-story = { $count ->
        [one] story point
       *[other] story points
    }
thing-cannons = { $count ->
        [one] cannon
       *[other] cannons
    }
thing-hold = { $count ->
        [one] place in the hold
       *[other] places in the hold
    }
thing-monoliths = { $count ->
        [one] monolith
       *[other] monoliths
    }
thing-monsters = power of the monsters
thing-pirates = power of the pirates
thing-renown = renown
