# The rules of L’aventure commence as one reads them behind “Why?”.

PR-ADV-007 = Everybody is dealt an adventurer card and chooses its side, from the first player on. If the table prefers to choose, the player to the right of the first takes one of the five cards and its side, then the next to the right one of those that are left; the first player chooses last.
PR-ADV-021 = At the start of your turn you reveal the top event card. It works at once, or for this turn only.
PR-ADV-034 = In competitive play, when the hourglass shows the fist and a price, everybody may once pay it to remove the leftmost marker of the adventurer, from the active player on. The effect comes back at every end of a month.
PR-ADV-050 = Missions 33 and 34 are for the active player, at the first moment when the river shows 4 ship colours and the price can be paid. If you let it pass, the chance does not come back this turn. What is accomplished stays so even if you lose the turn afterwards.
PR-ADV-051 = Mission 50 is for everybody who has just lost coins to a tax, active or not. First all lose, then each decides from the active player on, then the tax pays its bonus.
PR-ADV-052 = Mission 51 is for the active player who stops at once after the fourth card of the river: pay 5 coins and take one card fewer this turn.
PR-ADV-053 = Mission 52 is for the active player who stops at once after the first card of the river: the first time the marker goes onto box 1, which does not count; on a later turn it moves to box 2 and the mission is done. You take cards as usual.
PR-ADV-077 = Once per active turn and sentinel, before revealing a card or stopping, you look at the top 3 cards of the pile, discard 2 without effect and put the third back on top.
PR-ADV-085 = The card left on the pile really is the next one. If you stop, the first coin anybody gains is that card, face down as ever.
PR-ADV-092 = After a failure the chapter is played again with 3 more coins for each failure, shared out freely. The first player decides for the group.
