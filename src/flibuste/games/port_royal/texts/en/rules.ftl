# The rules of Port Royal as a player reads them behind “Why?”: one message per rule.


## General

PR-GEN-001 = Each coin is a face-down card in your treasury. When you gain coins, that many cards come from the top of the draw pile, and nobody sees their faces.
PR-GEN-002 = Coins you pay for a character or lose to a tax go face up to the discard pile. Coins you pay to another player move to their treasury, still face down.
PR-GEN-003 = You do not choose which coin cards you pay: nobody knows their faces, so the game picks them for you.
PR-GEN-004 = When a card is needed and the draw pile is empty, the whole discard pile is shuffled into a new draw pile at that very moment, even in the middle of a gain.
PR-GEN-005 = If the draw pile and the discard pile are both empty, the cards of all treasuries are shuffled into a new draw pile. Everybody keeps as many coins as before; these coins have no card behind them and leave none when spent. If there is still no card, the active player has to stop, and new coins have no card either.
PR-GEN-006 = Your influence is the sum of the points on your characters and expeditions, plus 1 for each ship stored under a merchant, plus your contract points. Completing an expedition never lowers it: the expedition is worth more than the characters it uses up.
PR-GEN-007 = You have 1 sword for each sailor and 2 swords for each pirate in your display.
PR-GEN-008 = Only characters and ships count as cards of the river. Taxes and expeditions never do.
PR-GEN-009 = Identical abilities add up: two señoritas lower every price by 2, two admirals bring 4 coins.
PR-GEN-010 = Your characters work whenever you act, whether or not you are the active player, within the limits of each ability.
PR-GEN-011 = Coins from abilities, taxes, jesters, expeditions and contracts come by themselves. You cannot refuse them; only the Nemesis contracts let you give up the coins of a ship.
PR-GEN-012 = When several players gain coins at the same moment, the active player draws first, then the others clockwise.
PR-GEN-013 = Admirals, jesters, governors, vice admirals and gunners look at the river and at your display once, at the instant your turn to choose cards begins. A card hired after that instant has to wait for the next time.


## Base game: set-up

PR-BASE-001 = Port Royal is played by 2 to 5 players.
PR-BASE-002 = With 5 players, the special expedition lies face up with the expeditions from the start. With fewer, it is not used.
PR-BASE-003 = All other cards are shuffled face down into the draw pile. The discard pile starts empty.
PR-BASE-004 = Everybody starts with 3 coins, drawn unseen from the draw pile.
PR-BASE-005 = The first player is drawn at random, unless the table chooses one, and play goes clockwise. The first player also marks where the last round of the game ends.


## Base game: the turn

PR-BASE-010 = Each player in turn is the active player. As active player, first discover cards (phase 1), then trade and hire (phase 2), unless phase 1 cost you the turn.
PR-BASE-011 = As active player you may complete expeditions before your first reveal, between reveals, while you choose your cards in phase 2, and after losing your turn to two ships of one colour.
PR-BASE-012 = After phase 2, or after a lost turn, the next player clockwise becomes the active player.


## Base game: discovery

PR-BASE-020 = As active player you must reveal at least one card from the draw pile.
PR-BASE-021 = Once a revealed card has been dealt with, you choose: reveal another card, or stop and go on to phase 2.
PR-BASE-022 = After any reveal you may stop, even if the river is empty because only taxes, expeditions or repelled ships came up.
PR-BASE-023 = There is no limit to the number of cards you may reveal.
PR-BASE-030 = A revealed character goes into the river.
PR-BASE-040 = When you reveal a ship that you are strong enough to repel, you choose to repel it or to keep it. Any other ship goes into the river.
PR-BASE-041 = To repel a ship you need at least as many swords as the ship shows.
PR-BASE-042 = A ship with a skull can never be repelled, however many swords you have.
PR-BASE-043 = You may repel only the ship you have just revealed, before anything else happens.
PR-BASE-044 = Swords are not used up: you may repel any number of ships in one turn.
PR-BASE-045 = You may repel any ship you are strong enough for, even one whose colour is not in the river.
PR-BASE-046 = A repelled ship goes to the discard pile. It never enters the river, its colour does not count, and you choose again: reveal or stop.
PR-BASE-047 = You never have to repel. You may keep a second ship of a colour and lose your turn on purpose.
PR-BASE-050 = Your turn is lost when a ship joins the river and a ship of the same colour is already there.
PR-BASE-051 = When your turn is lost, the new ship and the whole river are discarded, while expeditions stay. Every player then gains 1 coin for each of their jesters, you may still complete expeditions, and your turn ends: there is no phase 2 and nobody takes a card.
PR-BASE-060 = A revealed expedition is laid beside the river. It stays there, through lost turns too, until somebody completes it.
PR-BASE-061 = Only the active player may complete expeditions, and as many as they can during their turn.
PR-BASE-062 = To complete an expedition, discard characters from your display with exactly the icons it asks for: priest = cross, captain = anchor, settler = house, jack of all trades = any one of them. You put the expedition in your display and gain its coins.
PR-BASE-063 = If several of your characters fit, you choose which ones to discard. You may use a jack of all trades even if you own the matching character.
PR-BASE-064 = You may complete an expedition you have just revealed, and use a character you have just hired.
PR-BASE-070 = When a tax is revealed, everyone with 12 coins or more loses half of them, rounded down: 12 or 13 coins cost 6. Then the player with the least influence, or with the most swords, as the card says, gains 1 coin; all tied players do, even at 0. The tax is discarded, and the active player chooses again: reveal or stop.
PR-BASE-071 = A tax concerns every player, active or not. You may gain its bonus whether or not you have just paid.


