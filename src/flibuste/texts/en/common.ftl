# Words that every game uses.

hidden = something hidden

# The board of a game that brings none of its own.

plain-table = On the table
plain-yes = yes
plain-no = no
plain-nothing = nothing
back-covered = face down
