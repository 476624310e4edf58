# Les robots : leurs niveaux, leur entraînement, leurs tournois, leurs analyses.

bot-random = au hasard
bot-beginner = mousse
bot-greedy = matelot
bot-learned = capitaine
bot-strong = amiral

bots-training = Entraînement
bots-trained = { $file } est prêt, après { $seconds } s d’entraînement.

bots-arena = Tournoi
bots-arena-of = Tournoi : { $game }
bots-summary = { $games } parties à { $seats } places, graine { $seed }. Chaque donne est jouée depuis chaque place ; les intervalles sont à 95 %.
bots-ratings = Classement, intervalles à 95 %
bots-strength = Force selon le temps de réflexion, intervalles à 95 %
bots-matrix = Part des victoires en %, ligne contre colonne
bots-milliseconds = { $time } ms
bots-report = Le rapport : { $file }

terminal-column-against = Contre
terminal-column-rating = Cote
terminal-column-thinking = Par réponse
terminal-column-points-against = Points adverses

bots-analysing = Analyse
bots-analysed = En points de pourcentage de la chance de gagner, pour ceux qui jouent ensemble de leur chance commune : ce que le hasard a donné ou pris, et ce que les réponses ont coûté auprès de la meilleure trouvée.
bots-analysed-together = Après chaque tour, la part des { $games } parties poursuivies selon des règles simples que l’équipage a gagnées.
bots-chart-title = Chances de chacun
bots-chart-across = Réponses
bots-chart-turns = Tours
bots-chart-up = Chance de gagner
bots-then = {" ; "}
bots-answers = { $player } : { $answer }

terminal-column-luck = Chance reçue
terminal-column-choice = Choix
terminal-column-turn = Tour
terminal-column-ply = N°
terminal-column-played = Joué
terminal-column-better = Mieux
terminal-column-cost = Coût
terminal-column-answer = Réponse
terminal-column-visits = Visites
terminal-column-chance = Chance
terminal-column-likely = Suite probable

bot-strength = { $share } % de { $games } parties gagnées contre : { $against } (de { $low } à { $high } ; { $seats ->
        [one] en solo, sur les mêmes donnes
       *[other] { $seats } places, un égal en gagne { $fair } %
    })
bot-unmeasured = pas mesuré
terminal-column-name = Nom
terminal-column-strength = Force