## Base game: trade and hire

PR-BASE-080 = In phase 2 the active player chooses cards first, then the others clockwise, each once.
PR-BASE-081 = When your turn to choose cards begins, your admirals bring 2 coins each if the river holds at least 5 cards, your jesters 1 coin each if it is empty, then your other abilities of that moment pay. Only then is the number of cards you may take fixed.
PR-BASE-082 = As active player you may take 1 card, 2 if the river shows ships of 4 different colours, 3 if it shows all 5; plus 1 for each of your governors. The number is fixed when your turn to choose begins and does not shrink as you take ships.
PR-BASE-083 = When you are not the active player you may take 1 card, plus 1 for each of your governors.
PR-BASE-084 = A governor you have just hired gives no extra card yet, and an admiral or jester you have just hired pays nothing yet. They start the next time your turn to choose begins.
PR-BASE-085 = You take your cards one at a time. The ability of a card you have just taken, such as a trader or a señorita, already serves for the next one.
PR-BASE-086 = Taking cards is never compulsory: you may stop at any point, even without a card.
PR-BASE-090 = To trade, take a ship from the river and discard it. You gain its coins, plus 1 for each of your traders of its colour.
PR-BASE-091 = To hire a character, pay its price to the discard pile and put it in your display. Each señorita you already own lowers the price by 1, down to 0 at the lowest; a señorita does not lower her own price.
PR-BASE-092 = You cannot hire a character if your coins do not cover its full price and, when you are not the active player, the coin due to the active player.
PR-BASE-100 = When you are not the active player, you pay the active player 1 coin for each card you take. A ship pays you first, so you may take one without a coin; for a character you need its price plus 1 beforehand.
PR-BASE-101 = Señoritas do not lower the coin due to the active player.
PR-BASE-102 = If the river is empty when your turn to choose begins, you take nothing. Your jesters may still pay you.
PR-BASE-103 = When everybody has had their chance, the cards left in the river are discarded.


## Base game: end

PR-BASE-110 = As soon as any player, active or not, has 12 influence or more, the current round becomes the last.
PR-BASE-111 = The last round is played to its end: the player to the right of the first player takes the last turn, so that everyone has been the active player equally often. If that turn is already being played, it is the last.
PR-BASE-112 = The most influence wins. If players are tied, the one with more coins wins; if they are still tied, they share the victory.


## Variant: with an expedition

PR-VAR-001 = In this variant the current round becomes the last as soon as a player has 12 influence or more and at least one completed expedition.
PR-VAR-002 = In this variant only players with a completed expedition can win: the one among them with the most influence, then the most coins. Without an expedition you cannot win, whatever your influence.


## Characters

PR-CHR-001 = A priest, captain or settler gives one icon for an expedition and is discarded with it. A jack of all trades stands for any one of the three, but never for a contract.
PR-CHR-002 = Each of your traders adds 1 coin to every ship of its colour that you trade, whether or not you are the active player.
PR-CHR-003 = Each of your admirals brings 2 coins if the river holds at least 5 cards when your turn to choose begins. Cards taken by earlier players are no longer there.
PR-CHR-004 = Each of your jesters brings 1 coin if the river is empty when your turn to choose begins, and 1 coin whenever any player loses a turn to two ships of one colour.
PR-CHR-005 = Each of your governors lets you take one more card, whether or not you are the active player. If you are not, you pay the active player 1 coin for every card.
PR-CHR-006 = Each of your señoritas lowers the price of the characters you hire by 1 coin, down to 0 at the lowest.
PR-CHR-007 = A sailor has 1 sword and a pirate 2. Swords serve to repel ships while you are the active player, for the tax that rewards the most swords, and for contracts.


