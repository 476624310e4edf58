# L’aventure commence: options, questions, answers, log, cards.
# $mission stands as “mission 10”, $mission_asks is what it asks for; $adventurer and $event stand by their names.


## Options

option-adventure = L’aventure commence
option-adventure-no = Without
    .help = Neither story nor missions.
option-adventure-cooperative = Together or alone
    .help = For 1 to 4: a chapter of the story, won or lost by all. Every mission must be done before the last month ends.
option-adventure-competitive = Against each other
    .help = For 2 to 4: a chapter of the story. 12 influence and two missions end the game.
option-adventure-variable = Against each other, without story
    .help = For 2 to 4, with all cards of the story: four missions drawn at random. Better played once the story is known.

option-chapter = Chapter
option-chapter-1 = Chapter 1
    .help = The story begins here.
option-chapter-2 = Chapter 2
    .help = Goes on after chapter 1.
option-chapter-3 = Chapter 3
    .help = Goes on after chapter 2.
option-chapter-4 = Chapter 4
    .help = Goes on after chapter 3.
option-chapter-5 = Chapter 5
    .help = The end of the story.

option-failures = Failures of this chapter
option-failures-0 = None
    .help = The first attempt.
option-failures-1 = 1
    .help = 3 coins more to share out.
option-failures-2 = 2
    .help = 6 coins more to share out.
option-failures-3 = 3
    .help = 9 coins more to share out.
option-failures-4 = 4
    .help = 12 coins more to share out.
option-failures-5 = 5
    .help = 15 coins more to share out.
option-failures-6 = 6
    .help = 18 coins more to share out.
option-failures-7 = 7
    .help = 21 coins more to share out.
option-failures-8 = 8
    .help = 24 coins more to share out.
option-failures-9 = 9
    .help = 27 coins more to share out.

option-adventurers = Adventurers
option-adventurers-dealt = Dealt
    .help = Everybody gets a card at random and chooses its side.
option-adventurers-draft = Chosen
    .help = Everybody chooses a card and its side from those that are left; the first player chooses last.


## Cards

colour-ares = Ares

cargo-book = ritual book
cargo-plant = medicinal plants
cargo-bread = bread
cargo-rum = rum
cargo-nothing = nothing

figures-freighter = { " " }({ $crowns ->
        [0] { figures-coins }
        [one] 1 crown
       *[other] { $crowns } crowns
    } or { $cargo }, { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    })

freighter-power = Cash it for what it brings, or keep it for its cargo.
hunter-power = +1 coin for each Ares ship you take, cashed or kept.

name-ship-ares = Ares pirate
    .a = an Ares pirate
    .the = the Ares pirate
    .power = { freighter-power }
name-hunter-captain = Sworn captain
    .a = a sworn captain
    .the = the sworn captain
    .power = Counts as a captain. { hunter-power }
name-hunter-priest = Sworn priest
    .a = a sworn priest
    .the = the sworn priest
    .power = Counts as a priest. { hunter-power }
name-hunter-settler = Sworn settler
    .a = a sworn settler
    .the = the sworn settler
    .power = Counts as a settler. { hunter-power }
name-tybuk-anton = Anton Tybuk
    .a = Anton Tybuk
    .the = Anton Tybuk
    .power = { swords-power }
name-tybuk-bohdan = Bohdan Tybuk
    .a = Bohdan Tybuk
    .the = Bohdan Tybuk
    .power = { swords-power }
name-tybuk-cyril = Cyril Tybuk
    .a = Cyril Tybuk
    .the = Cyril Tybuk
    .power = { swords-power }
name-innkeeper = Innkeeper
    .a = an innkeeper
    .the = the innkeeper
    .power = +1 crown if the river holds 4 characters when your turn to take comes. Buys 1 bread or 1 rum on each of your turns to take.
