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
board-dutchman-here = Flying Dutchman: { $weapon }, { $points } points
board-face-up = Animals: { $animals } ({ $pile } in the pile)
board-foe = { $name } { $strength }: { $reward }
board-yarn = { $number }: { $wants } ({ $points })
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
board-row = { $name }: { $value }
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
about-crab = { $strength ->
        [0] beaten at once
       *[other] strength { $strength } in this fight
    }
about-bomb = { $damage } damage
about-cat = { $dice ->
        [one] 1 die is rolled again
       *[other] { $dice } dice are rolled again
    }
about-twice = the reward twice: { $reward }
about-pile = yarns of { $least } to { $most } points
about-dodge = { $crates ->
        [0] none left in the fight
       *[other] { $crates } left in the fight
    }
about-leave = not taken: { $rest }
about-none = you have none
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
about-hide = { $value ->
        [0] into the centre
       *[other] on a space worth { $value }
    }, hideout { $before } → { $after } points, { $fee ->
        [one] 1 doubloon
       *[other] { $fee } doubloons
    } in all
about-tale = { $true ->
        [yes] true: { $points } points
       *[no] a joke: { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }

## Why something is no answer

why-na-no-alley = No alley leads there from the captain’s crossing.
why-na-not-here = The captain does not stand at an end of this alley.
why-na-closed = { $player } has pirates there: the alley is closed until the round ends.
why-na-pirates = This alley takes { $needed } pirates; you have { $has } standing.
why-na-fare = The barge costs 1 doubloon or { $points } points; you have no doubloon and { $has } points.
why-na-no-landing = With the { $left ->
        [one] 1 pirate
       *[other] { $left } pirates
    } then left you cannot fill any alley back into the city.
why-na-animal-owned = You already own an animal of this kind.
why-na-too-far = Zone { $zone } is { $steps } zones away and you can sail { $reach }: you have { $sails ->
        [one] 1 sail
       *[other] { $sails } sails
    } and { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }.
why-na-kraken = A kraken on the way stops your boat before zone { $zone }.
why-na-elsewhere = It lies in zone { $zone }; your boat is in zone { $here }.
why-na-no-crate = A fight takes a crate in your holds or a bomb; you have neither.
why-na-tower = It takes at least { $least ->
        [one] 1 crate
       *[other] { $least } crates
    }, a weapon and a hand for each: you have { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }, { $weapons } and { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }.
why-na-tower-full = Five crates lie on it: it never changes hands again.
why-na-post = A plunder takes { $needed } weapons of its kind and { $needed } hands: you have { $weapons } and { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }.
why-na-post-empty = There is nothing to plunder: it is filled again when the ships are fitted out.
why-na-outpost-taken = { $player } holds it to the end of the game.
why-na-no-pirate = You have no pirate on deck to leave there.
why-na-crates = { $asked } cannot be placed: each takes a weapon and a hand, and you have { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }, { $weapons } and { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }.

## The odds of a fight

fight-odds-beat = { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }: the opponent is beaten
fight-odds-hurt = { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }: at least one stays, so the reward is yours
fight-odds-rum = { $rum ->
        [one] paying your rum
       *[other] paying your { $rum } rum
    }: { $percent }%
fight-odds-ward = { $dice ->
        [0] no die
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $attacks ->
        [one] the attack is warded off
       *[other] the { $attacks } attacks are warded off
    } { $count } times in { $total }
fight-odds-cat = with the Cat: { $percent }%
