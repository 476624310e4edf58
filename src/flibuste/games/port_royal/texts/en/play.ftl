# What is asked, answered and told at the table.
# $card stands with its article, $card_name alone, $card_figures in brackets where a card has figures.


## Figures of a card

figures-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
figures-ship = { " " }({ $gift ->
        [0] { figures-coins }
       *[other] { $coins }+{ $gift } coins
    }, { $swords ->
        [skull] skull
        [one] 1 sword
       *[other] { $swords } swords
    })
figures-character = { " " }(cost { $cost }, influence { $influence })
figures-expedition = { " " }({ $influence } influence, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
figures-tax = { "" }


## Questions

ask-open = Your turn: turn up the first card.
ask-discover = Turn up another card, or stop and take from the river?
ask-repel = { $ship_name }{ $ship_figures }: repel it, or let it in?
ask-after-bust = Your turn is lost. Anything else before you hand over?
ask-take = { $left ->
        [0] Nothing left to take. Anything else before you finish?
        [one] Take a card from the river?
       *[other] Take up to { $left } cards from the river?
    }


## Answers

do-reveal = Turn up a card
do-stop = Stop
do-repel = Repel
do-keep = Let it in
do-take = Take { $card }{ $card_figures }
do-pass = Finish
do-complete = Complete “{ $card_name }” with { $payment }{ $card_figures }


## The log

log-turn = { $player }’s turn.
log-revealed = { $player } turns up { $card }{ $card_figures }.
log-repelled = { $player } repels { $card_the }.
log-busted = The second ship of its colour: { $player } loses the turn, and the river goes.
log-jesters-paid = { $player }’s jesters bring { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
log-taxed = { $player } loses { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } to the tax.
log-tax-bonus = { $card_kind ->
        [tax-swords] Most swords
       *[other] Least influence
    }: { $player } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
log-admirals-paid = { $player }’s admirals bring { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-traded = { $player } trades { $card_the }{ $coins ->
        [0] {""}
        [one] {" "}for 1 coin
       *[other] {" "}for { $coins } coins
    }.
log-hired = { $player } hires { $card } for { $coins ->
        [0] nothing
        [one] 1 coin
       *[other] { $coins } coins
    } (influence { $card_influence }).
log-paid-fee = { $player } pays { $other } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
log-passed = { $player } is done.
log-completed = { $player } discards { $payment } ({ $payment_influence } influence) and completes “{ $card_name }”: { $card_influence } influence and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-stopped = { $player } stops.
log-swept = { $cards ->
        [one] The card left in the river is discarded.
       *[other] The { $cards } cards left in the river are discarded.
    }
log-reshuffled = The pile is empty: { $cards ->
        [one] the only discarded card is
       *[other] the { $cards } discarded cards are
    } shuffled into a new one.
log-recycled = Pile and discard are empty: { $cards ->
        [one] the only coin card becomes the new pile; the coin stays.
       *[other] the { $cards } coin cards become the new pile; all coins stay.
    }
log-ending = { $player } reaches the goal: the game ends with this round.
log-over = The game is over.
log-final = { $player } ends with { $points } influence and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-kept = { $player } lets { $card_the } in.
log-tax-tied = { $card_kind ->
        [tax-swords] { $players } players are tied for the most swords.
       *[other] { $players } players are tied for the least influence.
    }
log-premium = That includes { figures-coins } from { $player }’s own cards.
log-rebate = That is { figures-coins } less than printed, thanks to { $player }’s own cards.
log-occasion-premium = That includes { figures-coins } from this turn’s event.
log-occasion-rebate = That is { figures-coins } less than printed, thanks to the event of this turn.
log-beyond-means = Nothing that is left in the river is within { $player }’s means.
log-decided = Level at the top, coins decide: { $player } has { figures-coins }.
