# Words that only the table in the browser uses.

web-pr-no-expedition = None yet: they come with the cards
web-pr-stop = { $count ->
        [one] one card to take
        [2] up to two cards to take
        [3] up to three cards to take
        [4] up to four cards to take
       *[other] up to { $count } cards to take
    }
web-pr-contracts = Contracts
web-pr-markers = { $count ->
        [0] no marker in hand
        [one] { $count } marker in hand
       *[other] { $count } markers in hand
    }
web-pr-time = { $left ->
        [one] { $left } time card
       *[other] { $left } time cards
    }, { $won ->
        [one] { $won } victory card
       *[other] { $won } victory cards
    }
web-pr-fulfilled = Contracts fulfilled: { $count }
web-pr-victory-cards = Victory cards
web-pr-influence-in-all = Influence in all
web-pr-crew-won = All contracts are fulfilled: the game is won
web-pr-crew-lost = Contracts are still open: the game is lost
web-pr-crew-state = Turn { $turn } · { $left ->
        [one] { $left } time card
       *[other] { $left } time cards
    }

key-gamble = B
key-store = M
key-discard = D
key-stow = A
key-decline = N
key-collect = C
key-give-up = N

part-PR-GEN = General rules
part-PR-BASE = The base game
part-PR-VAR = Variant
part-PR-CHR = The characters
part-PR-GAM = The gambler
part-PR-UNT = Port Royal met les voiles
part-PR-JOM = Pour un contrat de plus: the cards
part-PR-CON = Contracts, against each other
part-PR-COO = Contracts, together or alone
part-PR-ADV = L’aventure commence

