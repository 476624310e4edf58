# What is asked, answered and told at the table.
# The forms of a value are described in render/words/nassau.py.

## Questions

ask-walk = Where does the captain go?
ask-land = The barge: by which alley do you come back into the city?
ask-again = Move the captain again for 1 doubloon?
ask-quay = You pass. At which quay does your boat start?
ask-pet-kraken = Use the Kraken to receive the bonus of this quay twice?
ask-choose = Which equipment do you take?
ask-table = Which table does your pirate come from?
ask-animal = Which animal do you take?
ask-wake = Your new sailor wakes an animal: which one?
ask-draw = { $left ->
        [one] From which pile do you draw the card?
       *[other] { $left } cards to draw. From which pile is the next?
    }
ask-weapon = Which weapon do you choose?
ask-stow = No room for { $thing_key ->
        [crate] { $left ->
            [one] 1 crate
           *[other] { $left } crates
        }
        [provision] { $left ->
            [one] 1 provision
           *[other] { $left } provisions
        }
       *[good] { $left ->
            [one] 1 good
           *[other] { $left } goods
        }
    } in your holds. What do you do?
ask-overload = Your load no longer fits. What do you throw out?
ask-monkey = Keep { $thing_one } with the Monkey spirit?
ask-voyage = An action for 1 provision, or the voyage home?
ask-sail = Where do you sail?
ask-act = What do you do in this zone?
ask-prepare = Before the fight: the Crab or a bomb?
ask-crates = How many crates do you place?
ask-occupy = How many crates do you put on the watchtower?
ask-dodge = A dodge: lose a crate of this fight or pay 1 rum?
ask-defend = Defence: how many dice do you roll?
ask-cat = Use the Cat to roll the ones and twos again?
ask-ward = { $left ->
        [one] Which attack do you ward off?
       *[other] { $left } attacks to ward off. Which one first?
    }
ask-suffer = Which loss comes first?
ask-sleep = A sailor is gone: which animal falls asleep?
ask-spoils = The reward: double it with the Lizard or a contract?
ask-trade = Trade with the Sea Dog for 1 doubloon?
ask-hide = { $hidden ->
        [0] Which good do you hide first?
       *[other] Hide another good? { $hidden } so far.
    }
ask-fire = Which yarns do you tell? Three cards for each rum.
ask-turtle = Use the Turtle to double one income of the home port?
ask-bonus = { $first ->
        [none] The merchant: which bonus do you take?
       *[other] A second bonus for 1 doubloon?
    }
ask-send = Where does the merchant go?

## Answers

do-go = By alley { $alley }
do-barge = Take the barge by alley { $alley }
do-land = Land by alley { $alley }
do-from = Start from crossing { $crossing }
do-pause = Pause
do-pass = Pass
do-again = Move again
do-end = Stay here
do-quay = { $berth_name }
do-take = { $gift_name }
do-table = { $table_name }
do-animal = { $animal_name }
do-wake = Wake { $animal }
do-draw = Pile { $deck }
do-weapon = { $weapon_name }
do-dump = Throw out { $cargo }
do-leave = Leave the rest
do-act = Act
do-skull = Skull Island
do-fire = Campfire
do-home = Home port
do-compass = Compass to zone { $zone }
do-sail = Zone { $zone }
do-fight = Fight { $space }
do-outpost = Capture the outpost
do-tower = Occupy watchtower { $tower }
do-plunder = Plunder trading post { $post }
do-dog = Meet the Sea Dog
do-card = Draw a yarn card
do-crates = { $count ->
        [0] No crate
        [one] 1 crate
       *[other] { $count } crates
    }
