## Deals that are chosen, colours

web-your-colour = Your colour
web-colour-red = red
web-colour-blue = blue
web-colour-yellow = yellow
web-colour-green = green
web-colour-white = white
web-colour-violet = violet
web-deal = Deal
web-deal-drawn = drawn by chance
web-deal-help = A word of your choice gives the same cards and dice each time. Everyone at the table sees it; these games stay out of your figures.
web-deal-chosen = chosen deal
web-deal-by-name = This deal was chosen, not drawn: “{ $deal }”. The same word gives the same cards and dice on any table; whoever tries it out can know what comes.
web-deal-by-seed = This deal has been played before, seed { $deal }. Whoever knows that game can know what comes.
web-same-deal = Same deal again
server-bad-deal = A deal is named in { $most } characters or fewer.
server-bad-colour = Seat { $seat } cannot have that colour; there are: { $colours }.
server-nothing-to-play-on = The game ends there: choose an earlier move.
web-took-back = { $count ->
        [one] { $name } took back { $count } move.
       *[other] { $name } took back { $count } moves.
    }
