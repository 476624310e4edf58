# Words that only the table in the browser uses.

web-na-port = Port of Nassau
web-na-kraken = A kraken lives here: boats stop.
web-na-dog = Old Sea Dog
web-na-pile = { $count } in the pile
web-na-ship = Your ship
web-na-reserve = { $count ->
        [one] 1 crate in reserve
       *[other] { $count } crates in reserve
    }
web-na-standing = standing
web-na-lying = lying
web-na-tavern = Tavern
web-na-empty = empty
web-na-shut = closed
web-na-fight = { $name }, strength { $force }
web-na-damage = Crates of this fight: { $placed } · damage already there: { $there }

key-pause = P
key-pass = S
key-home = H
