# The bots: their levels, their training, their tournaments, their analyses.

bot-random = at random
bot-beginner = cabin boy
bot-greedy = able seaman
bot-learned = captain
bot-strong = admiral

bots-training = Training
bots-trained = { $file } is ready after { $seconds } s of training.