name-sentinel = Sentinel
    .a = a sentinel
    .the = the sentinel
    .power = Once per active turn look at 3 cards, discard 2 and put the other back on the pile.
name-tax-war = War tax
    .a = a war tax
    .the = the war tax
    .power = Whoever has 16 coins or more loses half of them; the least influence gains 2 coins.
name-expedition-relief = Relief
    .a = a relief expedition
    .the = the relief expedition
    .power = Discard an anchor, a bread and a rum: { expedition-reward }.
name-expedition-herbalists = Herbalists
    .a = a herbalists’ expedition
    .the = the herbalists’ expedition
    .power = Discard a house and medicinal plants: { expedition-reward }.
name-expedition-scholars = Scholars
    .a = a scholars’ expedition
    .the = the scholars’ expedition
    .power = Discard a cross and a ritual book: { expedition-reward }.


## Questions

ask-side = Which side of your adventurer card do you play?
ask-draft = Choose an adventurer.
ask-endow = { $left ->
        [one] 1 coin of past failures left. Who gets it?
       *[other] { $left } coins of past failures left. Who gets the next?
    }
ask-sight = Which card do you leave on the pile?
ask-lookout = Leave this card, or discard it?
ask-ball = The palace ball: pay 2 coins for 1 crown?
ask-buy-out = The month ends: pay to remove a marker?
ask-four-colours = Four colours: accomplish { $mission }?
ask-tax-trail = You were taxed: accomplish { $mission }?
ask-fourth-card = Stopped at card 4: accomplish { $mission }?
ask-first-card = Stopped at card 1: move on with { $mission }?


## Answers

do-accomplish = Accomplish { $mission }{ $cargo_none ->
        [yes] {""}
       *[no] {" "}with { $cargo }
    } ({ $mission_asks })
do-outfit = Complete “{ $expedition_name }” with { $crew }{ $expedition_freight }{ $expedition_figures }
do-hold = Keep { $card } with its cargo ({ $card_cargo })
do-sell = Sell { $goods } to an innkeeper
do-look = Look at the next cards
do-put-back = Leave card { $place } on the pile
do-cast-off = Discard it
do-seize = { $mission_boxes ->
        [one] Accomplish
       *[other] Move on with
    } { $mission }
do-let-pass = Let it pass
do-dance = Pay 2 coins for 1 crown
do-buy-out = Remove the leftmost marker
do-choose = { $adventurer }: { $adventurer_power } ({ $adventurer_coins ->
        [one] { $adventurer_coins } coin
       *[other] { $adventurer_coins } coins
    })
do-endow = The next coin for { $seat }
do-endow-all = All that are left for { $seat }


## The log

log-chapter = Chapter { $chapter } begins.
log-adventurer-chosen = { $player } plays { $adventurer_the } and takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
log-endowed = { $player } takes { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } more after past failures.
log-mission-revealed = { $mission_start } is revealed: { $mission_asks }.
log-group-joined = { $cards ->
        [one] 1 new card is
       *[other] { $cards } new cards are
    } shuffled into the draw pile.
log-event = { $player } reveals “{ $event }”: { $seats ->
        [1] { $event_alone }
       *[other] { $event_effect }
    }
