# What the server answers, and the names it gives.

server-a-guest = Captain
server-bot-names = Bosun, Lookout, Topman, Caulker, Helmsman, Gunner, Steward

## Refusals

server-no-table = This table does not exist, or no longer.
server-no-game = This game is not on the shelf; there are: { $games }.
server-not-your-seat = This seat is not yours.
server-not-begun = The game has not begun yet: some seats are still free.
server-begun = The game has already begun.
server-over = The game is over.
server-not-over = The game is not over yet.
server-other-rules = This game began under other rules or card values than today’s: it can no longer be played here.
server-together = After one of these answers chance decides: give the next ones one by one. Nothing is played.
server-illegal = Not possible: that choice is not offered here.
server-late = That choice was already made. Here is the position.
server-nothing-to-undo = There is nothing to take back.
server-no-question = Nothing is asked of you right now.
server-still-there = This seat is not deserted: give it some time.
server-say-who-you-are = Only those who sit at this table talk here; at an open table a name is enough.
server-say-something = The message is empty.
server-seat-taken = This seat is taken. You may watch.
server-bad-clock = There is no such pace; there are: { $clocks }.
server-bad-options = These options do not go together, or one of them does not exist.
server-bad-seat-count =
    With these options the game is for { $counts } players, not { $seats }.
server-bad-seat = Seat { $seat } should be yours, a friend’s, at the same screen, or a bot’s.
server-no-bot = There is no such bot; there are: { $levels }.
server-bad-request = The request is malformed: { $where }.
server-too-large = The message is too long; the limit is { $limit } bytes.
server-too-many = Too many requests in a short time. Wait a minute.
server-foreign = This request does not come from a page of this site: open the table and try again.
server-other-host = This server is not known under that name. Its operator can add it to FLIBUSTE_HOSTS.
server-not-found = There is nothing at this address.
server-not-allowed = This address is not asked for in this way.
server-broken = Something broke on our side. The game is saved; try again in a moment.
server-busy = The database does not answer. Nothing is lost; try again in a moment.

## Time

server-days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
server-hours-left = { $hours } h
server-out-of-time = out of time
server-no-time-left = Your time is up: the bot plays on in your seat.
