# The rules of Amerigo as read behind “Why?”: one message per rule.


## Set-up

AM-SET-001 = Amerigo is for 2, 3 or 4 players.
AM-SET-002 = The map is made of 9, 12 or 16 island tiles for 2, 3 or 4 players, drawn, placed and turned at random: 3 by 3, 3 by 4 or 4 by 4.
AM-SET-003 = No water is ever closed in by land: from every water cell one can sail to the frame.
AM-SET-004 = Land of different tiles never touches by a corner alone.
AM-SET-005 = The frame around the tiles has one water space beside each outer side of a tile: 12, 14 or 16 spaces.
AM-SET-006 = An island is all the land that hangs together along sides of cells, across the tiles too.
AM-SET-007 = An island of 20 land cells or more is large and holds a treasure chest; all others are small. That never changes. There are never more than five large islands.
AM-SET-008 = A resource tile lies on each resource symbol of the map.
AM-SET-009 = The time markers lie in a pile: 5 on top, then 4, 3 and 2.
AM-SET-010 = The supply holds 37 neutral tiles for everybody and 16 village tiles of each player. All can be looked at.
AM-SET-011 = Everybody starts with no cannon, no gold, no progress, 12 trading posts, 2 ships off the map and 0 points.
AM-SET-012 = Five of the six pirate tokens are in the game, face down; one of them is turned up. Nobody knows the sixth.
AM-SET-013 = Eight of the 24 progress tiles lie face up, four on the left and four on the right.
AM-SET-014 = There are 30, 40 or 50 production tiles for 2, 3 or 4 players, and 6, 8 or 10 of them lie face up.
AM-SET-015 = The turn-order markers start in a random pile on the first space of the special-action track. The upper one plays first.
AM-SET-016 = You start with 1 gold for each player before you: 0, 1, 2, 3.
AM-SET-017 = All 49 cubes are thrown into the tower. Those that come out go to the storage spaces of their colours; the others stay inside.
AM-SET-018 = Everybody has a colour of their own: red, white, blue or yellow.
AM-SET-019 = The planning token is a reminder that only one neutral tile may be planned in a phase.
AM-SET-020 = Points are never below 0 and have no upper limit.

## Rounds and phases

AM-PHA-001 = There are 5 rounds of 7 phases, always in the order blue, black, red, brown, green, yellow, white.
AM-PHA-002 = If the storage space of a colour is empty when its phase begins, the phase is skipped.
AM-PHA-003 = When a phase begins, all cubes in the storage space of its colour are thrown into the tower.
AM-PHA-004 = Whatever comes out, of any colour, goes to the central space. If nothing comes out, the phase is skipped.
AM-PHA-005 = You can choose the action of any colour that lies on the central space, and of no other.
AM-PHA-006 = There are as many action points as cubes of the most numerous colour on the central space: the same number for everybody and for each action.
AM-PHA-007 = The player whose marker is most advanced on the special-action track plays first; of markers on one space the upper one. The order of a phase is fixed when it begins.
AM-PHA-008 = In your turn you do one thing: one of the available actions, or take gold, or use your renown tile, or nothing.
AM-PHA-009 = Several players may choose the same action. Cubes are not used up.
AM-PHA-010 = All your action points go to your one action. You may give up some of them; none are kept.
AM-PHA-011 = Your action points are those of the phase, and what your progress tiles and the gold you spend add to them.
AM-PHA-012 = When all have played, the cubes on the central space go back to their storage spaces.
AM-PHA-013 = After the white phase the round ends: the pirates attack, then the next round is prepared, or the game is scored.
AM-PHA-014 = You may choose an available colour even if you can do nothing with it.
AM-PHA-015 = In a phase that is skipped nobody has a turn: no action, no gold, no tile.

## Blue: move ships

