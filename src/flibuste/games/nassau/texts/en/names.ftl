# The things of Nassau. `thing-` names a thing, `.some` counts $n of it, `.the` carries its article.

thing-sabre = { $count ->
        [one] sabre
       *[other] sabres
    }
    .some = { $n ->
        [one] 1 sabre
       *[other] { $n } sabres
    }
    .one = sabre
    .the = the sabre
thing-pistol = { $count ->
        [one] pistol
       *[other] pistols
    }
    .some = { $n ->
        [one] 1 pistol
       *[other] { $n } pistols
    }
    .one = pistol
    .the = the pistol
thing-cannon = { $count ->
        [one] cannon
       *[other] cannons
    }
    .some = { $n ->
        [one] 1 cannon
       *[other] { $n } cannons
    }
    .one = cannon
    .the = the cannon
thing-harpoon = { $count ->
        [one] harpoon
       *[other] harpoons
    }
    .some = { $n ->
        [one] 1 harpoon
       *[other] { $n } harpoons
    }
    .one = harpoon
    .the = the harpoon
thing-hook = { $count ->
        [one] grappling hook
       *[other] grappling hooks
    }
    .some = { $n ->
        [one] 1 grappling hook
       *[other] { $n } grappling hooks
    }
    .one = grappling hook
    .the = the grappling hook
thing-sail = { $count ->
        [one] sail
       *[other] sails
    }
    .some = { $n ->
        [one] 1 sail
       *[other] { $n } sails
    }
    .one = sail
    .the = the sail
thing-sailor = { $count ->
        [one] sailor
       *[other] sailors
    }
    .some = { $n ->
        [one] 1 sailor
       *[other] { $n } sailors
    }
    .one = sailor
    .the = the sailor
thing-pirate = { $count ->
        [one] pirate
       *[other] pirates
    }
    .some = { $n ->
        [one] 1 pirate
       *[other] { $n } pirates
    }
    .one = pirate
    .the = the pirate
thing-animal = { $count ->
        [one] animal
       *[other] animals
    }
    .some = { $n ->
        [one] 1 animal
       *[other] { $n } animals
    }
    .one = animal
    .the = the animal
thing-yarn = { $count ->
        [one] yarn card
       *[other] yarn cards
    }
    .some = { $n ->
        [one] 1 yarn card
       *[other] { $n } yarn cards
    }
    .one = yarn card
    .the = the yarn card
thing-hold = { $count ->
        [one] hold
       *[other] holds
    }
    .some = { $n ->
        [one] 1 hold
       *[other] { $n } holds
    }
    .one = hold
    .the = the hold
thing-crate = { $count ->
        [one] crate
       *[other] crates
    }
    .some = { $n ->
        [one] 1 crate
       *[other] { $n } crates
    }
    .one = crate
    .the = the crate
thing-provision = { $count ->
        [one] provision
       *[other] provisions
    }
    .some = { $n ->
        [one] 1 provision
       *[other] { $n } provisions
    }
    .one = provision
    .the = the provision
thing-doubloon = { $count ->
        [one] doubloon
       *[other] doubloons
    }
    .some = { $n ->
        [one] 1 doubloon
       *[other] { $n } doubloons
    }
    .one = doubloon
    .the = the doubloon
thing-rum = { $count ->
        [one] rum
       *[other] rum
    }
    .some = { $n ->
        [one] 1 rum
       *[other] { $n } rum
    }
    .one = rum
    .the = the rum
thing-bomb = { $count ->
        [one] bomb
       *[other] bombs
    }
    .some = { $n ->
        [one] 1 bomb
       *[other] { $n } bombs
    }
    .one = bomb
    .the = the bomb
thing-contract = { $count ->
        [one] contract
       *[other] contracts
    }
    .some = { $n ->
        [one] 1 contract
       *[other] { $n } contracts
    }
    .one = contract
    .the = the contract
thing-compass = { $count ->
        [one] compass
       *[other] compasses
    }
    .some = { $n ->
        [one] 1 compass
       *[other] { $n } compasses
    }
    .one = compass
    .the = the compass
