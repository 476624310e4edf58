# What is asked, answered and told at the table.
# The forms of a value are described in render/words/captains_war.py.

## Questions

ask-set-aside = The dice are rolled. Which die do you set aside?
ask-take = Take two dice, one after the other. Which one now?
ask-choose = { $left ->
        [1] Which resource do you take?
       *[other] Which resource do you take? ({ $left } of your choice)
    }
ask-command = Buy, make an acquisition, recruit, or finish?
ask-pay = Which resource pays for the joker?
ask-board = Board somebody, or let it pass?
ask-commit = Which pirates do you commit, in secret until the reveal?
ask-reward = You won the boarding. Which reward?

## Answers

do-done = Finish the phase
do-pass = Do not attack
do-set-aside = Set { $die_the } aside
do-take = Take { $die_the }
do-choose = { $resource_one }
do-buy = Buy { $resource_one }
do-acquire = Make the next acquisition: { $track_column }
do-pay = Pay with { $resource_one }
do-recruit = Recruit a pirate of force { $force }
do-recruit-with-rum = Recruit a pirate of force { $force } with a barrel
do-attack = Attack { $seat }
do-commit = { $party_size ->
        [0] Commit nobody
        [1] Commit pirate { $party }
       *[other] Commit pirates { $party } (force { $party_total })
    }
do-reward = { $reward ->
        [gold] Steal gold
        [boats] Move on the boats track
       *[attributes] Move on the attributes track
    }

## The log

log-turn = Turn { $turn }: { $player } is active.
log-truce-over = { $player } lowers the truce marker.
log-rolled = { $player } rolls the dice: { $face0 } · { $face1 } · { $face2 } · { $face3 } · { $face4 } · { $face5 }.
log-set-aside = { $player } sets { $die_the } aside ({ $face }).
log-took = { $player } takes { $die_the } ({ $face }).
log-gained = { $haul_amount ->
        [0] { $player } gains nothing: no free box is left ({ $haul_kind }).
       *[other] { $player } { $player_voice ->
            [captain] boxes
           *[player] circles
        } { $haul }{ $lost ->
            [0] { "" }
           *[other] , for want of free boxes for { $lost } more
        }.
    }
log-advanced = { $player } reaches circle { $circle } of { $track_the }.
log-bettered = { $player } gains { $attack ->
        [0] +{ $defence } in defence
       *[other] +{ $attack } in attack{ $defence ->
            [0] { "" }
           *[other] { " " }and +{ $defence } in defence
        }
    } for every boarding.
log-track-points = { $player } gains { $points } RP on this track.
log-stopped = { $player } is blocked on { $track_the }: { $amount ->
        [one] { $amount } space lost.
       *[other] { $amount } spaces lost.
    }
log-paid = { $player } blackens { $haul }.
log-paid-joker = { $player } blackens { $haul } for the joker.
log-bought = { $player } buys { $resource_one } for { $price } gold.
log-acquired = { $player } acquires { $acquisition_the }: { $points } RP.
log-recruited = { $player } recruits a pirate of force { $force } { $price ->
        [0] without paying gold.
       *[other] for { $price } gold.
    }
log-command-bonus = { $player } owns all of { $track_column }: command bonus, { $points } RP.
log-spared = { $player } does not attack.
log-attacked = { $player } boards { $other }.
log-revealed = { $player } reveals { $party_size ->
        [0] an empty deck
        [1] pirate { $party } (blackened)
       *[other] pirates { $party } (blackened)
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }and a bonus of { $bonus }
    }: total { $total }.
log-boarding-won = { $player } wins the boarding against { $other }.
log-boarding-tied = { $player } and { $other } are level: nobody wins.
log-both-rewards = { $player } wins by { $amount }: both rewards at once.
log-stole = { $amount ->
        [0] { $player } takes no gold
       *[other] { $player } takes { $amount } gold
    }{ $lost ->
        [0] { "" }
       *[other] , for want of free boxes for { $lost } more
    }{ $other_voice ->
        [captain] ; a legend never loses any (CW-SOLO-036).
       *[player] { $loss ->
            [0] ; { $other } has none to lose.
           *[other] ; { $other } loses { $loss }.
        }
    }
log-truce = { $player } shows the truce marker.
log-ending = { $ending ->
        [boardings] The game ends: fifth boarding.
        [coins] The game ends: the last coin is circled.
        [commands] The game ends: both command bonuses are in the same hands.
        [chest] The game ends: the last box of a resource is taken.
       *[turn-limit] The game stops at the last turn allowed.
    }