log-event-tied = { $players } players are tied for the least influence.
log-event-coins = { $player } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
log-event-loss = { $player } discards { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
log-hourglass-asked = { $done ->
        [0] Nobody has accomplished { $mission }.
       *[1] { $mission_start } is accomplished.
    }
log-new-month = Month { $month } begins.
log-bought-out = { $player } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and removes a marker from the adventurer.
log-accomplished = { $player } accomplishes { $mission }: { $mission_asks }.
log-first-reward = { $player } is the first to do so{ $coins ->
        [0] {""}
        [one] {" "}and gains 1 coin
       *[other] {" "}and gains { $coins } coins
    }.
log-box-reached = { $player } has a marker on the first box of { $mission }; it does not count yet.
log-let-pass = { $player } lets { $mission } pass.
log-ability-unlocked = { $player }’s door opens: “{ $adventurer_power }”
log-ability-paid = { $adventurer_the } brings { $player } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
log-trophy-won = { $player } uncovers the trophy.
log-crowned = { $player } gains { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }{ $source ->
        [0] {""}
        [1] {" "}by uncovering a window of their adventurer
        [2] , the first one’s reward
        [3] , the reward of the mission
       *[4] {" "}by their adventurer
    }.
log-crowns-paid = { $player } pays { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }.
log-crowns-lost = { $player }’s crown track is full: { $crowns ->
        [one] 1 crown is lost
       *[other] { $crowns } crowns are lost
    }.
log-looked = { $player } looks at { $cards ->
        [one] the next card
       *[other] the next { $cards } cards
    } of the pile.
log-left-on-top = { $player } leaves { $card_sight ->
        [hidden] a card that nobody else knows
       *[seen] { $card }
    } on the pile.
log-cast-off = { $player } discards { $card } from the pile.
log-held = { $player } keeps { $card_the } with its cargo ({ $card_cargo }){ $coins ->
        [0] {""}
        [one] {" "}and gains 1 coin thanks to their cards
       *[other] {" "}and gains { $coins } coins thanks to their cards
    }.
log-cargo-given-up = { $player } discards { $card_the } ({ $card_cargo }).
log-sold = { $player } discards { $card_the } and sells its cargo ({ $card_cargo }) to an innkeeper for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-inns-full = A full house at { $player }’s inn.
log-outfitted = { $player } discards { $crew } ({ $crew_influence } influence) and completes “{ $card_name }”: { $card_influence } influence and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-chapter-won = The chapter is won: { $missions } of { $revealed } missions done, { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } ({ $markers_asked } asked for), { $influence } influence in all ({ $influence_asked } asked for).
log-without-trophy = { $player } has not uncovered the trophy and cannot win.
log-markers-decide = Level at the top, the fewest markers left decide: { $player } has { $markers } on the adventurer card.
log-chapter-lost = The chapter is lost: { $missions } of { $revealed } missions done, { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } ({ $markers_asked } asked for), { $influence } influence in all ({ $influence_asked } asked for).


## The terminal

terminal-aim-chapter = Accomplish every mission of the chapter together before its last month ends, with enough markers and influence. On your turn, turn up cards one by one and stop when you like; two ships of one colour, and you lose them all.
terminal-aim-rivals = Reach { $goal } influence and uncover your trophy with two missions: whoever then has most at the end of the round wins. On your turn, turn up cards one by one and stop when you like; two ships of one colour, and you lose them all.
terminal-seen = Only you see card { $place }: { $card }{ $figures }
terminal-month = { $turn ->
        [0] Setting up
       *[other] Turn { $turn }
    } · month { $month }
terminal-ends-rivals = ends at { $goal } influence with the trophy
terminal-missions = Missions
terminal-missions-done = missions done { $done } / { $all }
terminal-markers-placed = markers { $done } / { $all }
terminal-influence-in-all = influence { $done } / { $all }
terminal-coming = Still to come: { $events }
terminal-crowns = { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
terminal-first = first: { $crowns ->
        [0] { figures-coins }
        [one] 1 crown
       *[other] { $crowns } crowns
    }
terminal-freighter =
    { $crowns ->
        [0] { terminal-ship-coins }
        [one] 1 crown
       *[other] { $crowns } crowns
    } / { $cargo }
    { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }


## The browser

web-pr-space-ability = ability
web-pr-space-trophy = trophy
web-pr-space-crown = +1 crown
web-pr-space-crowns = +3 crowns
web-pr-cash = Cash: { $name }
web-pr-hold = Keep: { $name }
web-pr-crowns = Crowns

## The campaign

campaign-title = L’aventure commence
thing-crowns =
    { $count ->
        [one] crown
       *[other] crowns
    }
web-pr-chapter-won = Chapter { $chapter } is won
web-pr-chapter-lost = Chapter { $chapter } is lost

web-pr-events = Events
web-pr-event-played = played
web-pr-event-now = this turn
web-pr-event-in = in { $turns }
web-pr-event-unknown = unknown
web-pr-month-in = { $turns ->
    [1] the month ends next turn
   *[other] the month ends in { $turns } turns
}
web-pr-together = Together
web-pr-gauge-missions = Missions
web-pr-gauge-markers = Markers
web-pr-gauge-influence = Influence
web-pr-missing = { $count ->
    [0] reached
   *[other] { $count } missing
}
web-pr-to-first = first
web-pr-to-each = each
web-pr-first-box = The first of two stops: it does not count yet.
web-pr-mission-mine = You have done it
web-pr-mission-now = Possible now
web-pr-crowns-are = { $crowns ->
    [0] No crown
    [one] 1 crown
   *[other] { $crowns } crowns
}{ $points ->
    [0] {""}
    [one] {" "}= 1 point
   *[other] {" "}= { $points } points
}
web-pr-next-shield = shield { $points } in { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
web-pr-hold-title = Hold
web-pr-hourglass-end = The chapter ends.
web-pr-hourglass-buy-out = A marker may be bought out.
web-pr-hourglass-card = then card { $card }
web-pr-story-chapter = Chapter { $chapter } · month { $month }
web-pr-story-led = Mission { $mission } → card { $card }
web-pr-story-asked = Mission { $mission } { $is_done ->
    [1] done ✓
   *[other] not done ✗
} → card { $card }
web-pr-new-mission = New mission
web-pr-close-page = Close the page
web-pr-later = Later, in the journal
web-pr-seen = { $count ->
    [one] Only you see this card
   *[other] Only you see these cards
}
web-pr-joins = { $count ->
    [one] { $count } card joins the pile
   *[other] { $count } cards join the pile
}
web-pr-hourglass-asks = Mission { $mission } done?
web-pr-hourglass-done = { $name } has done it: it will be card { $card }.
web-pr-card = card { $card }
web-pr-card-9 = card 9 · { $seats ->
    [1] alone
   *[other] { $seats } players
}
web-pr-race-title = Against each other
web-pr-race-note = influence and trophy
web-pr-race = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of { $goal }, { $trophy ->
    [1] trophy won
   *[other] no trophy yet
}
web-pr-missions-to-come = { $undone ->
    [0] {""}
   *[other] { $undone } left,{" "}
}{ $coming ->
    [one] one more will come
   *[other] { $coming } more will come
}
web-pr-stands = { $turn ->
        [0] Setting up
       *[other] Turn { $turn } of { $turns }
    } · month { $month } of { $months }
web-pr-chapter = Chapter { $chapter }: { $title }
web-pr-attempt = { $attempt ->
    [1] first try
   *[other] try { $attempt }
}
web-pr-house-note = { $done ->
    [0] no mission yet
    [one] { $done } mission
   *[other] { $done } missions
}, { $left ->
    [0] no marker left
    [one] { $left } marker left
   *[other] { $left } markers left
}
web-pr-first-words = { $coins ->
    [0] {""}
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $crowns ->
    [0] {""}
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
web-pr-take-it = Cash
web-pr-hold-it = Keep
web-pr-mission = Mission { $key }{ $without ->
    [yes] {""}
   *[no] {""}: −{ $cargo }
}
web-pr-leave-it = Leave it
web-pr-events-later = later
web-pr-events-more = { $count } more
web-pr-month-revealed = Mission { $mission } is revealed.
web-pr-next-mission = Mission { $place }
web-pr-next-mission-when = revealed when the month ends
web-pr-missions-of-each = Missions done
web-pr-trophy = Trophy (needed to win)
web-pr-markers-tie = Markers left (ties)
