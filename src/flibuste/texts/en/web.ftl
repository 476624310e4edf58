# Words of the web pages.

## Frame

web-skip = Skip to content
web-to-home = Flibuste, home page
web-home = Home
web-my-games = My games
web-rules = Rules
web-about = About
web-footer = Footer
web-language-name = English
web-watch-switch = Switch between day and night
web-credits = Names and games belong to their authors and publishers; original drawings; icons from game-icons.net, CC BY 3.0.
web-close = Close
web-menu = Menu

## Home

web-home-title =
    { $games ->
        [1] One sea game, one table
        [2] Two sea games, one table
        [3] Three sea games, one table
        [4] Four sea games, one table
        [5] Five sea games, one table
       *[other] { $games } sea games, one table
    }
web-home-pitch = Alone, against bots, on one screen or by link. Rules explained, shuffles you can verify.
web-play-now = Play now
web-invite = Invite a friend
web-running = Games in progress
web-shelf = The games
web-players = Players:
web-length = Length:
web-minutes = { $minutes } min
web-play = Play
web-against-bots = Start right away against bots
web-set-up = Set up
web-learn = Learn
web-open-tables = Open tables
web-free-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-sit = Take a seat
web-quiet-harbour = The harbour is quiet. Open a table, or play against bots.
web-have-a-link = Got a table link? Open it: a name is enough, no account.
web-your-turn = Your turn
web-resume = Resume
web-look = Look

## Set-up

web-setup-title = { $game }: new table
web-seats = Seats
web-seat-number = Seat { $number }
web-seat-name = Name at seat { $number }
web-name-placeholder = Name
web-seats-help = A friend sits down through the link you send. On one screen, the game draws a curtain between players when there are secrets.
web-seat-me = Me
web-seat-friend = A friend, by link
web-seat-here = On this screen
web-seat-none = Nobody
web-seat-bot = Bot: { $level }
web-bots-strength = How strong the bots are at this game
web-presets = Ready-made tables
web-preset-first = First game
web-preset-first-help = You and one bot, the shortest set-up.
web-preset-base = Base
web-preset-base-help = The game as printed, against two bots.
web-preset-everything = With everything
web-preset-everything-help = All the expansions that go together.
web-preset-together = Together
web-preset-together-help = You and a friend against the game.
web-preset-alone = Alone
web-preset-alone-help = You against the game.
web-base-game = base game
web-details = Expansions and variants
web-seats-count = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-clock = Pace
web-clock-none = No clock
web-clock-none-help = Everyone plays when they like, even over days.
web-clock-minutes = { $minutes } minutes each
web-clock-minutes-help = For the whole game; at zero, a bot takes over.
web-clock-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-clock-days-help = After that, the table may call in a bot.
web-table = The table
web-open-table = Open table
web-open-table-help = It is listed on the home page; anyone may sit down.
web-show-odds = Show the odds
web-show-odds-help = Only what players could count themselves.
web-start = Start
web-table-options = Options

## Waiting room

web-lobby = waiting
web-lobby-title = Waiting for the crew
web-you = you
web-bot = bot
web-free-seat = free seat
web-your-name = Your name
web-invite-title = Send this link
web-invite-help = It opens the table on any device. A name is enough.
web-table-link = Table link
web-copy = Copy
web-copied = Copied
web-start-with-bots = Start, bots in the free seats

## Table

