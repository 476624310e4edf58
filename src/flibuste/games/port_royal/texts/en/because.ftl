# Why a question is asked: what hangs on it at this table.
# $coins and $influence are the asked player's; the other figures are made in render/words/port_royal.py.

amount-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
amount-swords = { $swords ->
        [0] no sword
        [one] 1 sword
       *[other] { $swords } swords
    }
amount-colours = { $colours ->
        [0] no ship
        [one] ships of 1 colour
       *[other] ships of { $colours } colours
    }
amount-cards = { $allowance ->
        [0] no card
        [one] 1 card
       *[other] { $allowance } cards
    }
amount-risk = { $unseen ->
        [1] { $busting ->
            [0] the only card that may come next cannot lose you the turn
           *[1] the only card that may come next would lose you the turn
        }
       *[other] { amount-risk-among }
    }
amount-risk-among = { $busting ->
        [0] none of the { $unseen } hidden cards, pile and coins, can lose you the turn
        [one] 1 of the { $unseen } hidden cards, pile and coins, would lose you the turn ({ $percent }%)
       *[other] { $busting } of the { $unseen } hidden cards, pile and coins, would lose you the turn ({ $percent }%)
    }

because-open = It is { $player }’s turn: only the active player turns up cards, and the first one cannot be skipped. From then on you decide after every card. You have { amount-coins } and { amount-swords }.
because-discover = The river shows { amount-colours }. A second ship of one colour that you do not repel loses the turn and the whole river; { amount-risk }. If you stop now, you may take { amount-cards }; four colours allow 2, five allow 3.
because-repel = You have { amount-swords }, enough to send { $ship_name } away. Let in, it stays in the river, counts as a colour, and a second ship of that colour would lose you the turn. You may repel even where nothing forces you to.
because-after-bust = A second ship of a colour came up, so { $player } takes nothing this turn. What may be done at any moment of one’s own turn can still be done now, with { amount-coins }.
because-take = { $seat_is ->
        [active] You are the active player: you choose first and pay nobody.
       *[other] It is { $active }’s turn: whatever you take costs 1 coin more, paid to { $active }.
    } A ship is traded for its coins, a person is hired for the price on the card; you have { amount-coins }. Nobody is forced to take.
because-after-stroke = The gambler’s cards end your discovery. Before you choose from the river you may still do what your turn allows, with { amount-coins }.
because-store = A ship that you traded may lie under your merchant instead of on the discard pile: it then counts 1 influence (you have { $influence }), and its place is taken for good.
because-share = The “+1” on the ship is for somebody else, never for you. The coin comes from the supply: choosing costs you nothing.
because-inspect = This contract can only be marked at the moment the tax takes coins from you. If you let it pass, it waits for the next tax.
because-jinx = This contract can only be marked at the moment you lose a turn. If you let it pass, it waits for the next one.
because-speculate = This contract is begun the moment the river shows 3 ship colours, without a card in hand; its second box follows later. You may let it pass.
because-speculate-big = This contract is marked the moment the river shows 4 ship colours, now or never. You may let it pass.
because-give-up = The contract counts ships whose coins you renounce. Collecting the coins is the usual trade; giving them up brings the contract forward instead. You have { amount-coins }.
because-handicap = Each time card set aside before the game is a turn you will not have; if you win, it counts towards your rank.
because-spare-time = A tax has just been turned up and is not resolved yet: only now may a time card be set aside. It is one turn less, and one point more if you win.
because-last-claim = The others have taken and paid: with { amount-coins } and { $influence } influence you may now meet a contract that you could not meet before. It is the last moment of your turn.
because-last-chance = No time card is left. What still can be done now may fulfil a contract; after it the game is decided.
because-side = An adventurer card has two sides with different gifts; the one you choose stays up for the whole chapter.
because-draft = Adventurers are chosen one after the other; the one you take is nobody else’s, for the whole chapter.
because-endow = Lost attempts at this chapter bring coins to begin with. The crew shares them out as it likes.
because-sight = You have looked at these cards before anybody else. The one you leave is the next of the pile: the next to be turned up or, if you stop, the first coin that anybody gains.
because-lookout = You alone have seen the next card of the pile. Left there, it is the next to be turned up, or the first coin that anybody gains before that; discarded, it is gone.
because-ball = The event offers a crown for 2 coins to everybody, once; you have { amount-coins }.
because-buy-out = At the end of the month a marker on your adventurer can be bought off: it opens what it covers. You have { amount-coins }.
because-four-colours = This mission can be accomplished as soon as your river shows 4 ship colours. Let pass, the chance does not come back this turn.
because-tax-trail = This mission can be accomplished only at the moment of a tax that takes coins from you.
because-fourth-card = This mission wants a stop at exactly the fourth card. Doing it costs one of the cards you may take.
because-first-card = This mission moves on when you stop at the first card. You may leave it.

first-question = { $player }, turn up ships and people one by one; stop in time and take a card, which brings coins or costs them (you have { amount-coins }). Two ships of one colour lose the turn. { $mode ->
        [together] { $seats ->
            [1] You win
           *[other] You win together
        } if every contract is fulfilled before the time cards run out; your influence (the shield) is { $influence }.
        [adventure] What there is to win is in the chapter’s missions, beside the river; your influence (the shield) is { $influence }.
       *[race] Whoever reaches { $goal } influence (the shield, { $influence } now) { $end ->
            [expedition] and owns an expedition ends the game with that round; without one, nobody can win.
           *[standard] ends the game with that round.
        }
    }
