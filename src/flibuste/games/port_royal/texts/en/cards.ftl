# The words on the cards. The value is the short name; `.a` and `.the` are its forms inside a sentence,
# `.power` says in one short sentence what the card does.
# $colour is already a word (colour-red); $swords is "skull" for a skull; $gift is 0 for an ordinary ship.


## Colours and icons

colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-red = red
colour-black = black

icon-cross = cross
icon-anchor = anchor
icon-house = house


## Ships

ship-power =
    Brings { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $gift ->
        [0] {""}
        [one] , and 1 coin to another player
       *[other] , and { $gift } coins to another player
    }. { $swords ->
        [skull] Cannot be repelled.
        [one] Repelled with 1 sword.
       *[other] Repelled with { $swords } swords.
    }

name-ship-yellow = Pinnace
    .a = a pinnace
    .the = the pinnace
    .power = { ship-power }
name-ship-blue = Flute
    .a = a flute
    .the = the flute
    .power = { ship-power }
name-ship-green = Barque
    .a = a barque
    .the = the barque
    .power = { ship-power }
name-ship-red = Frigate
    .a = a frigate
    .the = the frigate
    .power = { ship-power }
name-ship-black = Galleon
    .a = a galleon
    .the = the galleon
    .power = { ship-power }


## Characters of the base game

swords-power =
    { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    } to repel ships.

name-sailor = Sailor
    .a = a sailor
    .the = the sailor
    .power = { swords-power }
name-pirate = Pirate
    .a = a pirate
    .the = the pirate
    .power = { swords-power }
name-trader = Trader
    .a = a { $colour } trader
    .the = the { $colour } trader
    .power = +1 coin on every { $colour } ship you take.
name-priest = Priest
    .a = a priest
    .the = the priest
    .power = A cross, to discard for an expedition.
name-captain = Captain
    .a = a captain
    .the = the captain
    .power = An anchor, to discard for an expedition.
name-settler = Settler
    .a = a settler
    .the = the settler
    .power = A house, to discard for an expedition.
name-jack = Jack
    .a = a jack of all trades
    .the = the jack of all trades
    .power = A cross, anchor or house, as you like, to discard for an expedition.
name-senorita = Señorita
    .a = a señorita
    .the = the señorita
    .power = Hiring costs you 1 coin less.
name-jester = Jester
    .a = a jester
    .the = the jester
    .power = +1 coin if the river is empty when your turn to choose begins, and +1 coin at every lost turn.
name-admiral = Admiral
    .a = an admiral
    .the = the admiral
    .power = +2 coins if the river holds at least 5 cards when your turn to choose begins.
name-governor = Governor
    .a = a governor
    .the = the governor
    .power = You may take one more card.


## Characters of the expansions

name-gambler = Gambler
    .a = a gambler
    .the = the gambler
    .power = Once per turn, reveal 4 cards at a stroke; if the turn is not lost, take one more card.
name-merchant = Merchant
    .a = a { $colour } merchant
    .the = the { $colour } merchant
    .power = Each { $colour } ship you take may go underneath and is then worth 1 influence.
name-passenger-m = Passenger
    .a = a passenger
    .the = the passenger
    .power = No ability, only influence.
name-passenger-f = Passenger
    .a = a passenger
    .the = the passenger
    .power = No ability, only influence.
name-clerk = Clerk
    .a = a { $colour } clerk
    .the = the { $colour } clerk
    .power = One more card every time you take a { $colour } ship.
name-gunner = Gunner
    .a = a gunner
    .the = the gunner
    .power = When your turn to choose begins, +1 coin per ship in the river, minus 1.
name-viceadmiral = Vice Admiral
    .a = a vice admiral
    .the = the vice admiral
    .power = +1 coin if the river holds exactly 3 or 4 cards when your turn to choose begins.


## Expeditions

expedition-reward = { $influence } influence and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

name-expedition = Expedition
    .a = an expedition
    .the = the expedition
    .power = Discard the icons it asks for: { expedition-reward }.
name-expedition-cross2 = Two crosses
    .a = an expedition with two crosses
    .the = the expedition with two crosses
    .power = Discard two crosses: { expedition-reward }.
name-expedition-anchor2 = Two anchors
    .a = an expedition with two anchors
    .the = the expedition with two anchors
    .power = Discard two anchors: { expedition-reward }.
