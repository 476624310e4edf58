# Words that only the table in the browser uses.

web-cw-renown = Renown: { $count }
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
web-cw-send = Who boards?

key-done = D
key-pass = P
