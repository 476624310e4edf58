# The things of Captains’ War. `name-` is short, `.some` counts $n of it inside a sentence, `.the` carries its article.

name-gold = gold
    .some = { $n } gold
name-pearl = pearl
    .some = { $n ->
        [one] 1 pearl
       *[other] { $n } pearls
    }
name-wood = wood
    .some = { $n } wood
name-gem = gem
    .some = { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }
name-barrel = barrel
    .some = { $n ->
        [one] 1 barrel
       *[other] { $n } barrels
    }
name-pirate-1 = pirate 1
    .some = { $n ->
        [one] 1 pirate of force 1
       *[other] { $n } pirates of force 1
    }
name-pirate-2 = pirate 2
    .some = { $n ->
        [one] 1 pirate of force 2
       *[other] { $n } pirates of force 2
    }
name-pirate-3 = pirate 3
    .some = { $n ->
        [one] 1 pirate of force 3
       *[other] { $n } pirates of force 3
    }
name-pirate-4 = pirate 4
    .some = { $n ->
        [one] 1 pirate of force 4
       *[other] { $n } pirates of force 4
    }
name-pirate-5 = pirate 5
    .some = { $n ->
        [one] 1 pirate of force 5
       *[other] { $n } pirates of force 5
    }
name-choice = joker
    .some = { $n ->
        [one] 1 resource of choice
       *[other] { $n } resources of choice
    }
name-attack = attack
    .some = +{ $n } attack
name-defence = defence
    .some = +{ $n } defence
name-points = RP
    .some = { $n } RP

name-boats = Boats
    .some = { $n ->
        [one] 1 space on Boats
       *[other] { $n } spaces on Boats
    }
    .the = the boats track
    .column = the boats
name-attributes = Attributes
    .some = { $n ->
        [one] 1 space on Attributes
       *[other] { $n } spaces on Attributes
    }
    .the = the attributes track
    .column = the attributes

name-die-blue-1 = 1st blue die
    .the = the 1st blue die
name-die-blue-2 = 2nd blue die
    .the = the 2nd blue die
name-die-blue-3 = 3rd blue die
    .the = the 3rd blue die
name-die-yellow = yellow die
    .the = the yellow die
name-die-black = black die
    .the = the black die
name-die-red = red die
    .the = the red die
colour-blue = blue
colour-yellow = yellow
colour-black = black
colour-red = red
pair-took = { $first } and { $second }
pair-gets = { $first } then { $second }
party-nobody = nobody
name-none = nothing
note-sheet = The figures of the sheet are ours: the main booklet is not public. "flibuste audit captains-war" lists them; an overlay file replaces them.

name-raft = Raft
    .the = the raft
name-longboat = Longboat
    .the = the longboat
name-brig = Brig
    .the = the brig
name-galleon = Galleon
    .the = the galleon
name-eye-patch = Eye patch
    .the = the eye patch
name-hook = Hook
    .the = the hook
name-wooden-leg = Wooden leg
    .the = the wooden leg
name-parrot = Parrot
    .the = the parrot

name-calico-jack = Calico Jack
name-anne-bonny = Anne Bonny
name-blackbeard = Blackbeard
name-ching-shih = Ching Shih

name-tailwind = Tailwind
    .power = The active captain moves 3 spaces instead of 2 on a long red face.
name-black-market = Black market
    .power = The active captain pays 2 gold for a resource.
name-rum-aplenty = Rum aplenty
    .power = A barrel lowers the cost of one pirate by 2 gold, at most one barrel per pirate.
name-vengeance = Vengeance
    .power = Lose a boarding, and your next attack on the winner gets +2.
name-treasure-hunt = Treasure hunt
    .power = The first to end a command phase with one of each resource scores 4 RP; several in one turn all do.
name-royal-navy = Royal Navy
    .power = Three identical blue dice: everybody loses their weakest pirate before choosing dice.
name-prize = Prize
    .power = Win a boarding by 4 or more and take both rewards.
name-seven-seas = The seven seas
    .power = The naval battle pays more.

flag-boats = Boats
flag-attributes = Attributes
flag-command = Command bonuses
flag-track = Gained on tracks
flag-rank = Attributes rank
flag-boardings = Boarding table
flag-naval = Naval battle
flag-adventure = Adventure
flag-chest = Resources left
