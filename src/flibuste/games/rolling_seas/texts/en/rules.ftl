# The rules of Rolling Seas as read behind “Why?”: one message per rule.


## Vocabulary

RS-DEF-001 = Adjacent means touching along a side. A cell that touches only at a corner is never adjacent.
RS-DEF-002 = A step goes to one of the eight neighbouring cells, diagonals included.
RS-DEF-003 = Everything that is not land is sea, pirate cells included. Ports, monoliths and cells with a symbol are land.
RS-DEF-004 = A sea cell is blank when it carries no adventure, not even a spent one, no pirates, no ambush mark, no line and no ship.
RS-DEF-005 = An adventure or pirate cell acts the first time you enter it; after that it is ordinary sea. Each cell of a card stands for itself.
RS-DEF-006 = Rocks can never be entered, and they never go away.
RS-DEF-007 = Your story is the number of boxes ticked on your story track.
RS-DEF-008 = You can use the provisions, gold and winds that are circled and not yet crossed. Columns count everything you have circled since the start.

## Set-up

RS-SET-001 = Everybody plays on the same map, each on an adventure board of their own, with a ship board and a compass.
RS-SET-002 = You play with or without the two ambush cards: without them in a first game, and always without them alone.
RS-SET-003 = Standard game: 15 calm seas and 15 adventures are mixed and 5 cards removed unseen, which leaves 25 turns. Two more adventures are set aside.
RS-SET-004 = Stormier seas: 12 calm seas and 18 adventures instead of 15 and 15.
RS-SET-005 = Quick game: 8 calm seas and 12 adventures, less 2 cards, which leaves 18 turns. Two adventures are set aside as usual.
RS-SET-006 = Nobody knows which cards were removed or stayed in the box.
RS-SET-007 = The two adventures set aside are never ambushes: an ambush goes back to the adventures and another card takes its place.
RS-SET-008 = Before the first turn the two adventures set aside are revealed one after the other and drawn as during the game, rocks included.
RS-SET-009 = Then choose your home port among the eight ports. Several players may choose the same one.
RS-SET-010 = Your ship starts on a blank sea cell adjacent to your home port. If none is left it may start on a monster cell, which stays active.
RS-SET-011 = Your home port is not visited yet: you can tell your story there later.
RS-SET-012 = You start with the cog (3 movement points, hold of 5), 5 provisions and nothing else. Monster power and pirate power are 1.
RS-SET-013 = The starting cell already carries your line: nothing can be drawn there.

## The turn

RS-TUR-001 = A turn has three phases: adventure, dice, action.
RS-TUR-002 = Within a phase everybody chooses at the same time, without waiting for the others’ choices or knowing them.
RS-TUR-003 = One card and one roll of the dice per turn, the same for everybody.
RS-TUR-004 = The game ends with the turn in which the last card is drawn.

## Adventure phase

RS-ADV-001 = At the start of the turn the top card of the deck is revealed.
RS-ADV-002 = Calm sea: apply everything on the card to your ship board.
RS-ADV-003 = Calm sea with a choice: you alone decide which of the two powers grows on your board.
RS-ADV-004 = A power that grows moves up one box. At the end of the track nothing changes any more, but you may still choose it.
RS-ADV-005 = Provisions from a calm sea obey your hold limit at once, and no cannon can be built from them.
RS-ADV-006 = Draw the card’s shape on your board, wherever the rules allow. You must.
RS-ADV-007 = You may turn the shape by quarter turns, but not mirror it.
RS-ADV-008 = Every cell of the shape must be a blank sea cell.
RS-ADV-009 = At least one cell of the shape must lie in the card’s row or in its column, as you like.
RS-ADV-010 = If no legal place touches the row or the column, draw the shape anywhere.
RS-ADV-011 = If the shape fits nowhere, the card is ignored on that board.
RS-ADV-012 = Every port must keep at least one adjacent sea cell without rocks, active peril or active current. A monster does not matter.
RS-ADV-013 = Rocks must not cut the sea in two: every sea cell must be reachable from every other, diagonals included.
RS-ADV-014 = Your ship must keep at least one neighbouring cell to enter without a fight: no rocks, active monster or active pirates.
RS-ADV-015 = A place that would block a port, a zone or the ship counts as impossible.
RS-ADV-016 = For rocks and ambushes the person who draws makes the choice, under the rules of the board drawn on.

## Currents

RS-CUR-001 = Each cell of a current carries you to the next; the last one carries you one step further in the same direction: the exit.
RS-CUR-002 = The exit of a current must be a sea cell without rocks. It may hold another adventure, pirates or a line.
RS-CUR-003 = Rocks cannot be drawn on the exit of a current whose last cell is still active.

## Rocks

