# Colours, actions, tiles and goods. $shape is one of the shapes below.

name-blue = blue
    .short = Sail
    .phase = Blue
    .action = Move ships
name-black = black
    .short = Cannons
    .phase = Black
    .action = Load cannons
name-red = red
    .short = Plan
    .phase = Red
    .action = Plan
name-brown = brown
    .short = Progress
    .phase = Brown
    .action = Progress
name-green = green
    .short = Build
    .phase = Green
    .action = Build
name-yellow = yellow
    .short = Produce
    .phase = Yellow
    .action = Buy production
name-white = white
    .short = Special
    .phase = White
    .action = Special action

cubes-blue = { $count } blue
cubes-black = { $count } black
cubes-red = { $count } red
cubes-brown = { $count } brown
cubes-green = { $count } green
cubes-yellow = { $count } yellow
cubes-white = { $count } white
cubes-none = none

cell-at = on { $cell }
frame-north = north { $number }
    .at = on north { $number }
frame-south = south { $number }
    .at = on south { $number }
frame-west = west { $number }
    .at = on west { $number }
frame-east = east { $number }
    .at = on east { $number }

shape-M1 = 1 cell
shape-D2 = 2 cells
shape-I3 = row of 3
shape-V3 = corner of 3
shape-I4 = row of 4
shape-O4 = square of 4
shape-T4 = T of 4
shape-I5 = row of 5
shape-T5 = T of 5
shape-V5 = corner of 5
shape-W5 = stairs of 5
shape-U5 = U of 5
shape-X5 = cross of 5
shape-R6 = rectangle of 6
shape-E6 = triangle of 6
shape-C6 = arrow of 6
tile-neutral = neutral tile, { $shape }
    .a = a neutral tile ({ $shape })
tile-village = village, { $shape }
    .a = a village ({ $shape })

name-cotton = cotton
    .the = cotton
    .some = cotton
name-tobacco = tobacco
    .the = tobacco
    .some = tobacco
name-sugar = sugar
    .the = sugar
    .some = sugar
name-coconut = coconut
    .the = coconut
    .some = a coconut
name-coffee = coffee
    .the = coffee
    .some = coffee

name-navigators = Navigators
    .effect = +{ $amount } AP for sailing
name-gunners = Gunners
    .effect = +{ $amount } AP for cannons
name-architects = Architects
    .effect = +{ $amount } AP for planning
name-scholars = Scholars
    .effect = +{ $amount } AP for progress
name-builders = Builders
    .effect = +{ $amount } AP for building
name-merchants = Merchants
    .effect = +{ $amount } AP for production
name-cartographers = Cartographers
    .effect = +{ $amount } AP: sailing, planning
name-fortification = Fortification
    .effect = +{ $amount } AP: cannons, building
name-manufacture = Manufacture
    .effect = +{ $amount } AP: progress, production
name-fair-winds = Fair winds
    .effect = +{ $amount } AP for sailing, once
name-letter-of-marque = Letter of marque
    .effect = pirates +{ $amount } for the others
name-ransom = Ransom
    .effect = pirates: half the loss
name-booty = Booty
    .effect = +{ $amount } gold per victory
name-grand-design = Grand design
    .effect = { $amount } neutral tiles a plan
name-versatility = Versatility
    .effect = green = red
name-flagship = Flagship
    .effect = become first, once
name-purse = Purse
    .effect = +{ $amount } gold, once
name-treasure = Treasure
    .effect = +{ $amount } gold, once
name-concessions = Concessions
    .effect = +{ $amount } gold per post
name-money-changer = Money changer
    .effect = gold: 1 for { $amount } cubes
name-renown = Renown
    .effect = { $amount } point a cube out, once
name-trade-network = Trade network
    .effect = end: { $amount } point a post
name-glory = Glory
    .effect = end: { $amount } points
name-bank = Bank
    .effect = end: gold counts twice

turn-r0 = as drawn
turn-r1 = a quarter turn
turn-r2 = half a turn
turn-r3 = three quarter turns
turn-m0 = turned over
turn-m1 = turned over, a quarter turn
turn-m2 = turned over, half a turn
turn-m3 = turned over, three quarter turns

thing-points = AP
thing-gold = { $count ->
        [one] gold
       *[other] gold
    }
thing-cannons = { $count ->
        [one] cannon
       *[other] cannons
    }
thing-progress = progress
thing-special = { $count ->
        [one] space
       *[other] spaces
    }
thing-score = { $count ->
        [one] point
       *[other] points
    }
thing-chests = { $count ->
        [one] chest
       *[other] chests
    }
thing-cotton = cotton
thing-tobacco = tobacco
thing-sugar = sugar
thing-coconut = coconut
thing-coffee = coffee
thing-production = production