web-log = Log
web-log-empty = Nothing yet. The first move will appear here.
web-all-rules = All the rules
web-share = Share
web-sound = Sound on my turn
web-notify = Notify me on my turn
web-single-keys = Keyboard shortcuts
web-resign = Resign
web-return = Take my seat back
web-resign-confirm = Resign? A bot will finish the game in your seat.
web-replace = Hand { $name }’s seat to a bot
web-replace-confirm = Hand { $name }’s seat to a bot for the rest of the game?
web-away = away
web-agree = Agree
web-refuse = Refuse
web-chat-text = A word to the table
web-see-board = See { $name }’s board
web-board-of = You are looking at { $name }’s board.
web-back-to-mine = Back to mine
web-chat-no-name = Only those who sit at this table talk here. At an open table a name is enough: sit down anywhere once and yours is known.
web-waiting-chosen = You chose: { $answer }. Waiting for { $names }.
web-chat-send = Say
web-chat-watcher = { $name } (watching)
web-rule-drawer = The rule behind this question
web-rule-asked = the question asked
web-why-rule = Why? Rule { $rule }
web-why = Why?
web-more-options = { $count } more…
web-hint = A hint
web-hint-says = In your place, the bot would choose: { $option }.
web-hint-why = It looked at that { $looks } times and judges it at { $chance } of 100 (100: a sure win), the next best, “{ $other }”, at { $other_chance }.
web-hint-as-good = It looked at that { $looks } times and judges it at { $chance } of 100 (100: a sure win); “{ $other }”, at { $other_chance }, is as good.
web-hint-thumb = That is what its rules of thumb say; here it did not search.
web-hint-sure = It is sure to bring: { $sure }.
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-why = A card was revealed: the table must agree.
web-undo-request = { $name } asks to undo the last move.
web-undo-refused = The table did not agree to undo.
web-mine = Your turn
web-waiting-for = { $name } is thinking
web-bot-playing = { $name } (bot) is playing…
web-waiting-question = Waiting for { $names }.
web-watching = You are watching this table.
web-title-mine = ● Your turn – { $game }
web-after-you = after you
web-thinking = thinking
web-chose = has chosen
web-offline = Connection lost. Your game is safe; trying again in a few seconds.
web-back-online = Back online. Nothing was lost.
web-unsent = That press did not come through. Press again: it counts only once.
web-late = That choice was already made. Here is the position.
web-illegal = Not possible: that choice is not offered here.
web-seat-taken = That seat is taken. You can watch.
web-turn = Turn { $turn } · { $name }
web-new-card = new
web-since =
    { $moves ->
        [one] Since your last visit: { $moves } move
       *[other] Since your last visit: { $moves } moves
    }
web-inspect = Look at a piece
web-piece = The piece up close
web-rule = Rule
web-why-not = Why not?
web-why-not-asked = The question is: “{ $question }” This piece is not among the answers.
web-why-not-waiting = It is not your turn: the table waits for { $names }.
web-why-not-watching = You are watching this table; only the players choose.
web-odds = The odds
web-this-table = This table
web-seat-link = Your seat on another device
web-seat-link-help = Open this link on your phone or computer to go on there. Whoever opens it plays in your seat: keep it to yourself.
web-table-link-help = To show the table: whoever opens it watches, without seeing your secrets.
web-seal-promise = All the chance of this game comes from a seed drawn before the first move. Its fingerprint has been here from the start; at the end the seed is revealed, and anyone can check that nothing was changed. Note the fingerprint to compare.

## Keys

web-key-rule = j
web-key-log = l
web-key-undo = u
web-key-hint = h
web-key-inspect = i
web-key-odds = o
web-key-enter = Enter
web-key-escape = Esc

web-keys = Keyboard
web-keys-digits = choose an answer, in the order of the buttons
web-keys-letters = choose the answer that shows this letter
web-keys-arrows = go from piece to piece on the board
web-keys-enter = choose, or look closely at what cannot be chosen
web-keys-inspect = look closely at the piece under the mouse or the cursor
web-keys-odds = show or hide the odds
web-keys-hint = ask for a hint
web-keys-undo = undo
web-keys-rule = the rule behind the question
web-keys-log = the log
web-keys-help = this list
web-keys-escape = close
web-keys-off = Letters can be switched off in the menu; they are silent while you type.

## A secret link

web-invited = You are { $name }?
web-invited-help = This secret link is { $name }’s seat at a table of { $game }. Press the button on every device you play on.
web-invited-button = I am { $name }

## Curtain

web-curtain-title = { $name }’s turn
web-curtain-help = Pass the screen to { $name }. The others look away.
web-curtain-open = I am { $name }

## Finished

