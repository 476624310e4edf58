# Words of the terminal.

## At the table

terminal-welcome = { $title }. { $aim }
terminal-how = Type the number of an answer and press Enter.
terminal-more = ? explains the rule behind a question, { $help } lists what else you can type.
terminal-prompt = { $player }>
terminal-since = Since your last answer
terminal-so-far = So far
terminal-hint = number + Enter · { $commands }
terminal-waiting = { $player } is thinking…
terminal-curtain = The screen is for { $player } now: { $player } presses Enter, the others look away.
terminal-you = Corsair

## What one can type

command-odds = odds
    .help = the chances you could count yourself
command-undo = undo
    .help = take back your last answer, while nothing hidden was revealed
command-log = log
    .help = everything that has happened
command-cards = cards
    .help = what the things in sight do
command-save = save
    .help = save the game (save FILE: under a name of your own)
command-help = help
    .help = this list
command-quit = quit
    .help = save and leave; so do Ctrl-C and Ctrl-D
terminal-help-number = a number
    .help = play that answer; its notation or an unmistakable beginning will do
command-why = why
terminal-help-rule = ? or { command-why }
    .help = the rule behind the question

## Replies

terminal-rule = { $number }: { $text }
terminal-no-odds = There are no odds to count in this question.
terminal-no-legend = There is nothing to explain here.
terminal-no-log = Nothing has happened yet.
terminal-no-undo-nothing = There is nothing to take back: you have not answered yet.
terminal-no-undo-answered = That cannot be taken back: somebody else has answered since.
terminal-no-undo-revealed = That cannot be taken back: your answer revealed something hidden.
terminal-no-undo-joined = That cannot be taken back: all have answered, and the answers are revealed.
terminal-undone = Taken back.
terminal-saved = Saved: { $file }
terminal-unknown =
    “{ $text }” is none of the answers: type { $count ->
        [one] 1
       *[other] a number from 1 to { $count }
    }, or { $help }.
terminal-ambiguous = “{ $text }” could be: { $choices }.
terminal-left = The game is saved in { $file }
terminal-resume = Go on with: flibuste { $command }

## The end

terminal-won = { $player } wins.
terminal-shared = { $players } share the win.
terminal-nobody-won = Nobody wins.
terminal-recorded = The record of the game: { $file }

## Replay, verification, positions

terminal-replay-hidden = { $player } has answered; what, shows when all have.
terminal-replay-hint = Enter next · b back · number go to · q quit
terminal-replay-at = Move { $ply } of { $count }
terminal-replay-unknown = “{ $text }” is none of these: type Enter, b, a number from 0 to { $count }, or q.
terminal-verified =
    All right: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } of { $game } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } replay exactly; the seed is the one committed to, { $over ->
        [0] the match is not over yet
       *[other] the result is right
    }, and the final position is the one recorded.
terminal-position-over = The game is over.
terminal-seat-name = Player { $number }
terminal-serving = Flibuste: { $address } (Ctrl-C stops; games are kept)

## Tables

terminal-column-bot = Bot
terminal-column-certainty = Certainty
terminal-column-decisions = Decisions
terminal-column-distribution = Distribution
terminal-column-game = Game
terminal-column-games-played = Games
terminal-column-highest = Max
terminal-column-interval = 95% interval
terminal-column-lowest = Min
terminal-column-mean = Mean
terminal-column-median = Median
terminal-column-options = Options
terminal-column-player = Player
terminal-column-players = Players
terminal-column-points = Points
terminal-column-quarter = 25%
terminal-column-rank = Rank
terminal-column-row = Row
terminal-column-seat = Seat
terminal-column-seats = Seats
terminal-column-share = Share
terminal-column-source = Source
terminal-column-three-quarters = 75%
terminal-column-title = Title
terminal-column-tried = Options tried
terminal-column-values = Values
terminal-column-wins = Wins