AM-BLU-001 = A ship that is not on the map yet may be put on any space of the frame, at no cost, in a blue action.
AM-BLU-002 = Each action point lets each of your ships make one step.
AM-BLU-003 = A step leads to the next water cell, north, south, east or west, or along the frame, or between the frame and a water cell beside it. Never diagonally, never over land.
AM-BLU-004 = Ships never block the way of others.
AM-BLU-005 = Only one ship can stop on a water cell of the map. On the frame there is room for all.
AM-BLU-006 = Your ships move one after the other, in the order you like.
AM-BLU-007 = A ship that ends its movement on an anchor lets you place one of your trading posts on the space of that anchor, if nothing lies there.
AM-BLU-008 = A ship that has not moved founds no trading post. Leaving and coming back is moving.
AM-BLU-009 = The first trading post on an island discovers it: 3 points. Later ones score nothing at once.
AM-BLU-010 = You may have several trading posts on an island.
AM-BLU-011 = A trading post on the last empty cell of an island completes it.
AM-BLU-012 = Once you have a trading post on an island you may build there.
AM-BLU-013 = Action points gained during the action count for both ships, but a ship that has ended its movement does not move again. Putting a ship on the frame is no step.

## Black: load cannons

AM-BLK-001 = Each action point loads a cannon. You can have 12 at most.
AM-BLK-002 = If you have 12 cannons and action points left over, you receive 2 gold, once for the action.

## Red: plan

AM-RED-001 = Take tiles from the supply into your reserve. A village of yours costs 1 point whatever its size, a neutral tile 1 point for each of its cells.
AM-RED-002 = You may take only one neutral tile in a phase; any number of villages.
AM-RED-003 = You may choose among all that is left in the supply. Your reserve has no limit, and nothing goes back.
AM-RED-004 = What you plan now can be built in a later phase.

## Brown: progress

AM-BRN-001 = Your progress marker moves one space for each action point.
AM-BRN-002 = For each space with points that you reach or pass you must take a progress tile of your choice from the display, as long as there are any. The display is filled again at the end of the round.
AM-BRN-003 = A progress tile works from the moment you have it, but gives no action points to the action that brought it.
AM-BRN-004 = If you are on the last space and have action points left over, you receive 2 gold, once for the action.

## Green: build

AM-GRN-001 = Lay tiles of your reserve on islands where you have a trading post. A village costs 1 point, a neutral tile 1 point for each of its cells.
AM-GRN-002 = A tile must lie wholly on land that holds no tile and no trading post. Empty trading-post spaces and resources may be covered.
AM-GRN-003 = A tile must touch, along a side, one of your trading posts, or villages of yours and neutral tiles that hang together with one. Villages and posts of others connect nothing.
AM-GRN-004 = Tiles laid before in the same action connect too, and you may build on several islands.
AM-GRN-005 = Tiles may be turned and turned over.
AM-GRN-006 = The resources you cover are yours.
AM-GRN-007 = A trading-post space covered by a tile takes no trading post any more.
AM-GRN-008 = Each tile scores at once: its lower value on a small island, its higher value on a large one.
AM-GRN-009 = Tiles that lie are never moved.
AM-GRN-010 = A treasure chest takes no room on its island.
AM-GRN-011 = Each tile is scored as it is laid.

## Completing an island

AM-ISL-001 = An island is complete when a tile or a trading post lies on each of its cells.
AM-ISL-002 = Who fills the last cell scores 3 points and, on a large island, takes the treasure chest.
AM-ISL-003 = Then everybody with trading posts there scores 1, 3, 6, 10, 15 or 21 for 1 to 6 of them, times the value of the upper time marker: 5 in the first round, then 4, 3, 2 and 1.
AM-ISL-004 = An island is completed once. One that never is scores nothing for its trading posts.
AM-ISL-005 = All these points are scored at once.
AM-ISL-006 = First the tile or the discovery, then 3 points for completing, then the chest, then the trading posts of everybody.

## Yellow: production

AM-YEL-001 = Buy production tiles from the display for 2 to 4 action points each. The display is filled again at the end of the round.

## White: special action

AM-WHT-001 = Advance your turn-order marker, or perform the action of its space.
AM-WHT-002 = Your turn-order marker moves one space for each action point you use. It goes on top of the markers it finds there.
AM-WHT-003 = If your marker is on the last space and you have action points left over, you receive 2 gold, once for the action. A marker that does not move stays where it is in its pile.
AM-WHT-004 = If your marker has left the start, you may perform the action of the colour it stands on, even if no cube of that colour came out, with all its rules and bonuses.
AM-WHT-005 = White adds nothing to the action points.

## Gold