RS-ROC-001 = Boards go to the neighbour shown on the card. Each player draws the rocks on the board received and gives it back: with “left”, you draw on the board of the player to your right.
RS-ROC-002 = With two players, left and right are the same person.
RS-ROC-003 = The solo symbol on rock cards does not count with two or more players.

## Ambushes

RS-AMB-001 = Boards go to the neighbour shown. Mark a cell on your victim’s board, then as many points around it as you have cannons at that moment.
RS-AMB-002 = The marked cell must be blank and out of sight of the victim’s ship. No row or column to respect.
RS-AMB-003 = Out of sight: 4 cells or more from the ship, diagonals included, or hidden by land.
RS-AMB-004 = Land hides a cell if the segment between the two centres passes through the inside of a land cell. Touching an edge or a corner is not enough, and rocks hide nothing.
RS-AMB-005 = Each point goes on a different one of the eight cells around the centre, on the sea and off rocks. If there is too little room, the surplus is lost.
RS-AMB-006 = Ambush cells cost nothing and stop nobody. Nothing else can be drawn on them.
RS-AMB-007 = If there is no cell to hide in, the ambush is ignored.

## Dice phase

RS-DIC-001 = The three wind dice and the exploration die are rolled once for everybody.
RS-DIC-002 = If all three winds agree, all three are rolled again. The exploration die is not.
RS-DIC-003 = Two equal winds are fine: there are then two winds to choose from.
RS-DIC-004 = The exploration die selects the notebook line for this turn.

## Action phase

RS-ACT-001 = Choose one action: navigate, explore or visit a port.
RS-ACT-002 = Navigating is always possible, even without taking a step: this is how you pass.
RS-ACT-003 = Everybody acts at the same time. Only ambush fights and the race for the third monolith connect the boards.

## Wind in the sails

RS-WIN-001 = Your winds are spent at the very start or the very end of your action, never in the middle, as many as you like.
RS-WIN-002 = One wind moves you one cell in any direction, for no movement points and whatever the chosen wind.
RS-WIN-003 = A step by wind follows the same rules as sailing: land, rocks, adventures, pirates, ambushes.
RS-WIN-004 = You may use a wind before or after exploring or visiting a port.
RS-WIN-005 = Provisions do not pay for steps by wind, and winds are not movement points.
RS-WIN-006 = A wind gained during the action may be used at the end of the same action.

## Navigate

RS-NAV-001 = Choose one of the winds of the turn; it holds for the whole action.
RS-NAV-002 = Your ship gives its movement points each time you navigate. Those left over are lost.
RS-NAV-003 = A step costs 1 point with the wind, then 2, 3, 4 and 5 the further you turn away from it, up to dead against it.
RS-NAV-004 = At any moment of the move, each provision spent gives one more movement point.
RS-NAV-005 = You may change direction at each step and cross your own line.
RS-NAV-006 = You may only enter sea cells without rocks. Slipping diagonally between two land or rock cells is allowed.
RS-NAV-007 = To enter an active cell you must be able to pay for the step and for everything the cell demands.
RS-NAV-008 = All cells passed, by current and by wind too, carry your line and are no longer blank.
RS-NAV-009 = What you gain on the way can be used at once, for the very next step.

## Active cells

RS-CEL-001 = Sea monster: gain 2 story points. If your cannons do not match the monsters’ power, first pay 1 provision, or you may not enter. You may stop there.
RS-CEL-002 = What a cell costs is paid before what it gives is gained.
RS-CEL-003 = Maritime peril: gain 1 story point. You may not stop on a peril you have just found active: not to explore, not to visit, not at the end of the turn.
RS-CEL-004 = A peril passed and left before is ordinary sea: you may stop there.
RS-CEL-005 = Current: on entering an active cell you are carried to the exit for free. All the cells you follow are then spent.
RS-CEL-006 = A current gives 1 story point for every two active cells followed in a row. Two currents end to end count together.
RS-CEL-007 = If the current brings you to one of its cells already spent, it ends there and you go on freely.
RS-CEL-008 = At the exit you enter the cell normally. If you could not resolve what waits there, you may not enter the current.
RS-CEL-009 = You may enter a current at any of its cells and from any side.
RS-CEL-010 = Pirates, if your cannons match their power: gain 3 story points, 2 gold and one notebook line of your choice, no higher than your number of cannons.
RS-CEL-011 = Pirates, if your cannons fall short: pay 3 provisions, then gain 3 story points and 2 gold. Without 3 provisions you may not enter.
RS-CEL-012 = After pirates there is no more movement this turn, not even by wind. If a wind took you there before the action, you may still explore or visit on the spot.
RS-CEL-013 = The notebook line won from pirates is not an exploration: no cell ticked, no symbol, no cannon to build, and surplus provisions are struck at once.