## The Gambler

PR-GAM-001 = The 4 Gamblers are an option: they are shuffled into the base deck.
PR-GAM-002 = In phase 1, each of your Gamblers lets you reveal 4 cards at a stroke, once per turn, while you are the active player. You may do so at the very start, which counts as your compulsory reveal, or after any number of cards.
PR-GAM-003 = None of these 4 cards can be repelled. Taxes are resolved as they appear, expeditions are laid beside the river, and both count among the 4. All 4 are revealed even if two ships already share a colour.
PR-GAM-004 = If, after the 4 cards, two ships of the river share a colour, earlier cards included, your turn is lost as usual.
PR-GAM-005 = If not, you may reveal no more single cards. Use another of your Gamblers at once, or go on to phase 2.
PR-GAM-006 = Each Gambler used without losing the turn lets you take one more card in phase 2 of this turn.
PR-GAM-007 = A Gambler serves only in phase 1 and only while you are the active player.


## Port Royal sets sail

PR-UNT-001 = This quick game for 2 to 4 players uses only its own 60 cards. Everybody starts with 3 coins, and the base rules apply with a few exceptions.
PR-UNT-002 = There are no expeditions in this game.
PR-UNT-003 = When a tax is revealed, everyone with 9 coins or more discards down to 8. Then the player with the least influence gains 1 coin, all tied players alike, even if that makes 9 again.
PR-UNT-004 = The current round becomes the last as soon as a player has 8 influence or more. It is played to its end, and the winner is found as in the base game.
PR-UNT-005 = When you trade a ship, active or not, and own a merchant of its colour, you may put the ship under the merchant instead of discarding it. You gain its coins as usual, and the stored ship is worth 1 influence for the rest of the game.
PR-UNT-006 = A ship goes under one merchant only, so it brings 1 influence even if you own two of its colour. A merchant may hold any number of ships.
PR-UNT-007 = A merchant you have just hired already works for the next ship you trade in the same turn.
PR-UNT-008 = Passengers have no ability; they only bring influence.
PR-UNT-010 = In the combined game, the 20 marked cards are shuffled into the base deck. All base rules apply: 12 influence for the last round, and the base taxes.


## Just one more contract: the cards

PR-JOM-001 = The 14 characters and 10 ships of this expansion may be added to the base deck on their own. Whoever plays with contracts plays with them.
PR-JOM-010 = Each of your clerks lets you take one more card every time you trade a ship of its colour, even a clerk hired just before. If you are not the active player, you pay 1 coin for that card too.
PR-JOM-011 = When your turn to choose cards begins, each of your gunners brings as many coins as there are ships in the river, minus 1.
PR-JOM-012 = When your turn to choose cards begins, each of your vice admirals brings 1 coin if the river holds exactly 3 or 4 cards.
PR-JOM-013 = A gunner or vice admiral you have just hired pays nothing yet.
PR-JOM-020 = A 3+1 ship brings you 3 coins, plus your traders, and brings 1 coin from the draw pile to another player whom you must choose; it may be the active player. Any coin due to the active player stays due. Playing alone, there is no gift.


## Just one more contract: contracts against each other