AM-GLD-001 = Instead of an action you may take gold: a third of the cubes on the central space, rounded up.
AM-GLD-002 = You can have 12 gold at most; each gold beyond gives 1 point at once.
AM-GLD-003 = A treasure chest can be exchanged for 3 gold in your turn.
AM-GLD-010 = During your action you may spend gold: 1 gold is 1 action point more.
AM-GLD-011 = Each gold is worth 1 point at the end.
AM-GLD-012 = Action points that are left when your action ends are lost, those bought with gold too. Gold, chests and tiles stay with you.

## Pirates

AM-PIR-001 = At the end of a round the pirates are as strong as the tokens turned up together.
AM-PIR-002 = If you have as many cannons as the pirates are strong you must fire that many, and they are beaten. The other cannons stay.
AM-PIR-003 = If you have fewer, you lose all your cannons and as many points as the pirates are strong.
AM-PIR-004 = Your points never drop below 0.
AM-PIR-005 = Pirates of strength 0 are beaten by everybody.

## The next round

AM-NXT-001 = After each of the first four rounds one more pirate token is turned up.
AM-NXT-002 = The progress tiles on the right leave the game, those on the left slide to the right, and four new ones come on the left.
AM-NXT-003 = The production tiles that are left leave the game, and each space gets a new one.
AM-NXT-004 = The upper time marker is removed.
AM-NXT-005 = Cubes, tower, ships, gold, cannons and turn order stay as they are.
AM-NXT-006 = These steps are done in this order; after the fifth round nothing is prepared.

## The end

AM-FIN-001 = After the pirates of the fifth round the game is scored: gold, resources, progress, special action.
AM-FIN-002 = Chests and unused purses become gold first; what does not fit on the track is points. Then each gold is 1 point.
AM-FIN-003 = For each good: your resource tiles times your production tiles, the printed one included.
AM-FIN-004 = The end-of-game progress tiles, then the highest value you have reached or passed on the progress track.
AM-FIN-005 = The highest value you have reached or passed on the special-action track.
AM-FIN-006 = Most points win. Of players with as many, the one who is first in the turn order.
AM-FIN-007 = Cannons, tiles in your reserve, ships and trading posts not used score nothing.
AM-FIN-008 = The other places go by points too, then by turn order.

## Progress tiles

AM-PRG-001 = Navigators: 2 action points more each time you move ships.
AM-PRG-002 = Gunners: 2 action points more each time you load cannons.
AM-PRG-003 = Architects: 2 action points more each time you plan.
AM-PRG-004 = Scholars: 2 action points more each time you progress.
AM-PRG-005 = Builders: 2 action points more each time you build.
AM-PRG-006 = Merchants: 2 action points more each time you buy production.
AM-PRG-007 = Cartographers: 1 action point more each time you move ships or plan.
AM-PRG-008 = Fortification: 1 action point more each time you load cannons or build.
AM-PRG-009 = Manufacture: 1 action point more each time you progress or buy production.
AM-PRG-010 = Fair winds, once: 8 action points more for each of your ships in a blue action.
AM-PRG-011 = Letter of marque: for all others the pirates are 2 stronger.
AM-PRG-012 = Ransom: if the pirates beat you, you lose only half the points, rounded up. Your cannons are fired all the same.
AM-PRG-013 = Booty: 2 gold each time you beat the pirates, at strength 0 too.
AM-PRG-014 = Grand design: you may plan two neutral tiles in an action instead of one, both paid for.
AM-PRG-015 = Versatility: one green or red cube on the central space lets you plan or build as you like. The action points stay the same.
AM-PRG-016 = Flagship, once: instead of advancing with action points, put your turn-order marker on top of the leading one. The leader cannot use it.
AM-PRG-017 = Purse, once: 3 gold, in your turn or at the end.
AM-PRG-018 = Treasure, once: 5 gold, in your turn or at the end.
AM-PRG-019 = Concessions: 1 gold for each trading post you place from now on.
AM-PRG-020 = Money changer: when you take gold, it is half the cubes, rounded up, instead of a third.
AM-PRG-021 = Renown, once: instead of an action, a point for each cube on the central space. Not at the end of the game.
AM-PRG-022 = Trade network, at the end: 1 point for each trading post you have placed.
AM-PRG-023 = Glory, at the end: 7 points.
AM-PRG-024 = Bank, at the end: your gold counts twice.
AM-PRG-025 = Some tiles work for the rest of the game; some are turned over once used; some count once at the end.
AM-PRG-026 = No tile adds action points to taking gold, to renown, or to advancing on the special-action track.
