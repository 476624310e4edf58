# Les robots : leurs niveaux, leur entraînement, leurs tournois, leurs analyses.

bot-random = au hasard
bot-beginner = mousse
bot-greedy = matelot
bot-learned = capitaine
bot-strong = amiral

bots-training = Entraînement
bots-trained = { $file } est prêt, après { $seconds } s d’entraînement.
