# What is asked, answered and told at the table.
# $card is the name alone, $card_the the name with its article; $line_gains says what a line gives.


## Questions

ask-draw = Where do you draw { $card_the }?
ask-draw-on = Where do you draw { $card_the } on { $owner }’s board?
ask-hide = Where do you lie in ambush for { $owner }?
ask-scatter = Where do you put a point of your ambush against { $owner }?
ask-rumours = Who grows stronger on your sea: monsters or pirates?
ask-home = Which is your home port?
ask-moor = Where does your ship start?
ask-act = What do you do this turn?
ask-sail = The wind carries { $wind_to }: where do you go?
ask-finish = Another wind in your sails?
ask-spoils = The pirates are beaten: which notebook line do you take?
ask-decipher = The monolith on { $cell }: which notebook line do you take?
ask-build = Build a cannon from your provisions?
ask-trade = What do you do in port?
ask-prize = You won the fight: what do you take?
ask-forfeit = You lost the fight: what do you give up?


## Answers

do-place = { $cell }, { $turn }
do-home = Home port on { $cell }
do-moor = Start from { $cell }
do-raise = Strengthen the { $power }
do-ambush = Hide on { $cell }
do-point = A point on { $cell }
do-wind = Navigate with the wind { $heading_to }
do-sail = A step { $heading_to }
do-gust = A wind in the sails { $heading_to }
do-spend = Spend 1 provision
do-explore = Explore { $cell }
do-line = Line { $line }: { $line_gains }
do-build = Build a cannon
do-visit = Visit the port on { $cell }
do-buy = { $service ->
        [ship] Buy the next ship
        [cannon] Buy a cannon
       *[refill] Refill the hold
    }
do-done = Finish
do-stop = Stop here
do-take = Take { $prize }
do-lose = Give up { $loss }


## The log

log-turn = Turn { $turn }.
log-revealed = Card revealed: { $card }.
log-drew = { $player } draws { $card_the } on { $cells }.
log-drew-on = { $player } draws { $card_the } on { $other }’s board, on { $cells }.
log-no-room = { $player } finds no room for { $card_the }.
log-hid = { $player } lies in ambush for { $other } on { $cell }{ $points ->
        [0] {""}
        [one] , with 1 point
       *[other] , with { $points } points
    }.
log-home = { $player } has { $cell } as home port.
log-moored = { $player } starts from { $cell }.
log-raised = { $grown ->
        [0] On { $player }’s sea the power of the { $power } stays at { $count }, its highest.
       *[other] On { $player }’s sea the power of the { $power } is now { $count }.
    }
log-rolled = Winds: { $wind1 }, { $wind2 } and { $wind3 }. Notebook: line { $die }.
log-chose-wind = { $player } navigates with the wind { $heading_to }.
log-sailed = { $player } sails { $heading_to }, as far as { $cell }: { $count ->
        [one] 1 movement point
       *[other] { $count } movement points
    }.
log-gusted = { $player } uses 1 wind in the sails { $heading_to }, as far as { $cell }.
log-spent = { $player } spends 1 provision to go further.
log-paid-step = { $player } pays { gain-provisions } for the movement that is missing.
log-met-monster = { $beaten ->
        [0] { $player } pays off a sea monster on { $cell }: power { $strength } against { count-cannons }.
       *[other] { $player } beats a sea monster on { $cell }: { count-cannons } against a power of { $strength }.
    }
log-crossed-peril = { $player } crosses a peril on { $cell }.
log-rode-current = A current carries { $player } over { $count ->
        [one] 1 cell
       *[other] { $count } cells
    }, to { $cell }.
log-met-pirates = { $beaten ->
        [0] { $player } pays off pirates on { $cell }: power { $strength } against { count-cannons }.
       *[other] { $player } beats pirates on { $cell }: { count-cannons } against a power of { $strength }.
    }
log-stayed = { $player } ends the turn on { $cell }.
log-explored = { $player } explores { $cell }.
log-read-line = { $player } takes notebook line { $die }.
log-found = On { $cell } { $player } finds { $find ->
        [provisions] provisions.
        [gold] gold.
        [story] a story worth telling.
       *[monolith] 1 monolith.
    }
log-built = { $player } builds cannon no. { $count }.
log-struck = { $player } strikes { gain-provisions }: the hold takes no more.
log-visited = { $player } is back in the port on { $cell }.
log-told-story = { $player } tells a story in the port on { $cell }: { $count } renown.
log-all-ports = { $player } has visited all eight ports: { $count } renown at the end.
log-bought-ship = { $player } buys { $ship_the }: { $count } renown at the end.
log-bought-cannon = { $player } buys cannon no. { $count }.
log-refilled = { $player } refills the hold.
log-treasure = All monoliths found: treasure no. { $tier } for { $player }, { $count } renown at the end.
log-ambushed = { $other } has sailed into { $player }’s ambush around { $cell }.
log-rolled-fight = { $player } rolls a { $die }{ $die ->
        [1] , which loses at once
        [6] , which wins at once
       *[other] {""}
    }.
log-compared = With their cannons, { $player } has { $count } and { $other } { $against }.
log-won-fight = { $player } defeats { $other }.
log-tied-fight = A tie: neither { $player } nor { $other } wins.
log-gave-up = { $count ->
        [0] { $player } has lost the fight and has nothing to give up.
       *[other] { $player } has lost the fight and must give something up.
    }
log-gained-story = { $player } gains { gain-story }.
log-gained-gold = { $player } gains { gain-gold }.
log-gained-provisions = { $player } gains { gain-provisions }.
log-gained-wind = { $player } gains { $count ->
        [one] 1 wind
       *[other] { $count } winds
    } in the sails.
log-full = { $player }’s { $track } track is full: { $count } more cannot be noted.
log-lost-gold = { $player } spends { gain-gold }.
log-lost-provisions = { $player } spends { gain-provisions }.
log-over = The game is over.
log-final = { $player }: stories told { $told }, last story { $last }, pirates never met { $pirates }, port of arrival { $arrival }, bonuses { $stars }. Total: { $count } renown.
log-decided = Level at the top: { $player } has { $gold } gold and { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
    } left.
log-titled = { $player } will be remembered as: { $title }.
log-bonus = { $player } reaches box { $box } of the { $track } track, which { $gift ->
        [story] gives 1 story point.
        [gold] gives 1 gold.
        [wind] gives 1 wind in the sails.
        [refill] refills the hold.
       *[stars] gives { $count } renown at the end.
    }
count-cannons = { $cannons ->
        [0] no cannon
        [one] 1 cannon
       *[other] { $cannons } cannons
    }
