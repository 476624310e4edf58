# Words that every game uses.

hidden = something hidden