terminal-simulating = Playing
terminal-checking = Checking
terminal-number = { $number }
terminal-percent = { $percent }%
terminal-scores = Points of { $bot }
terminal-lengths = Decisions per game
terminal-speed =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s: { $speed } decisions per second.
terminal-checked =
    { $game } holds: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $cases ->
        [one] { $cases } set-up
       *[other] { $cases } set-ups
    }, everything checked at every decision.
terminal-audited =
    { $values ->
        [one] { $values } value
       *[other] { $values } values
    }, { $doubtful } of them inferred or reconstructed.

terminal-refused-game = The game { $name } of the package { $package } is not on the shelf: { $reason }.

## Refusals

refused-option = { $game } has no option '{ $name }'; it has: { $known }.
refused-value = Option { $name } cannot be '{ $value }'; it can be { $known }.
refused-seats = { $game } with these options is for { $counts } players, not { $seats }.
refused-form = An option is written key=value, not '{ $text }'.
refused-twice = Option { $name } is given twice; once is enough.
refused-name = A player cannot be called '{ $name }'; any other name will do.
refused-sum = { $players } players and { $bots } bots do not make { $seats } seats.
refused-names = Everybody at the table needs a name of their own; these are { $names }.
refused-no-game = Which game? The shelf has { $games }.
refused-game = There is no game '{ $name }'; the shelf has { $games }.
refused-no-file = There is no file { $file }.
refused-unreadable = { $file } cannot be read: { $why }.
refused-no-json = { $file } is not a record: it is not JSON ({ $why }).
refused-no-object = { $file } is not a record: it should hold one JSON object.
refused-no-position = This is not a position document: its format is '{ $format }'.
refused-own-bot = The bot '{ $name }' cannot be loaded: { $why }.
refused-no-such-command = There is no command { $name }; --help names all of them.
refused-extra = { $name } is too much; --help says how the command is written.
refused-bot = There is no bot '{ $name }'; there are { $known }.
refused-folder = The folder { $folder } does not exist: make it, or name another file.
refused-no-such-option = There is no option { $name }; --help names them all.
refused-no-value = The option { $name } needs a value.
refused-missing = { $name } is missing; --help says how the command is written.
refused-parameter = What is given for { $name } will not do; --help says what will.
refused-usage = The command cannot be understood like this ({ $text }); --help says how it is written.
refused-load = A saved match knows its game, players and options: --load goes with --lang and --data only.
refused-over = The match in { $file } is over; look at it with: flibuste replay { $file }
refused-unwritable = { $file } cannot be written: { $why }; name another file.
refused-taken = { $file } is there already and holds something else; name another file.
refused-gameless = The document does not say which game it is of: it lacks 'game'.
refused-rule = { $game } has no rule { $number }; `flibuste rules { $game }` prints them all.
refused-answer = The match has { $count } answers; there is no answer { $number }.
refused-campaign = There is no campaign '{ $name }' here; there are: { $names }. Begin one with: flibuste campaign new
refused-campaign-name = A campaign is named with up to 40 letters, digits and hyphens, not '{ $name }'.
refused-campaign-file = A campaign is a file whose name ends in { $suffix } or { $packed }, not '{ $file }'.
refused-handing = Say whose place whom is given, as in Yann=Maï or Yann=greedy, not '{ $wish }'.
refused-evening = Chapter { $chapter } is being played: `campaign play { $name }` goes on with it, --again breaks it off.
refused-spoilers = Chapter { $chapter } tells the story out of order: chapter { $next } is the next one; say so with --spoilers if you want it.
refused-port = Port { $port } of { $host } cannot be used ({ $why }). Choose another with --port or --host.
refused-packages = The web table needs more packages ({ $name }): pip install flibuste[server].
refused-line-up = { $seats } seats need { $seats } bots, or one for all of them; { $bots } are named.
refused-named-twice = Every bot is named once; a bot needs no match against itself.
refused-one-bot = An arena needs two bots or more; “flibuste simulate” plays one against itself.
refused-nobody-to-meet = Alone at the table there is nobody to meet: leave --against out.
refused-link = “{ $url }” is not the link of a seat; it should look like http://host/t/<table>/seat/<token>.