thing-good = { $count ->
        [one] good
       *[other] goods
    }
    .some = { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
    .one = good
    .the = the good
thing-weapon = { $count ->
        [one] weapon of choice
       *[other] weapons of choice
    }
    .some = { $n ->
        [one] 1 weapon of choice
       *[other] { $n } weapons of choice
    }
    .one = weapon of choice
    .the = the weapon
thing-point = { $count ->
        [one] point
       *[other] points
    }

animal-rat = Rat
    .the = the Rat
    .power = One of your holds takes two loads.
animal-turtle = Turtle
    .the = the Turtle
    .power = Doubles one income of the home port.
animal-crab = Crab
    .the = the Crab
    .power = Lowers the strength of an opponent by 1.
animal-cat = Cat
    .the = the Cat
    .power = Rolls all dice showing 1 or 2 again.
animal-lizard = Lizard
    .the = the Lizard
    .power = Brings the reward of an opponent once more.
animal-kraken = Kraken
    .the = the Kraken
    .power = Doubles the bonus of a quay of the port.
animal-parrot = Parrot
    .the = the Parrot
    .power = Doubles the points of a yarn card.
animal-monkey = Monkey spirit
    .the = the Monkey spirit
    .power = Keeps an object that you spend.

good-tobacco = tobacco
    .of = of tobacco
good-spices = spices
    .of = of spices
good-cloth = cloth
    .of = of cloth
good-cocoa = cocoa
    .of = of cocoa
good-sugar = sugar
    .of = of sugar
good-silver = silver
    .of = of silver

species-kraken = Kraken
    .a = a kraken of strength { $strength }
    .the = the kraken of strength { $strength }
    .many = krakens
species-fortress = Fortress
    .a = a fortress of strength { $strength }
    .the = the fortress of strength { $strength }
    .many = fortresses
species-galleon = Galleon
    .a = a galleon of strength { $strength }
    .the = the galleon of strength { $strength }
    .many = galleons
species-treasure = Treasure island
    .a = a treasure island of strength { $strength }
    .the = the treasure island of strength { $strength }
    .many = treasure islands
species-buccaneers = Buccaneers
    .a = buccaneers of strength { $strength }
    .the = the buccaneers of strength { $strength }
    .many = bands of buccaneers

cargo-good = 1 good ({ $good })
token-nothing = a blank
token-dodge = a dodge
token-attack = an attack ({ $thing })

berth-quay = quay { $of }
    .name = Quay { $of }
berth-outpost = the outpost of zone { $of }
    .name = Outpost of zone { $of }
table-item = the table with { $item }
    .name = Table with { $item }
part-track = points on the track
part-towers = watchtowers
part-opponents = opponents
part-hideout = hideout
part-weapons = weapons
part-companions = companions
part-change = leftovers
part-extras = Flying Dutchman
income-crates = the crates of the outposts
income-cards = the cards of the opponents
income-points = the points of the watchtowers
or = { $first } or { $second }

## What the yarns want
yarn-sails = at least { $n } sails
yarn-weapons = at least { $n } { $thing }
yarn-any-weapons = at least { $n } weapons of one type
yarn-most-weapons = most { $thing } of all
yarn-sailors = at least { $n } sailors
yarn-provisions = at least { $n ->
        [one] 1 provision
       *[other] { $n } provisions
    }
yarn-crates = at least { $n } crates in the holds
yarn-rum = at least { $n } rum
yarn-doubloons = at least { $n } doubloons
yarn-standing = at least { $n ->
        [one] 1 standing pirate
       *[other] { $n } standing pirates
    }
yarn-holds = { $n } open holds
yarn-animal = own { $thing }
yarn-animals = at least { $n } animals
yarn-good = some { $thing }, in a hold or hidden
yarn-two-goods = exactly { $n } goods in the holds, of different types
yarn-beaten = { $n ->
        [one] { $thing } beaten
       *[other] { $n } { $thing_many } beaten
    }
yarn-outposts = hold { $n ->
        [one] an outpost
       *[other] { $n } outposts
    }
yarn-opponents-with-one = have exactly 1 crate on { $n ->
        [one] an opponent
       *[other] each of { $n } opponents
    }
yarn-strong-with-one = have exactly 1 crate on an opponent of strength { $of }
yarn-towers = { $of ->
        [one] have crates on { $n } watchtowers
       *[other] have at least { $of } crates on each of { $n } watchtowers
    }
yarn-tower-exactly = have exactly { $n } crates on a watchtower
yarn-tower-ladder = have exactly 1, 2 and 3 crates on three watchtowers
yarn-cleared = no opponent left in zone { $thing }
yarn-first = first on the score track
yarn-last = last on the score track
card-name = yarn { $number } ({ $wants })
    .short = yarn { $number }
    .a = yarn { $number }: { $wants }