name-expedition-house2 = Two houses
    .a = an expedition with two houses
    .the = the expedition with two houses
    .power = Discard two houses: { expedition-reward }.
name-expedition-anchor2-house1 = Anchors, house
    .a = an expedition with two anchors and a house
    .the = the expedition with two anchors and a house
    .power = Discard two anchors and a house: { expedition-reward }.
name-expedition-cross2-house1 = Crosses, house
    .a = an expedition with two crosses and a house
    .the = the expedition with two crosses and a house
    .power = Discard two crosses and a house: { expedition-reward }.
name-expedition-special = Special
    .a = a special expedition
    .the = the special expedition
    .power = Discard a cross, an anchor and a house: { expedition-reward }.


## Taxes

name-tax-influence = Tax
    .a = a tax
    .the = the tax
    .power = Whoever has 12 coins or more loses half of them; the least influence gains 1 coin.
name-tax-swords = Tax
    .a = a tax
    .the = the tax
    .power = Whoever has 12 coins or more loses half of them; the most swords gains 1 coin.
name-tax-sails = Tax
    .a = a tax
    .the = the tax
    .power = Whoever has 9 coins or more keeps only 8; the least influence gains 1 coin.


## Contracts

name-contract-luminary = Luminary
    .a = a Luminary contract
    .the = the Luminary contract
    .power = Have a priest and a jester.
name-contract-bruja = Bruja
    .a = a Bruja contract
    .the = the Bruja contract
    .power = Have a captain and a señorita.
name-contract-maritime = Maritime Supremacy
    .a = a Maritime Supremacy contract
    .the = the Maritime Supremacy contract
    .power = Have a captain and a vice admiral.
name-contract-colony = New Colony
    .a = a New Colony contract
    .the = the New Colony contract
    .power = Have a settler and a gunner.
name-contract-outpost = Trade Outpost
    .a = a Trade Outpost contract
    .the = the Trade Outpost contract
    .power = Have a settler and a clerk of any colour.
name-contract-trademaster = Trade Master
    .a = a Trade Master contract
    .the = the Trade Master contract
    .power = Have two traders of any colours.
name-contract-thrifty = Thrifty Staff
    .a = a Thrifty Staff contract
    .the = the Thrifty Staff contract
    .power = Have four characters with a printed price of 3 or less.
name-contract-mercenary = Mercenary
    .a = a Mercenary contract
    .the = the Mercenary contract
    .power = Have at least 3 swords.
name-contract-explorer = Explorer
    .a = an Explorer contract
    .the = the Explorer contract
    .power = Have completed at least one expedition.
name-contract-frigate = Frigate Nemesis
    .a = a Frigate Nemesis contract
    .the = the Frigate Nemesis contract
    .power = Give up all the coins of a frigate, three times.
name-contract-galleon = Galleon Nemesis
    .a = a Galleon Nemesis contract
    .the = the Galleon Nemesis contract
    .power = Give up all the coins of a galleon, twice.
name-contract-tax = Tax Inspector
    .a = a Tax Inspector contract
    .the = the Tax Inspector contract
    .power = At the moment a tax takes coins from you.
name-contract-jinx = Jinx
    .a = a Jinx contract
    .the = the Jinx contract
    .power = At the moment you lose your turn to two ships of one colour.
name-contract-speculator = Speculator
    .a = a Speculator contract
    .the = the Speculator contract
    .power = In two of your turns, have ships of 3 colours in the river.
name-contract-grandspeculator = Major Speculator
    .a = a Major Speculator contract
    .the = the Major Speculator contract
    .power = In your turn, have ships of 4 colours in the river.
name-contract-piratesnest = Pirates’ Nest
    .a = a Pirates’ Nest contract
    .the = the Pirates’ Nest contract
    .power = Repel and keep a ship of each of the 5 colours, then discard them.
name-contract-estate = Small Estate
    .a = a Small Estate contract
    .the = the Small Estate contract
    .power = Have at least 12 influence.
name-contract-ransom = Ransom
    .a = a Ransom contract
    .the = the Ransom contract
    .power = Pay 15 coins.


## Ranks, together or alone

rank-landlubber = Landlubber
rank-sailor = Sailor
rank-pirate = Pirate
rank-captain = Captain
rank-lord = Lord of the Seven Seas