log-over = The game is over.
log-level-attributes = Level on the attributes track (circles reached: { $circle }): { $players } captains get { $points } RP each.
log-level-naval = Level in the naval battle (strength { $total }): { $players } captains get { $points } RP each.
log-final = { $player }: boats { $boats }, attributes { $attributes }, command bonus { $command }, from the tracks { $track }, attribute rank { $rank }, boardings { $boardings }, naval battle { $naval }{ $adventure ->
        [0] { "" }
       *[other] , adventure { $adventure }
    }{ $chest ->
        [0] { "" }
       *[other] , resources left { $chest }
    }. Total: { $points } RP.
log-decided = Level at the top: { $player } keeps a strength of { $total } and { $amount } gold.

log-captain-share = { $other } took { $share }: { $player } gets { $share_gets }, { $share_tick ->
        [yes] recruitment ticked
       *[no] recruitment not ticked
    } (CW-SOLO-011).
log-captain-took = { $player } takes { $die_the } ({ $face }){ $why }.
log-captain-chose = { $player } chooses { $resource_one }{ $why }.
log-captain-moved = { $player } moves up to { $amount } on { $track_the }{ $why }.
log-captain-stuck = { $player } does not move{ $why }.
log-captain-acquires = { $player } goes for { $acquisition_the }{ $why }.
log-captain-acquires-nothing = { $player } acquires nothing{ $why }.
log-captain-recruits = { $player } must recruit a pirate of force { $force }{ $why }.
log-captain-recruits-nobody = { $player } does not recruit{ $why }.
log-captain-reinforced = { $player } had no pirate left: one of force { $force } joins (CW-SOLO-021).
log-captain-copied = { $player } was owed a copy of { $other }’s next pirate: one of force { $force } joins (CW-SOLO-021).
log-captain-has-no-crew = { $player } has no pirate: no boarding (CW-SOLO-030).
log-blue-roll = Boarding dice: { $face0 } · { $face1 } · { $face2 }.
log-captain-attacks = Two identical faces: { $player } attacks (CW-SOLO-031).
log-captain-holds-back = Not exactly two identical faces: { $player } does not attack (CW-SOLO-032).
log-captain-sends = Yellow die { $roll }{ $order ->
        [weakest] , the weakest
        [strongest] , the strongest
       *[nobody] { "" }
    }: { $force ->
        [0] { $player } sends nobody.
       *[other] { $player } sends a pirate of force { $force }.
    }
log-captain-is-out = Yellow die { $roll }: { $player } has nobody left to send.
log-captain-sends-weakest = Nobody three times: { $player } fights with the weakest, force { $force } (CW-SOLO-034).
log-captain-last-recruit = After the last turn { $player } may still recruit (CW-SOLO-041).

log-rested = { $player } attacked on their last turn and may not attack on this one.
log-tailwind = Tailwind: the red die is worth { $amount } spaces to { $player }.
log-rum = { $player } blackens 1 barrel: the recruit costs { $amount } gold less.
log-revenge = { $player } takes revenge on { $other }: +{ $bonus }.
log-treasure = { $player } ends the command phase with one of each resource: { $points } RP.
log-patrol = Three identical blue dice, the navy passes: { $player } loses a pirate of force { $force }.

## Why the Legendary Captain acts this way

why-only = { "" }
why-joker-first = : the joker first (CW-SOLO-012)
why-double-first = : no joker, so the double (CW-SOLO-012)
why-fewest = : the resource held fewest of (CW-SOLO-013)
why-highest = : on a tie, the highest in the chest (CW-SOLO-013)
why-shown = : the track shown
why-blocked = : the other track is blocked (CW-SOLO-014)
why-stuck = : both tracks are blocked (CW-SOLO-014)
why-more-points = : the one that scores more (CW-SOLO-015)
why-same-points = : equal points, so the boat (CW-SOLO-015)
why-too-dear = : neither resources nor gold will do (CW-SOLO-015)
why-strongest = : the strongest within reach (CW-SOLO-018)
why-no-tick = : recruitment is not ticked (CW-SOLO-018)
why-never = : the card forbids it (CW-SOLO-019)
why-too-poor = : no free pirate that the gold would pay (CW-SOLO-018)
why-behind = : the opponent leads there (CW-SOLO-038)
why-further-behind = : the opponent leads on both, and more so here (CW-SOLO-038)
why-not-behind = : the opponent leads nowhere (CW-SOLO-038)
