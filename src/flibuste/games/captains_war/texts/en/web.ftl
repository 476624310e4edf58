# Words that only the table in the browser uses.

web-cw-renown = Reputation points: { $count }
web-cw-gold = Gold: { $count }
web-cw-strength = Strength: { $count }
web-cw-boardings = Boardings: { $count }
web-cw-boardings-of = { $count } of { $total } boardings
web-cw-gold-note = { $boxes } boxes · { $won } won, { $spent } spent
web-cw-boxes = { $name }: { $held } held, { $free } boxes free
web-cw-price = costs { $coins }
web-cw-track = track: { $reached } of { $length }
web-cw-own = owned
web-cw-next = next
web-cw-later = later
web-cw-acquire = Acquire { $the }
web-cw-recruit = Recruit 1 pirate, force { $force }
web-cw-party = { $size ->
        [0] Commit nobody
       *[other] Commit { $party }
    }
web-cw-party-total = { $size ->
        [0] total { $n }
        [1] total { $n }, −1 pirate
       *[other] total { $n }, −{ $size } pirates
    }
web-cw-send = Who boards?
web-cw-parties = A circle for each pirate lost; bold: total with bonus.
web-cw-acquisition =
    Costs { $cost }. Brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and opens padlock { $rank } of its track.
web-cw-why-own = You own it already.
web-cw-why-next = You must hold exactly these resources, in the command phase, and make at most one acquisition per turn.
web-cw-why-later = A column is bought from top to bottom, without skipping.

key-done = D
key-pass = P

part-CW-GEN = General rules
part-CW-SET = Set-up
part-CW-LOOT = Loot
part-CW-CMD = Command
part-CW-BRD = Boarding
part-CW-END = End of the game
part-CW-SCO = Scoring
part-CW-DUEL = Duel
part-CW-SOLO = Alone against a legend
part-CW-ADV = Adventure cards