do-lose = Lose a crate
do-pay = Pay 1 rum
do-dice = { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
do-ward = Ward off: { $token_thing }
do-suffer = Lose: { $token_thing }
do-sleep = { $animal_name }
do-buy = Buy: { $gift_name }
do-hide = Hide { $good }
do-tell = Tell { $card }
do-enough = That is all
do-parrot = Tell { $card } with the Parrot
do-turtle = Double { $income }
do-use = { $help ->
        [bomb] Throw a bomb
        [contract] Use a contract
       *[animal] Use { $help_name }
    }
do-skip = No, go on
do-bonus = { $bonus_name }
do-send = Crossing { $crossing }
do-dutch = Attack the Flying Dutchman

## The log

log-round = Round { $round } begins.
log-dolphin = { $player } takes the dolphin.
log-dealt = { $player } starts with { $weapon_one }, { $animal } and a hideout that waits for, in this order: { $hideout }.
log-walked = { $player } places { $pirates ->
        [one] 1 pirate
       *[other] { $pirates } pirates
    } and leads the captain to crossing { $crossing }.
log-barged = { $player } places { $pirates ->
        [one] 1 pirate
       *[other] { $pirates } pirates
    } and takes the barge.
log-landed = { $player } places { $pirates ->
        [one] 1 pirate
       *[other] { $pirates } pirates
    }: the barge lands at crossing { $crossing }.
log-relocated = All alleys are occupied: { $player } puts the captain on crossing { $crossing }.
log-paused = { $player } pauses { $rum ->
        [0] and pays nothing
       *[other] for 1 rum
    }.
log-moored = { $player } passes: the boat starts at { $berth }.
log-quay-paid = { $player } takes the bonus of { $berth }.
log-again = { $player } { $doubloons ->
        [0] moves the captain again and pays nothing
       *[other] pays 1 doubloon to move the captain again
    }.
log-paid = { $player } pays { $haul }.
log-fined = { $player } pays { $points ->
        [one] 1 point
       *[other] { $points } points
    } for want of a doubloon.
log-kept = { $player } keeps { $haul }.
log-got = { $player } receives { $haul }.
log-missed = { $player } does not receive { $haul }: { $haul_key ->
        [hold] all holds are open
        [crate] no room in the holds
        [provision] no room in the holds
        [good] no room in the holds
       *[other] the ship carries no more of them
    }.
log-exhausted = { $player } does not receive { $haul }: there is none left to take.
log-opened = { $player } opens 1 hold.
log-got-good = { $player } stows 1 good: { $good }.
log-freed = { $player } fetches 1 pirate from { $table }.
log-adopted = { $player } takes { $animal }.
log-shown = A new animal lies face up: { $animal_name }.
log-woke = { $player } wakes { $animal }.
log-dozed = { $player }: { $animal } falls asleep.
log-drew = { $card_sight ->
        [hidden] { $player } draws 1 card from pile { $deck }.
       *[seen] { $player } draws 1 card from pile { $deck }: { $card }.
    }
log-renewed = The discarded cards make a new pile { $deck }.
log-dumped = { $player } throws out { $cargo }.
log-used = { $player } uses { $animal }.
log-sailed = { $player } sails to zone { $zone }{ $laid ->
        [0] { "" }
        [one] , laying 1 pirate
       *[other] , laying { $laid } pirates
    }.
log-stayed = { $player } stays in zone { $zone }.
log-jumped = The compass leads { $player } to zone { $zone }.
log-fought = { $player } fights { $opponent } in zone { $zone }.
log-blasted = { $player } throws 1 bomb: { $damage } damage.
log-marked = { $crates ->
        [0] { $player } has no crate to mark the damage.
        [one] 1 crate of { $player } marks the damage.
       *[other] { $crates } crates of { $player } mark the damage.
    }
log-placed = { $player } places { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }{ $laid ->
        [0] { "" }
        [one] , laying 1 pirate
       *[other] , laying { $laid } pirates
    }.
log-tokens = { $player } draws tokens: { $tokens }.
log-dodged = A dodge: { $player } takes back 1 crate.
log-held = A dodge: { $player } { $rum ->
        [0] spends nothing
       *[other] pays 1 rum
    } and all crates stay.
log-rolled = { $player } rolls { $dice }{ $laid ->
        [0] { "" }
        [one] , laying 1 pirate
       *[other] , laying { $laid } pirates
    }.
log-rerolled = The dice of { $player } now show { $dice }.
log-warded = { $player } wards off an attack: { $token_thing }.
log-lost = { $player } loses { $token_one }.
log-lost-points = { $player } has no such thing to lose ({ $token_thing }) and { $points ->
        [0] no point either
        [one] loses 1 point
       *[other] loses { $points } points
    }.
log-spoils = { $player } did damage: { $points ->
        [one] 1 point
       *[other] { $points } points
    } and the reward of { $opponent_the }.
log-beat = { $player } beats { $opponent_the } and takes the tile.
log-returned = { $player }: { $crates ->
        [one] 1 crate returns
       *[other] { $crates } crates return
    } to the reserve.
log-withstood = { $damage } damage out of { $strength }: not enough yet to beat { $opponent_the }.
log-captured = { $player } puts 1 pirate on the outpost of zone { $zone }.
log-occupied = { $player } puts { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } on a watchtower of zone { $tower_zone }{ $laid ->
        [0] { "" }
        [one] , laying 1 pirate
       *[other] , laying { $laid } pirates
    }.
log-evicted = { $player } takes back { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } from it and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
log-plundered = { $player } plunders a trading post of zone { $post_zone }{ $laid ->
        [0] { "" }
        [one] , laying 1 pirate
       *[other] , laying { $laid } pirates
    }.
log-met = { $player } meets the Sea Dog.
log-at-skull = { $player } lands on Skull Island.
log-hid = { $player } hides 1 good ({ $good }) { $value ->
        [0] in the central store.
       *[other] on a space worth { $value }.
    }
log-at-fire = { $player } sits down by the campfire.
log-told = { $player } tells { $card }: { $points } points.
log-joked = { $card_sight ->
        [hidden] { $player } tells 1 joke (a card of pile { $deck }, face down): { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[seen] { $player } tells 1 joke (face down: { $card }): { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
log-parroted = The Parrot repeats it: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more for { $player }.
log-at-home = { $player } is back in the home port.
log-scored = { $player } scores { $points } points for watchtowers.
log-refit = All boats are home: the ships are fitted out.
log-prize-tied = { $players } players are tied for the best yarns.
log-prize = { $player } told the best yarns ({ $yarns } points) and scores { $points }.
log-silent = { $player } told no yarn and { $points ->
        [0] has no point to lose
        [one] loses 1 point
       *[other] loses { $points } points
    }.
log-gone = The animals face up leave.
log-dog-at = The Sea Dog is in zone { $zone }.
log-offered = For 1 doubloon the Sea Dog offers one of: { $offering }.
log-stocked = New at a trading post of zone { $post_zone }: { $good }.
log-counted = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $part }{ $one ->
        [0] {""}
       *[other] : { $one } × { $other }
    }).
log-total = { $player } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all.
log-over = The game is over.
log-met-feld = { $player } meets the travelling merchant.
log-sent = { $player } sends the merchant to crossing { $crossing }.
log-dutchman-at = The Flying Dutchman is in zone { $zone } and is fought with { $weapon }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the most crates.
log-attacked-dutchman = { $player } attacks the Flying Dutchman.
log-on-dutchman = { $crates ->
        [0] No crate of { $player } stays with the Dutchman.
        [one] 1 crate of { $player } stays with the Dutchman.
       *[other] { $crates } crates of { $player } stay with the Dutchman.
    }
log-won-dutchman = { $player } has most crates on the Dutchman ({ $crates }) and scores { $points } points.