web-finished = Game over
web-wins =
    { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-win-shared =
    { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-solo-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-runner-up =
    { $name } finishes { $gap ->
        [one] { $gap } point
       *[other] { $gap } points
    } behind.
web-moves-played =
    { $count ->
        [one] { $count } move played.
       *[other] { $count } moves played.
    }
web-rematch = Rematch
web-other-game = Another game
web-score = The score
web-player = Player
web-total = Total
web-winner = wins
web-look-back = Look back
web-replay = Replay
web-download = Download the record
web-seal-title = Verify the shuffle
web-seal-announced = Fingerprint of the seed:
web-seal-seed = Seed revealed:
web-seal-compare = The fingerprint is the SHA-256 of the seed; it could be read at the table, under “This table”, from the first move.
web-seal-how = To recompute everything yourself:
web-who-led = Who led, and when
web-chances-label = Chances of winning, turn by turn
web-chances-by-net = 100: a sure win, 0: a sure loss. Estimated after each turn by the captain, the bot that learnt by playing against itself.
web-chances-by-play = Share of wins when 64 games are played on at random from each turn: within 12%, and blind to skill.
web-looking-back = The bots are going over the game: { $percent }%
web-moments-of = { $name }’s chances
web-moment-turn = Turn { $turn }, { $name }.
web-moment-played = Chosen: “{ $answer }”.
web-moment-better = Better: “{ $answer }”
web-moment-luck = Luck, not choice
web-moments = The moments that mattered
web-see = see it

## Replay

web-result = Result
web-first = Start
web-back = Previous move
web-next = Next move
web-last = End
web-autoplay = Autoplay
web-move-number = Move number
web-go = Go
web-replay-start = The table is set.

## Rules

web-rules-of = The rules of { $game }
web-rules-pitch = Each game in our own words, then every rule with its number.
web-read-rules = Read the rules
web-numbered-rules = The numbered rules
web-numbered-help = These are the numbers the game cites when it answers “Why?”.

## My games

web-known-as = At this table you are { $name }.
web-guest = You are a guest: a name will do for the first game.
web-no-games = No game yet. Pick one: the first takes twenty minutes.
web-by-game = By game
web-game = Game
web-games-played = Played
web-games-won = Won
web-best-score = Best
web-mean-score = Mean
web-played = Finished games
web-with = With
web-when = When

## About

web-about-what = Flibuste brings sea games to one table: in the browser or the terminal, alone, against bots or with friends. Every rule is enforced and explained.
web-about-names = Whose names these are
web-about-names-text = Titles and games belong to their authors and publishers. We use neither their art nor their text: everything you see and read here is our own. If you like a game, buy it: the box looks better on a real table.
web-about-values = Where the values come from
web-about-values-text = Card figures come from the rulebooks and from public sources that agree. Where those are missing we rebuilt values, and we say so. If you own the box, you can correct them.
web-values-ours = Values rebuilt
web-values-all = Values in all
web-about-credits = Thanks to
web-credit-icons = Icons: Lorc, Delapouite and colleagues,
web-credit-fonts = Typefaces:
web-credit-drawings = Ships, cards and vignettes: original drawings.
web-credit-software = Software: Python, Starlette, FastAPI, Jinja, htmx, Idiomorph.
web-about-fair = Fair shuffles
web-about-fair-text = The seed’s fingerprint is announced before the first card and the seed revealed at the end: anyone can recompute the whole game. Bots see what a player sees, nothing more.
web-about-privacy = What we keep
web-about-privacy-text = A name, a signed cookie to find your seat again, and the moves played. No account, no tracking, nothing loaded from elsewhere.

## Errors

web-error-code = Code { $code }
web-back-to-port = Back to port
web-no-connection = No connection
web-no-connection-text = Your games are safe on the server. As soon as you are connected again you can play on.
web-try-again = Try again
web-error-404 = Nothing at this address
web-error-404-text = This table does not exist, or no longer does.
web-error-403 = No entry
web-error-403-text = This action does not come from this page, or the seat is not yours.
web-error-400 = Request not understood
web-error-400-text = Go back and try again.
web-error-429 = Easy now
web-error-429-text = Too many requests in a short time. Wait a minute.
web-error-500 = Something broke on our side
web-error-500-text = Your game is saved. Reload the page in a moment.

## Figures all games share

web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-wait = Waiting
web-and = { $names } and { $last }
web-nobody-wins = Nobody wins
web-place = Here
web-pick-answer = Choose an answer
web-pick-place = Choose on the board, or here
web-turn-left = Turn left, or the place before
web-turn-right = Turn right, or the next place
web-choose = Choose
web-percent = { $value }%
web-explanations = Explanations
