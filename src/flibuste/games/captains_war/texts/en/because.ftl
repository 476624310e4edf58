# Why a question is asked: what hangs on it at this table. The figures are the asked player's.

because-set-aside = { $player } is the active captain of turn { $turn }: nobody else can take the die set aside, while you may choose among all six. Set aside what you want for yourself alone, or what would help the others most.
because-take = Everybody takes two of the dice on the table; the same die may serve several captains, so nobody takes yours away. You take the first now, then the second; { $taken ->
        [0] none yet
       *[other] one already
    }.
because-choose = The joker is any of the four resources, as long as a box of it is free. { $left ->
        [one] One to choose.
       *[other] { $left } to choose, one after the other.
    }
because-command = Gold buys resources (3 each), resources pay acquisitions, gold recruits a pirate. You have { $gold } gold, { $barrel } barrels, { $wood } wood, { $pearl } pearls, { $gem } gems and a crew of strength { $strength }. What you do not use, you keep; finishing costs nothing.
because-pay = A part of the price may be paid with any resource. What you name is blackened: { $left } to pay. You have { $barrel } barrels, { $wood } wood, { $pearl } pearls and { $gem } gems.
because-board = Only the active captain may attack, one captain at most. Both sides then send up to three pirates in secret, and whoever is sent is lost. Your crew has strength { $strength }, your attack bonus is { $attack }; you have { $boardings } of { $last_boarding } boardings in your table, and { $attacks } attacks so far: few attacks cost points in the end.
because-commit = { $side_is ->
        [attacker] You attack { $defender }: your attack bonus of { $attack } is added to those you send.
       *[defender] { $attacker } attacks you: your defence bonus of { $defence } is added to those you send.
    } The higher total wins, level means that nobody does. Everybody sent is lost, won or not. Your crew has strength { $strength }.
because-reward = You beat { $loser }: you choose what the victory brings. Gold comes off { $loser }, who has { $loser_gold }; steps on a track cost { $loser } nothing.

first-question = { $against ->
        [legend] { $player }, you are up against { $legend }: take two dice of the throw (gold, goods, pirates, steps on two tracks), buy and recruit; { $legend } then gets dice that depend on yours, and each may board the other. When five boardings are full, most reputation wins (RP, the flag: you have { $renown } already, { $legend } { $legend_renown }, counting where you stand at the start).
       *[others] { $player }, everybody takes dice of one throw: gold, goods, pirates, steps on two tracks. Then you buy and recruit, and the active captain may board somebody. When somebody’s five boardings are full, most reputation wins (RP, the flag: { $renown } already, since all are still tied for first).
    }
