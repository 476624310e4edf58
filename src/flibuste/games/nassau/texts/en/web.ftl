# The words that only the table in the browser uses.

web-na-tabs = What to show
web-na-tab-city = City
web-na-tab-sea = Sea
web-na-tab-shore = Shore
web-na-tab-ship = Ship
web-na-tab-cards = Yarns
web-na-tab-score = Count
web-na-key-city = V
web-na-key-sea = M
web-na-key-shore = B
web-na-key-ship = N
web-na-key-cards = R
web-na-key-score = C
web-na-whole = See the whole plan
web-na-port = Port
web-na-kraken = A kraken lives here: boats stop.
web-na-dog = Old Sea Dog
web-na-dog-sells = for 1 doubloon:
web-na-ghost = Dutchman
web-na-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
web-na-crossing = Crossing { $crossing }. Whoever leads the captain here receives: { $gives }.
web-na-about-tower = Each crate takes one weapon of this kind and one hand, and there must be more of them than lie there already. It brings 2 points at the home port; crates times towers count at the end.
web-na-about-post = It takes { $needed } weapons of this kind and { $needed } hands; nothing is spent. The good goes into an empty hold.
web-na-about-outpost = A pirate left here brings the reward at once and a crate at the home port each round; the boat may start here.
web-na-hits = hits: { $foe }{ $points ->
        [0] { "" }
        [one] ; 1 point of those beaten
       *[other] ; { $points } points of those beaten
    }
web-na-dolphin = dolphin
web-na-pile = { $count } in the pile
web-na-ship = Your ship
web-na-spare = in reserve
web-na-standing = standing
web-na-lying = lying
web-na-pirates = Pirates:
web-na-alleys = alleys
web-na-outposts = outposts
web-na-crew = Sailors and animals
web-na-tavern = Tavern
web-na-empty = empty hold
web-na-shut = closed
web-na-fight = { $name }, strength { $force }
web-na-boxes = { $done } of { $force } damage
web-na-enough = enough to beat it
web-na-hands = { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } + { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }
web-na-aboard = { $crates ->
        [one] { $crates } crate aboard
       *[other] { $crates } crates aboard
    }
web-na-attack = attack: { $thing }
web-na-stage-before = Before
web-na-stage-crates = Crates
web-na-stage-tokens = Tokens
web-na-stage-dodges = Dodges
web-na-stage-dice = Dice
web-na-stage-losses = Losses
web-na-stage-spoils = Spoils
web-na-bomb-used = bomb: 2 damage
web-na-crab-used = Crab: strength −1
web-na-no-help = neither
web-na-help = Crab, bomb?
web-na-placed = { $crates } there
web-na-at-most = { $crates } at most
web-na-drawn = { $tokens } drawn
web-na-to-draw = { $tokens } to draw
web-na-dodges = { $dodges ->
        [0] none
       *[other] { $dodges }
    }
web-na-rolled = { $hits } of { $dice }
web-na-attacks = { $attacks ->
        [0] no attack
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }
web-na-stop-name-act = At sea
web-na-stop-name-skull = Skull Island
web-na-stop-name-fire = Campfire
web-na-stop-name-home = Home port
web-na-stop-act = 1 provision for each action
web-na-stop-skull = 1, 3 or 5 doubloons hide 1, 2 or 3 goods
web-na-stop-fire = { $cards } yarns for each rum
web-na-stop-home = { $due ->
        [0] nothing so far
       *[other] you receive there
    }
web-na-tellable = { $true ->
        [0] none is true so far
        [one] { $true } of { $count } is true
       *[other] { $true } of { $count } are true
    }
web-na-tell-help = Nothing is played before “Tell”; a yarn that is not true is a joke for 1 point.
web-na-chosen = chosen
web-na-tell = Tell
web-na-yarn-true = it is true
web-na-yarn-not = not yet
web-na-yarn-has = you have { $found }
web-na-yarn-lacks = { $found } of { $needed }
web-na-yarn-rum = { $true ->
        [yes] { $found } after paying
       *[no] { $found } of { $needed } after paying
    }
web-na-hideout-sum = sum of the filled spaces × number of goods
web-na-hideout-help = Skull Island hides 1, 2 or 3 goods of your holds for 1, 3 or 5 doubloons. A good of the kind that your next space waits for fills it; any other lies in the centre and only counts as a good.
web-na-centre = centre
web-na-forecast = If the game ended now
web-na-told = Yarns of this round: { $told }. The highest wins { $prize }.
web-na-sum-towers = { $one ->
        [one] { $one } crate
       *[other] { $one } crates
    } × { $other ->
        [one] { $other } tower
       *[other] { $other } towers
    }
web-na-sum-opponents = { $one } points × { $other ->
        [one] { $other } type
       *[other] { $other } types
    }
web-na-sum-hideout = { $one } × { $other ->
        [one] { $other } good
       *[other] { $other } goods
    }
web-na-sum-weapons = { $one } of a type × { $other } won
web-na-sum-companions = { $one } × { $other ->
        [one] { $other } pair
       *[other] { $other } pairs
    }
web-na-sum-change = { $one ->
        [one] { $one } thing
       *[other] { $one } things
    } ÷ { $other }
web-na-border = { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }{ $half ->
        [upper] , upper alley
        [lower] , lower alley
        [left] , left alley
        [right] , right alley
       *[none] { "" }
    }
web-na-barge = Barge, by the { web-na-border }
web-na-land = from the { web-na-border }
web-na-at-skull = Skull Island
web-na-at-fire = by the fire
web-na-at-home = home
web-na-challenge = Fight: { $name } { $strength }
web-na-plunder = Plunder: { $good }
web-na-meet = Sea Dog
web-na-draw = Draw
web-na-yarn = Yarn { $number }
web-na-takes = { $most ->
        [one] 1 crate
       *[other] { $least } to { $most } crates
    }

key-pause = P
key-pass = S
