# What --help says: help-<command>, help-<command>-<what it is given>; help-any-… where several share it.

## The page

help-usage = Usage: { $line }
help-options-in-short = [options]
help-subcommand-in-short = COMMAND …
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-usually = { $text } Usually { $value }.

## What stands for something to be typed

help-word-address = ADDRESS
help-word-bot = BOT
help-word-deal = DEAL
help-word-dir = DIR
help-word-file = FILE
help-word-game = GAME
help-word-id = ID
help-word-key = KEY
help-word-mode = MODE
help-word-name = NAME
help-word-net = NET
help-word-ply = PLY
help-word-target = TARGET
help-word-url = URL
help-word-value = VALUE

## What many commands know

help-any-help = Show this page.
help-any-lang = The language; the locale’s unless given.
help-any-data = A folder with corrections of the component data.
help-any-option = An option of the game; repeat it for several.
help-any-game = Its name: see “flibuste games”.
help-any-name = Its name here, or its file (*.flib-campaign.json).
help-any-file = A match record (*.flib.json).
help-any-seed = Same seed, same games.
help-any-workers = How many processes share the work.
help-any-ray = Play on a Ray cluster; “local” starts one on this machine.
help-any-as_json = Print JSON instead of tables.

## The commands

help-flibuste = Sea games at one table: play them, let bots play them, study them.
help-flibuste-version = Show the version and exit.

help-play = Play against bots, or with friends at one keyboard. Everything is explained at the table.
help-play-seats = How many sit at the table.
help-play-bots = The bots: see “flibuste bots”; two greedy ones unless given.
help-play-players = The people at this keyboard.
help-play-seed = Any word, or the 64 digits of a seed: the same deal again.
help-play-load = Go on with a saved match.

help-serve = Play in the browser: serve the tables at an address of this machine.
help-serve-host = Address to listen on; 0.0.0.0 lets others in.
help-serve-port = Port to listen on; 0 takes any free one.
help-serve-data_dir = Where the games are kept, unless DATABASE_URL says so.
help-serve-workers = Web processes.
help-serve-bots = Bot processes.
help-serve-access_log = A line for every request, on standard output.
help-serve-open = Open the page where there is a screen.

help-games = List the games, who can play them, and their options (the first value is the usual one).
help-bots = List the bots, weakest first, with the share of games each won against the one before it.

help-rules = Print the rules of a game, all of them or those whose number begins as given.
help-rules-number = One rule, or the beginning of several: PR-BASE-02.

help-replay = Step through a match; where the output is no terminal, print its whole log.

help-analyse = Who was ahead when, which answers cost most and what would have been better, what was luck, what was choice.
help-analyse-chart = Draw the chances as SVG and PNG.
help-analyse-explain = Search the position before this answer.
help-analyse-seconds = How long that search may take.
help-analyse-samples = How often chance is drawn anew.

help-verify = Recompute a match from its record and say whether everything in it is true; exit code 2 if not.

help-simulate =
    Let bots play each other many times and count.

    In each game every bot moves one seat on, so that turn order favours nobody over a multiple of the seat count.
help-simulate-bots = One bot per seat, or one for all seats.
help-simulate-seats = How many seats; as many as bots unless given.
help-simulate-games = How many games.
help-simulate-dataset = Also write every game to a Parquet file.
help-simulate-decisions = Also write every decision to a Parquet file.

help-arena =
    Let bots meet each other on the same deals from every seat; started again, it goes on where it was interrupted.

    With three seats or more, one bot sits among copies of another, both ways round. Bots that search for a time play differently on every machine; “strong:200” searches 200 iterations and does not.
help-arena-bots = The bots that meet, each against each.
help-arena-against = All meet this one only.
help-arena-seats = How many sit at a table.
help-arena-games = How many games for each pairing.
help-arena-seconds = How many seconds a bot may think about an answer.
help-arena-out = Where games and report go.
help-arena-records = Deals whose games are kept as records.

help-train =
    Train the net of the learned bot by self-play; started again, it goes on where it was interrupted.

    An option may be given as KEY=any: then every game draws a value. The same command makes the same net whatever the number of processes. Copy the two files of the net to flibuste/bots/nets to make the bots use it.
help-train-seats = How many seats.
help-train-games = How many games of self-play.
help-train-hidden = How many neurons the net has.
help-train-batch = Games played side by side, four batches a round.
help-train-guided = The share of the games that rules of thumb play.
help-train-loyalty = The gain in chance that outvotes the rules of thumb.
help-train-start = The shipped net whose knowledge to begin with.
help-train-out = Where the net and its checkpoint go.
help-train-measure = Games against the greedy bot per point.

help-check = Play random games and check at every decision what must hold for every game; exit code 1 if it does not.
help-check-seats = This seat count only.
help-check-games = Random games for each seat count and option set.

help-audit = List the component data with the certainty and the source of each value.
help-audit-game = One game; all of them unless given.
help-audit-doubtful = Only what is inferred or reconstructed.

help-position = Check a position document and show it; an impossible position is refused with exit code 2.
help-position-file = A position document, as Game.describe writes it.

help-connect =
    Let a bot play a seat of a web table until the game is over.

    It gets the same views as in the library and may imagine worlds from them.
help-connect-url = The seat’s own link: http://host/t/<table>/seat/<token>.
help-connect-bot = A level, or module:Class of your own.
help-connect-name = What the bot is called at the table.
help-connect-seconds = How many seconds it may think about an answer.

## The campaign

help-campaign = A story of several evenings: begin it, go on with it, take it along.

help-campaign-new = Begin a campaign.
help-campaign-new-name = What you call it.
help-campaign-new-mode = cooperative, or competitive: against each other.
help-campaign-new-members = The people who play.
help-campaign-new-bots = Bots that play with them.
help-campaign-new-game = The game, if several have one.

help-campaign-list = The campaigns on this computer.

help-campaign-show = Where a campaign stands, and its evenings.
help-campaign-show-read = Also the story, as far as it was read.

help-campaign-play = Play the next chapter, or go on with the evening that was left.
help-campaign-play-players = Who plays this evening; everybody unless given.
help-campaign-play-seed = { help-play-seed }
help-campaign-play-chapter = Another chapter than the next one.
help-campaign-play-spoilers = Yes, tell the story out of order.
help-campaign-play-draft = Choose the adventurers instead of dealing them.
help-campaign-play-again = Break an unfinished evening off: it does not count.

help-campaign-crew = Change who belongs to a campaign.
help-campaign-crew-joining = People who join.
help-campaign-crew-bots = Bots that join.
help-campaign-crew-leaving = Members who leave.
help-campaign-crew-hand_over = B, or a bot of that kind, has A’s place, wins included.

help-campaign-export = Copy a campaign with the records of its evenings, to take it elsewhere: to another computer, to a server.
help-campaign-export-target = A folder for the file and its records, or one *.zip.

help-campaign-import = Take in a campaign from a file. Its evenings are replayed: what does not agree with itself is refused.
help-campaign-import-file = A campaign (*.flib-campaign.json), its records beside it, or one *.zip.
help-campaign-import-name = What to call it here.
