# What is asked, answered and told at the table.
# $colour_key is the colour’s English word, for choosing; $tile_a a landscape tile with its article.


## Questions

ask-turn = { $phase_phase } phase: which action?
ask-special = White action: advance, or act as your space says?
ask-navigate = { $ashore ->
        [0] Where do your ships sail?
        [1] Put your other ship on the frame, or sail.
       *[other] Put a ship on the frame, then sail.
    } { $points ->
        [0] No step is left.
        [one] One step each.
       *[other] Up to { $points } steps each.
    }
ask-settle = Found a trading post beside the anchor on { $anchor }?
ask-load = How many cannons do you load?
ask-plan = Which tile do you take from the supply? { $points } AP left.
ask-progress = How far does your progress marker go?
ask-learn = Which progress tile do you take?
ask-build = Which tile do you lay, and where? { $points } AP left.
ask-produce = Which production tile do you buy? { $points } AP left.
ask-advance = How far does your turn-order marker go?


## Answers

do-navigate = Blue: move ships
do-load = Black: load cannons
do-plan = Red: plan
do-progress = Brown: progress
do-build = Green: build
do-produce = Yellow: buy production
do-special = White: special action
do-gold = Take gold
    .short = Take gold
do-renown = Use Renown
do-pass = Do nothing
do-advance = Advance on the special-action track
    .short = Advance
do-perform = Perform the action of my space
do-launch = Put ship { $ship } on { $space }
do-sail = Sail ship { $ship } to { $place }
do-settle = Found a trading post
do-skip = Found none
do-move = { $number ->
        [0] Stay
        [one] { $number } space
       *[other] { $number } spaces
    }
do-learn = { $progress }
do-take = Take { $tile_a }
do-lay = { $tile } on { $cell }, { $turn }
do-buy = Buy { $production } ({ $production_cost })
do-stop = Finish
    .short = Finish
do-spend = Spend 1 gold: 1 action point
    .short = 1 AP more
do-cash = Exchange a chest for gold
    .short = Cash a chest
do-use = Use { $progress }


## Counted things

some-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
some-action-points = { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
some-gold = { $count } gold
some-spaces = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
with-points = { $bonus ->
        [0] { some-action-points }
       *[other] { $points } + { $bonus } action points (progress tiles)
    }


## The log

log-first = { $player } plays first.
log-gift = { $player } starts with { some-gold }.
log-pirate = A pirate token of { $strength } is turned up: strength { $sum }.
log-filled = All cubes go into the tower; inside stay { $cubes }.
log-round = Round { $round }; the time marker shows { $time }.
log-turn = Round { $round }: { $colour_phase } phase.
log-thrown = { $count ->
        [one] { $count } cube goes
       *[other] { $count } cubes go
    } into the tower, out come { $cubes }: { some-action-points }.
log-empty-storage = Its storage space is empty, nobody plays.
log-nothing-out = { $count ->
        [one] { $count } cube goes
       *[other] { $count } cubes go
    } into the tower and nothing comes out, nobody plays.
log-acts = { $player } { $colour_key ->
        [blue] moves ships
        [black] loads cannons
        [red] plans
        [brown] makes progress
        [green] builds
        [yellow] buys production
       *[white] chooses the special action
    }: { with-points }.
log-performs = By the white action { $player } { $colour_key ->
        [blue] moves ships
        [black] loads cannons
        [red] plans
        [brown] makes progress
        [green] builds
       *[yellow] buys production
    }: { with-points }.
log-took-gold = { $player } takes { some-gold } for { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
log-changed = { $player } has the money changer: 1 gold for { $cubes } cubes.
log-renowned = { $player } scores { some-points } for the cubes in the centre.
log-passed = { $player } does nothing.
log-launched = { $player } puts ship { $ship } on { $place }.
log-sailed = { $player } sails ship { $ship } to { $place }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
log-settled = { $player } founds 1 trading post on { $cell }.
log-discovered = { $player } discovers an island there: { some-points }.
log-loaded = { $player } loads { $count ->
        [0] no cannon
        [one] { $count } cannon
       *[other] { $count } cannons
    } and has { $cannons }.
log-took = { $player } takes { $tile_a } for { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }.
log-improved = { $player } { $count ->
        [0] stays at
       *[other] moves { some-spaces } to
    } progress { $space }.
log-learned = { $player } takes the progress tile { $tile }.
log-no-tile = There is no progress tile left for { $player }.
log-laid = { $player } lays { $tile_a } on { $cell } for { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }: { some-points }{ $large ->
        [0] {""}
       *[1] {" "}on this large island
    }.
log-gathered = { $player } gathers { $good_some }.
log-completed = { $player } completes this island: { some-points }.
log-chest = { $player } takes 1 treasure chest, that of the large island.
log-posts = { $player } scores { some-points } for { $count ->
        [one] { $count } trading post
       *[other] { $count } trading posts
    } there ({ $value } × { $time }).
log-bought = { $player } buys { $production } production for { $production_cost } action points.
log-advanced = { $player } { $count ->
        [0] stays on
       *[other] moves { some-spaces } to
    } space { $space } of the special-action track.
log-overtook = { $player } goes onto the leading pile, on space { $space }.
log-surplus = { $player } has action points left over at the end of the track: { some-gold }.
log-gave-up = { $player } gives up { some-action-points }.
log-spent = { $player } spends 1 gold for 1 action point.
log-cashed = { $player } exchanges 1 treasure chest for { some-gold }.
log-used = { $player } uses { $tile }{ $tile_key ->
        [fair-winds] : { $count } action points more.
        [purse] : { some-gold }.
        [treasure] : { some-gold }.
       *[other] .
    }
log-concession = { $player } receives { some-gold } for the trading post.
log-excess = { $player } has more gold than the track holds: { some-points }.
log-attack = The pirates attack with strength { $strength }.
log-marque = { $player } has the letter of marque: for the others the pirates are { $count } stronger.
log-beat = { $player } { $count ->
        [0] has nothing to fear from the pirates.
        [one] fires { $count } cannon and beats them; { $left } left.
       *[other] fires { $count } cannons and beats them; { $left } left.
    }
log-ransomed = { $player } has the ransom: the loss is divided by { $share }, rounded up.
log-beaten = { $player } has { $count ->
        [0] no cannon against { $strength }
        [one] only { $count } cannon against { $strength }, which is gone
       *[other] only { $count } cannons against { $strength }, which are gone
    }: { some-points } lost.
log-at-nought = { $player } has no point left: a score never drops below 0.
log-booty = { $player } takes { some-gold } of booty.
log-renewed = The progress tiles on the right leave the game, those on the left take their places, four new ones come; production is dealt anew.
log-final = The game ends: final scoring.
log-final-gold = { $player }: { some-points } for gold.
log-final-good = { $player }: { some-points } for { $good } ({ $count } × { $production }).
log-final-tile = { $player }: { some-points } for { $tile }.
log-final-progress = { $player }: { some-points } for progress.
log-final-special = { $player }: { some-points } for the special-action track.
log-ended = { $player } ends with { some-points }.
log-decided = Level at the top: { $player } comes first in turn order and wins.
