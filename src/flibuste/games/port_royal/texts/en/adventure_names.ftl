# The adventurers, events and missions of L’aventure commence.


## Adventurers

adventurer-gamine = Grace May “Urchin”
    .power = If you lose your turn and the river holds 4 cards or fewer, the last ship included: +2 coins.
adventurer-grandeur = Jacques Grandeur
    .power = Each time you complete an expedition: +2 crowns.
adventurer-blackbeard = Jean Blackbeard
    .power = 1 sword, like a sailor.
adventurer-anne = Señora Anne
    .power = Hiring costs you 1 coin less, as with a señorita.
adventurer-ferdinando = Don Ferdinando
    .power = +1 crown for each black galleon you take, cashed or kept.
adventurer-scott = Officer Scott
    .power = When your turn to take comes, if the river holds 5 cards or more: +1 coin.
adventurer-scott-the = Officer Scott
adventurer-landman = P. Landman “Baron”
    .power = +1 coin for each red frigate you take, cashed or kept.
adventurer-mary = Cutthroat Mary
    .power = When your turn to take comes, if the river holds 3 ships or more: +1 coin.
adventurer-samuel = Samuel Blackguard
    .power = +2 coins, once, when the door opens.
adventurer-fishborn = Thomas Fishborn
    .power = Once per active turn look at 3 cards, discard 2 and put the other back on the pile, like a sentinel.


## Events

event-EV-01 = Fair Wind
    .effect = The active player may take 1 more card this turn.
    .flavour = The breeze turns just in time.
event-EV-02 = Thick Fog
    .effect = The active player may not stop while the river holds fewer than 3 cards.
    .flavour = You cannot see your own forecastle.
event-EV-03 = Hiring Fair
    .effect = For every player the first character hired this turn costs 1 coin less.
    .flavour = No shortage of hands this morning.
event-EV-04 = Careening
    .effect = Every player with 8 coins or more discards 1.
    .flavour = The hulls claim their due.
event-EV-05 = Governor’s Largesse
    .effect = The player or players with the least influence gain 2 coins.
    .flavour = The governor likes to be liked.
event-EV-05-alone = Gain 1 coin.
event-EV-06 = Moonless Night
    .effect = This turn nothing is paid to the active player for taking a card.
    .flavour = The customs men are asleep.
event-EV-06-alone = Gain 1 coin.
event-EV-07 = Boarding Drill
    .effect = This turn the active player has 1 more sword, for repelling only.
    .flavour = Blades out, for practice.
event-EV-08 = Squalls
    .effect = No ship can be repelled this turn.
    .flavour = No boarding in this weather.
event-EV-09 = Palace Ball
    .effect = From the active player on, each may pay 2 coins to gain 1 crown.
    .flavour = A dance step, a favour.
event-EV-10 = Royal Dispatch
    .effect = The active player gains 1 crown.
    .flavour = A letter sealed in blue wax.
event-EV-11 = Rats in the Hold
    .effect = The active player discards 2 coins, or all there are.
    .flavour = They even ate the ledgers.
event-EV-12 = Merchant Convoy
    .effect = This turn each ship cashed (not kept) brings 1 more coin.
    .flavour = Twenty sails at once.
event-EV-13 = Lookout
    .effect = The active player looks at the top card of the pile and may discard it without effect.
    .flavour = Ship ahoy, or nearly.
event-EV-N1 = Evening Arrivals
    .effect = The active player may take 1 more card this turn.
    .flavour = The evening tide brings people in.
event-EV-N2 = End of Month
    .effect = Follow the hourglass of the most recent mission, then rebuild the event deck.
event-EV-N3 = End of Month
    .effect = Each may pay 10 coins to remove the leftmost marker of the adventurer; then rebuild the event deck.


## Missions: what they ask for

mission-name = mission { $key }
    .start = Mission { $key }

mission-10 = −2 Ares pirates, any cargo
mission-11 = have at least 1 captain; have at least 1 sword
mission-12 = have at least 1 priest
mission-13 = have at least 1 priest; −4 coins
mission-14 = have at least 2 swords; −1 Ares pirate, any cargo
mission-15 = have at least 2 swords; −2 Ares pirates, any cargo
mission-16 = have at least 2 swords; −2 coins
mission-17 = have at least 2 swords; −5 coins
mission-20 = −1 ship with bread
mission-21 = have at least 1 settler; −1 ship with rum
mission-22 = −1 ship with rum
mission-23 = have at least 2 traders, any colours
mission-24 = have at least 2 traders, any colours; −3 coins
mission-25 = have at least 1 settler
mission-26 = have at least 1 settler; −3 coins
mission-27 = have at least 2 swords; −2 coins
mission-28a = have at least 2 swords; −1 Ares pirate, any cargo
mission-28b = have at least 2 swords; −4 coins
mission-30 = have at least 1 completed expedition
mission-31 = −1 Ares pirate with a ritual book
mission-32 = have at least 1 captain
mission-33 = active player, at least 4 ship colours in the river (claim at once)
mission-34 = active player, at least 4 ship colours in the river (claim at once); −5 coins
mission-35 = have at least 7 influence points
mission-36 = have at least 7 influence points; −3 coins
mission-37 = have at least 2 swords
mission-38 = have at least 2 swords; −3 coins
mission-40 = have at least 3 characters of printed cost 3 at most
mission-41 = −1 Ares pirate with medicinal plants; −1 ship with bread
mission-42 = −1 Ares pirate with medicinal plants
mission-43 = have at least 1 settler; −2 coins
mission-44 = have at least 1 settler; −1 ship with bread
mission-45 = −2 crowns
mission-46 = −2 crowns; −4 coins
mission-47 = −2 crowns
mission-48 = −3 crowns
mission-50 = be hit by a revealed tax (claim at once)
mission-51 = active player, stop at once after the 4th river card, take 1 card fewer; −5 coins
mission-52 = active player, stop at once after the 1st river card, on 2 different active turns
mission-53 = −1 Ares pirate with a ritual book
mission-54 = −1 Ares pirate with a ritual book; −3 coins
mission-55 = have at least 2 swords
mission-56 = have at least 2 swords; −4 coins
mission-57 = have at least 2 swords; −1 Ares pirate, any cargo
mission-58 = have at least 3 swords; −1 Ares pirate, any cargo