PR-CON-001 = Without the 2 white contracts, the other 16 are shuffled and 4 are laid face up; the remaining 12 serve as influence points. Seals do not matter here. Everybody has 3 markers.
PR-CON-002 = You may fulfil a contract at any moment of your own turn: as active player during your whole turn, otherwise while it is your turn to choose cards. When all have taken theirs, the active player has a last moment before the turn ends. When the active player loses the turn, the others get no such moment.
PR-CON-003 = To fulfil a contract, put one of your markers on its leftmost free space and gain the coins shown there, if any. The marker stays.
PR-CON-004 = You may fulfil each contract once. Several players may fulfil the same contract.
PR-CON-005 = You may fulfil at most 3 contracts. The first brings no influence, the second 1 and the third 2, at once.
PR-CON-006 = Contract points are influence like any other: they count for the end of the game, for taxes and for the final score. Should the point cards run out, the points are counted all the same.
PR-CON-007 = Requirements are minimums, and you need not fulfil a contract as soon as you can. Six contracts must be taken at the very moment or not at all: Tax Inspector, Jinx, Speculator, Major Speculator, Frigate Nemesis and Galleon Nemesis.
PR-CON-008 = Only the active player can fulfil Jinx, Speculator, Major Speculator and Pirates’ Nest.
PR-CON-009 = You may trigger the last round, and win, without fulfilling any contract.
PR-CON-020 = For a contract that names two characters, both must be in your display when you fulfil it. Nothing is discarded, a jack of all trades replaces nobody, and the same character may serve several contracts and an expedition later.
PR-CON-021 = Trade Master asks for two traders of any colours. Trade Outpost asks for a settler and a clerk of any colour.
PR-CON-022 = Thrifty Staff asks for four characters with a printed price of 3 or less. Discounts do not count.
PR-CON-023 = Mercenary asks for at least 3 swords. Explorer asks for at least one completed expedition.
PR-CON-030 = When you trade a red ship you may give up all the coins it brings you, traders included, for Frigate Nemesis: your marker goes to box 1, the next time to box 2, and the third time the contract is fulfilled by itself. Galleon Nemesis works the same way with black ships, and the second time fulfils it.
PR-CON-031 = To start a contract on its box 1 you need a marker in hand. It stays on that contract for the whole game, even if you never finish. A box holds any number of markers.
PR-CON-032 = A contract that is started but not finished brings no coins and no influence, yet its marker is spent: you can fulfil only two others.
PR-CON-033 = Giving up the coins is still a trade. Your clerks of that colour work, a 3+1 ship still brings its gift to another player, and any coin due to the active player comes from your treasury, or from the contract’s coins if this fulfils it. A ship stored under a merchant brings its coins: they are not given up.
PR-CON-034 = When a tax takes coins from you, you may fulfil Tax Inspector at that moment, even outside your turn. The active player decides first, then the others clockwise, before the bonus of the tax is given.
PR-CON-035 = When you lose your turn as active player to two ships of one colour, with a Gambler too, you may fulfil Jinx at that moment: after the river is discarded and before the jesters pay. If you decline, this chance is gone.
PR-CON-036 = When ships of 3 different colours come to lie in your river as active player, you may put a marker on box 1 of Speculator. When it happens again in a later turn of yours as active player, the contract is fulfilled by itself.
PR-CON-037 = When ships of 4 different colours come to lie in your river as active player, you may fulfil Major Speculator.
PR-CON-038 = With a Gambler, the colours for Speculator and Major Speculator are counted after the 4 cards, and only if your turn is not lost.
PR-CON-039 = For Pirates’ Nest, you may store a ship you repel in your display instead of discarding it, one of each colour. With all 5 colours you may discard the 5 ships during your turn as active player and fulfil the contract. Stored ships are worth nothing else.


## Just one more contract: together or alone

PR-COO-001 = All 18 contracts are shuffled, and 3, 5, 7, 9 or 11 of them are laid face up for 1, 2, 3, 4 or 5 players.
PR-COO-002 = The time pile is taken from the top of the shuffled deck: 13 cards, plus the sum of the values on the visible seals, plus 1 for each different letter on them. Then everybody receives 3 coins.
PR-COO-003 = To make the game harder, you may move any number of time cards, unseen, to the victory pile before you start.
PR-COO-004 = Contracts work as when you play against each other: 3 markers each, spaces and coins, influence for your second and third, and the same limits on when and by whom.
PR-COO-005 = A contract is done for the team as soon as one player has a marker on one of its reward spaces. Others may still fulfil it for its coins, at the price of a marker.
PR-COO-006 = The first card you reveal in your turn comes from the time pile and is treated like any revealed card. All other cards and all coins come from the draw pile.
PR-COO-007 = You lose when the active player must reveal a time card, none is left, and a contract is still open. The time pile therefore holds one card for each turn you have.
PR-COO-008 = You win at once when the last open contract is done, even during the last turn.
PR-COO-009 = Reaching 12 influence does not end this game.
PR-COO-010 = Whoever takes a card without being the active player still pays 1 coin to the active player. Apart from the gift of a 3+1 ship, there is no other way to pass on coins.
PR-COO-011 = Each time a tax is revealed, before it is resolved, the active player may move the top time card, unseen, to the victory pile, if one is left.
PR-COO-012 = If you win, the cards in the victory pile give your rank: 0–1, 2–3, 4–5, 6–7, or 8 and more. Time cards that are left do not count, and a defeat has no score.
PR-COO-013 = Small Estate can be fulfilled by a player with 12 influence or more. Ransom is fulfilled by a player who pays 15 coins to the discard pile during their own turn.
PR-COO-020 = Alone, you are always the active player: you never pay the coin for a card, you always gain the bonus of a tax, 3+1 ships bring no gift, and the special expedition is not used.
