# Words of the expansions: options, questions, answers, log.
# $contract stands with its article, $contract_name alone.


## Options

option-gambler = Le parieur
option-gambler-no = Without
    .help = No gambler in the draw pile.
option-gambler-yes = With
    .help = Four gamblers join the draw pile: 4 cards at a stroke, for one more card to take.

option-sails = Port Royal met les voiles
option-sails-no = Without
    .help = No card of Port Royal met les voiles.
option-sails-marked = Its 20 marked cards
    .help = Five merchants, five passengers and ten ships more in the base game.
option-sails-alone = Alone
    .help = A quick game for 2, 3 or 4 with its 60 cards and nothing else. It ends at 8 influence.

option-contracts = Pour un contrat de plus
option-contracts-no = Without
    .help = Neither its cards nor its contracts.
option-contracts-cards = The cards only
    .help = Its 14 characters and 10 ships, without contracts.
option-contracts-competitive = Against each other
    .help = Four contracts on the table; the second and the third you fulfil bring influence.
option-contracts-cooperative = Together or alone
    .help = For 1 to 5: fulfil all contracts before the time pile is empty.


## Questions

ask-after-stroke = Your discovery is over. Anything else before you take from the river?
ask-store = Put the ship under your merchant, or discard it?
ask-share = This ship brings a coin to another player too. To whom?
ask-inspect = You have just lost coins to the tax. Put a marker on “{ $contract_name }”, now or never?
ask-jinx = Your turn is lost. Put a marker on “{ $contract_name }”, now or never?
ask-speculate = The river shows 3 ship colours. Put a marker on the first box of “{ $contract_name }”?
ask-speculate-big = The river shows 4 ship colours. Put a marker on “{ $contract_name }”, now or never?
ask-give-up = Collect the ship’s coins, or give them up for “{ $contract_name }”?
ask-handicap = How many time cards do you set aside? Each is one turn less, and one point more if you win.
ask-spare-time = Before this tax, set a time card aside? It is one turn less, and one point more if you win.
ask-last-claim = All have taken their cards. A contract before your turn ends?
ask-last-chance = The time pile is empty. One last action before the end?


## Answers

do-gamble = Use a gambler
do-store = Put it under the merchant
do-discard = Discard it
do-give = Give to { $seat }
do-claim = Fulfil “{ $contract_name }”
do-stow = Repel and keep for the nest
do-place = Put a marker on “{ $contract_name }”
do-decline = Let it pass
do-collect = Collect
do-give-up = Give up the coins
do-set-aside = { $number ->
        [0] Keep all the time
        [one] Set 1 card aside
       *[other] Set { $number } cards aside
    }


## The log

log-gambled = { $player } uses a gambler: 4 cards at a stroke.
log-stored = { $player } puts { $card_the } under the merchant and gains 1 influence.
log-clerks-helped = { $player } takes { $card_the }: the clerks allow { $cards ->
        [one] 1 more card
       *[other] { $cards } more cards
    }.
log-gunners-paid = { $player }’s gunners bring { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
log-viceadmirals-paid = { $player }’s vice admirals bring { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
log-gave = { $player }’s ship also brings { $other } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
log-fulfilled = { $player } fulfils “{ $contract_name }” { $coins ->
        [0] for no coins
        [one] and gains 1 coin
       *[other] and gains { $coins } coins
    }.
log-ransom-paid = { $player } pays a ransom of { $coins } coins.
log-contract-influence = { $player } gains { $points } influence for this contract.
log-begun = { $player } has a marker on box { $box } of “{ $contract_name }”.
log-gave-up = For “{ $contract_name }”, { $player } gives up the coins of { $card_the }.
log-declined = { $player } lets “{ $contract_name }” pass.
log-stowed = { $player } repels { $card_the }, which joins the nest.
log-set-aside = { $cards ->
        [0] { $player } sets no time card aside.
        [one] { $player } sets 1 time card aside.
       *[other] { $player } sets { $cards } time cards aside.
    }
log-time-passed = The first card comes from the time pile; { $cards ->
        [0] none is left
        [one] 1 is left
       *[other] { $cards } are left
    }.
log-won = All contracts are fulfilled: the game is won, with { $cards ->
        [0] no victory card
        [one] 1 victory card
       *[other] { $cards } victory cards
    }. Your rank: { $rank }.
log-lost = No time card is left, and { $contracts ->
        [one] one contract is
       *[other] { $contracts } contracts are
    } still open: the game is lost.
