# The bots: their levels, their training, their tournaments, their analyses.

bot-random = at random
bot-beginner = cabin boy
bot-greedy = able seaman
bot-learned = captain
bot-strong = admiral

bots-training = Training
bots-trained = { $file } is ready after { $seconds } s of training.

bots-arena = Tournament
bots-arena-of = Tournament: { $game }
bots-summary = { $games } games of { $seats } seats, seed { $seed }. Every deal is played from every seat; intervals are of 95%.
bots-ratings = Ratings, intervals of 95%
bots-strength = Strength by thinking time, intervals of 95%
bots-matrix = Share of wins in per cent, row against column
bots-milliseconds = { $time } ms
bots-report = The report: { $file }

terminal-column-against = Against
terminal-column-rating = Rating
terminal-column-thinking = Per answer
terminal-column-points-against = Points against

bots-analysing = Analysing
bots-analysed = In percentage points of the chance to win, for those who play together of their common chance: what luck gave or took, and what answers cost beside the best one found.
bots-analysed-together = After each turn, how many of { $games } games played on by rules of thumb the crew won.
bots-chart-title = Everybody’s chances
bots-chart-across = Answers
bots-chart-turns = Turns
bots-chart-up = Chance to win
bots-then = {"; "}
bots-answers = { $player }: { $answer }

terminal-column-luck = Luck
terminal-column-choice = Choice
terminal-column-turn = Turn
terminal-column-ply = No.
terminal-column-played = Played
terminal-column-better = Better
terminal-column-cost = Cost
terminal-column-answer = Answer
terminal-column-visits = Visits
terminal-column-chance = Chance
terminal-column-likely = Likely course

bot-strength = won { $share }% of { $games } games against: { $against } ({ $low } to { $high }; { $seats ->
        [one] alone, on the same deals
       *[other] { $seats } seats, an equal wins { $fair }%
    })
bot-unmeasured = not measured
terminal-column-name = Name
terminal-column-strength = Strength