## Explore

RS-EXP-001 = To explore, your ship must be adjacent to a land cell that is not a port and that you have not explored yet. Choose one.
RS-EXP-002 = Gain what the die’s notebook line shows: story, then gold, then provisions.
RS-EXP-003 = Then gain the cell’s symbol, if there is one: 1 provision, 1 gold or 1 story point.
RS-EXP-004 = Tick the cell: you cannot explore it again.
RS-EXP-005 = At a monolith, take the die’s line or a neighbouring one. 6 and 1 are neighbours.
RS-EXP-006 = Each monolith explored ticks a box: 1 story point for the first, 2 for the second, the treasure for the third.
RS-EXP-007 = Whoever explores a third monolith gets the best treasure still open. Those who do so in the same turn get the same one; it closes at the end of the turn, except the last.
RS-EXP-008 = After the gains and before striking surplus provisions you may build cannons: 5 provisions each, as many as you can pay for.
RS-EXP-009 = Then strike the provisions above your hold limit.

## Visit a port

RS-POR-001 = To visit a port, your ship must be adjacent to it. If there are several, choose one.
RS-POR-002 = In a port not visited before, tell your story: write your number of story points as renown, then tick 1 story point and the port.
RS-POR-003 = You may come back to a visited port for its services, without telling your story.
RS-POR-004 = After the story each service of the port is optional, in any order.
RS-POR-005 = Ships: the second costs 4 gold, then the third 5. You may buy both in one visit, in that order.
RS-POR-006 = Refill: pay 1 gold and fill your provisions up to the limit. Once per visit, and only if something is missing.
RS-POR-007 = Cannons: buy as many as you like, in order, at their prices. Each gives its bonus.
RS-POR-008 = Gold gained by a bonus during the visit may be spent in the same visit.

## Resources and bonuses

RS-RES-001 = The oldest provisions and coins are crossed first; this makes no difference to play.
RS-RES-002 = A column of provisions or gold gives its bonus once, when its last box is circled.
RS-RES-003 = A blue bonus takes effect at once, before the next unit of the same gain, and may set off others. A yellow one is scored at the end.
RS-RES-004 = As soon as your provisions exceed the hold limit, strike the surplus, except when exploring, where building comes first. Struck provisions still count in their column.
RS-RES-005 = A refill gives exactly what is missing up to the limit.
RS-RES-006 = A full track takes no more: the surplus is lost.
RS-RES-007 = Gold has no hold limit.
RS-RES-008 = A cannon is never spent or lost.

## Fights

RS-FIG-001 = If you passed an ambush cell this turn, the fight takes place at the end of the turn, once; then the ambush is removed.
RS-FIG-002 = Being on an ambush cell without having entered it this turn sets off nothing.
RS-FIG-003 = Several ambushes are fought in the order in which you entered them, the older first if at the same step.
RS-FIG-004 = The author of the ambush rolls the die: 6 wins at once, 1 loses at once.
RS-FIG-005 = Otherwise the victim rolls: 6 wins at once, 1 loses at once.
RS-FIG-006 = Otherwise each adds their cannons to their die; the higher total wins.
RS-FIG-007 = Victory: gain 3 story points, and 2 gold or 3 provisions as you choose.
RS-FIG-008 = Defeat: gain 1 story point and lose 1 gold or 2 provisions, whichever you can pay in full. If you can pay neither, lose the one provision you have.
RS-FIG-009 = Tie: 2 story points each, nothing else.

## End of the game

RS-END-001 = Final story: your story points score once more, wherever you are.
RS-END-002 = Each pirate cell you never entered costs you 5 renown.
RS-END-003 = Arrival: 10 renown if you are adjacent to your home port, otherwise 5 if you are adjacent to any port.
RS-END-004 = Add bonus renown: ships, columns, story boxes, the seventh cannon, the treasure, and all eight ports visited.
RS-END-005 = Your total: the stories told, the final story, less the pirates, plus arrival and bonus renown. It may be negative.
RS-END-006 = The highest total wins. Ties are broken by gold left, then provisions left; otherwise the victory is shared.

## Solo

RS-SOL-001 = Alone you play without ambushes and draw the rocks on your own board.
RS-SOL-002 = Alone, the rocks must cover the crossing of the card’s row and column if that is possible.
RS-SOL-003 = Otherwise they touch the row or column that carries the symbol, as close as possible to the crossing.
RS-SOL-004 = Otherwise the same on the other one; otherwise anywhere.
RS-SOL-005 = Alone, the third monolith gives the first treasure up to turn 15, the second up to turn 20, the third after that.
RS-SOL-006 = Alone, your total earns you a title, from Small-time Braggart to Legendary Bard.
