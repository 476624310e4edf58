# Words of the Port Royal board.

game-title = Port Royal
game-subtitle = Big Box · with its expansions
game-pitch = Push your luck in the harbour: one more card, or lose it all?
game-minutes = 20–50

option-end = End of the game
option-end-standard = Twelve points
    .help = The first to reach 12 influence announces the end; the round is played out.
option-end-expedition = Twelve points and an expedition
    .help = You need 12 influence and at least one completed expedition. Whoever has none cannot win.
option-first = First player
option-first-drawn = Drawn at random
    .help = Chance decides who begins.
option-first-first-seat = The first seat
    .help = Whoever sits in the first seat begins: you choose by the order of the seats.

key-reveal = R
key-stop = S
key-pass = P
key-complete = E
key-repel = R
key-keep = K

board-risk = risk { $percent }
board-state =
    Turn { $turn } · { $ending ->
        [0] ends at { $goal } influence{ $end ->
            [expedition] {" "}with an expedition
           *[standard] {""}
        }
       *[other] last round
    }
board-progress = { $points } of { $goal } points
board-influence = Influence: { $count }
board-coins = Coins: { $count }
board-swords = Swords: { $count }
board-expeditions-done = Expeditions completed: { $count }
board-bust-odds =
    to lose it all: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $total }.
board-characters = Characters
board-stored-ships = Ships under merchants
board-contracts-done = Contracts
board-coins-tie = Coins (ties)
board-cards =
    Draw pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-cards-noun =
    { $count ->
        [one] card
       *[other] cards
    }
board-river = The river
board-river-note =
    { $cards ->
        [0] empty
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $colours ->
        [0] no ship
        [one] { $colours } ship colour
       *[other] { $colours } ship colours
    }
board-discard = Discard: { $count }
board-expeditions = Expeditions
board-expeditions-note = They stay until somebody completes them
board-display = { $name }’s display
board-your-display = Your display
board-nobody = Nobody yet. Your crew will gather here.
board-nobody-there = Nobody yet.
board-you-lack =
    { $coins ->
        [one] you are { $coins } coin short
       *[other] you are { $coins } coins short
    }
board-card-ship = { $name }. { $power }
board-card-character = { $name }, costs { $cost }, { $influence } influence. { $power }
board-card-expedition = { $name }. { $power }
board-card-tax = { $name }. { $power }
board-coloured = { $name }, { $colour }
thing-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
thing-influence = influence
