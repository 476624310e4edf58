# Les mots du terminal.

## À la table

terminal-welcome = { $title }. { $aim }
terminal-how = Tapez le numéro d’une réponse, puis Entrée.
terminal-more = « ? » explique la règle derrière une question, { $help } dit ce qu’on peut taper d’autre.
terminal-prompt = { $player } >
terminal-since = Depuis votre dernière réponse
terminal-so-far = Jusqu’ici
terminal-hint = numéro + Entrée · { $commands }
terminal-waiting = { $player } réfléchit…
terminal-curtain = L’écran est maintenant pour { $player } : { $player } appuie sur Entrée, les autres détournent les yeux.
terminal-you = Corsaire

## Ce qu’on peut taper

command-odds = chances
    .help = les probabilités que vous pourriez compter vous-même
command-undo = annuler
    .help = reprendre votre dernière réponse, tant que rien de caché n’a été révélé
command-log = journal
    .help = tout ce qui s’est passé
command-cards = cartes
    .help = ce que fait chaque chose en vue
command-save = sauver
    .help = sauvegarder la partie (sauver FICHIER : sous un nom à vous)
command-help = aide
    .help = cette liste
command-quit = quitter
    .help = sauvegarder et partir ; Ctrl-C et Ctrl-D font de même
terminal-help-number = un numéro
    .help = joue cette réponse ; sa notation ou un début sans ambiguïté suffisent aussi
command-why = pourquoi
terminal-help-rule = ? ou { command-why }
    .help = la règle derrière la question

## Réponses aux commandes

terminal-rule = { $number } : { $text }
terminal-no-odds = Cette question n’a pas de probabilités à compter.
terminal-no-legend = Il n’y a rien à expliquer ici.
terminal-no-log = Il ne s’est encore rien passé.
terminal-no-undo-nothing = Il n’y a rien à reprendre : vous n’avez pas encore répondu.
terminal-no-undo-answered = Impossible à reprendre : quelqu’un d’autre a répondu depuis.
terminal-no-undo-revealed = Impossible à reprendre : votre réponse a révélé quelque chose de caché.
terminal-no-undo-joined = Impossible à reprendre : tous ont répondu, les réponses sont révélées.
terminal-undone = C’est repris.
terminal-saved = Sauvegardé : { $file }
terminal-unknown =
    « { $text } » n’est pas une réponse possible : tapez { $count ->
        [one] { $count }
       *[other] un numéro de 1 à { $count }
    }, ou { $help }.
terminal-ambiguous = « { $text } » peut vouloir dire : { $choices }.
terminal-left = La partie est sauvegardée dans { $file }
terminal-resume = Pour continuer : flibuste { $command }

## La fin

terminal-won = { $player } gagne.
terminal-shared = { $players } se partagent la victoire.
terminal-nobody-won = Personne ne gagne.
terminal-recorded = Le récit de la partie : { $file }

## Relecture, vérification, positions

terminal-replay-hidden = { $player } a répondu ; on verra quoi quand tous l’auront fait.
terminal-replay-hint = Entrée suite · b retour · numéro aller à · q quitter
terminal-replay-at = Coup { $ply } sur { $count }
terminal-replay-unknown = « { $text } » n’en fait pas partie : tapez Entrée, b, un numéro de 0 à { $count }, ou q.
terminal-verified =
    Tout est juste : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } de { $game } à { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } se rejouent exactement ; la graine est celle qui était engagée, { $over ->
        [0] la partie n’est pas finie
       *[other] le résultat est exact
    }, et la position finale est celle qui est notée.
terminal-position-over = La partie est terminée.
terminal-seat-name = Place { $number }
terminal-serving = Flibuste : { $address } (Ctrl-C arrête ; les parties sont gardées)

## Tableaux

terminal-column-bot = Robot
terminal-column-certainty = Certitude
terminal-column-decisions = Décisions
terminal-column-distribution = Répartition
terminal-column-game = Jeu
terminal-column-games-played = Parties
terminal-column-highest = Max
terminal-column-interval = Intervalle à 95 %
terminal-column-lowest = Min
terminal-column-mean = Moyenne
terminal-column-median = Médiane
terminal-column-options = Options
terminal-column-player = Joueur
terminal-column-players = Joueurs
terminal-column-points = Points
terminal-column-quarter = 25 %
terminal-column-rank = Rang
terminal-column-row = Ligne
terminal-column-seat = Place
terminal-column-seats = Places
terminal-column-share = Part
terminal-column-source = Source
terminal-column-three-quarters = 75 %
terminal-column-title = Titre
terminal-column-tried = Options essayées
terminal-column-values = Valeurs
terminal-column-wins = Victoires

terminal-simulating = Parties
terminal-checking = Contrôle
terminal-number = { $number }
terminal-percent = { $percent } %
terminal-scores = Points de { $bot }
terminal-lengths = Décisions par partie
terminal-speed =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions en { $seconds } s : { $speed } décisions par seconde.
terminal-checked =
    { $game } tient : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } dans { $cases ->
        [one] { $cases } configuration
       *[other] { $cases } configurations
    }, tout vérifié à chaque décision.
terminal-audited =
    { $values ->
        [one] { $values } valeur
       *[other] { $values } valeurs
    }, dont { $doubtful } déduites ou reconstruites.

terminal-refused-game = Le jeu { $name } du paquet { $package } n’est pas sur l’étagère : { $reason }.

## Refus

refused-option = { $game } n’a pas d’option { $name } ; il y a : { $known }.
refused-value = L’option { $name } ne peut pas être { $value } ; elle peut être { $known }.
refused-seats = Avec ces options, { $game } se joue à { $counts }, pas à { $seats }.
refused-form = Une option s’écrit clé=valeur, pas { $text }.
refused-twice = L’option { $name } est donnée deux fois ; une suffit.
refused-name = Un joueur ne peut pas s’appeler « { $name } » ; tout autre nom ira.
refused-sum = { $players } joueurs et { $bots } robots ne font pas { $seats } places.
refused-names = Chacun à la table a besoin d’un nom à soi ; voici : { $names }.
refused-no-game = Quel jeu ? Sur l’étagère : { $games }.
refused-game = Il n’y a pas de jeu { $name } ; sur l’étagère : { $games }.
refused-no-file = Il n’y a pas de fichier { $file }.
refused-unreadable = Impossible de lire { $file } ({ $why }).
refused-no-json = { $file } n’est pas un récit de partie : ce n’est pas du JSON ({ $why }).
refused-no-object = { $file } n’est pas un récit de partie : il devrait contenir un objet JSON.
refused-no-position = Ce n’est pas une position : le format du document est { $format }.
refused-own-bot = Le robot { $name } ne se charge pas ({ $why }).
refused-no-such-command = Il n’y a pas de commande { $name } ; --help les nomme toutes.
refused-extra = { $name } est de trop ; --help dit comment la commande s’écrit.
refused-bot = Il n’y a pas de robot { $name } ; il y a { $known }.
refused-folder = Le dossier { $folder } n’existe pas : créez-le, ou nommez un autre fichier.
refused-no-such-option = Il n’y a pas d’option { $name } ; --help les nomme toutes.
refused-no-value = L’option { $name } demande une valeur.
refused-missing = Il manque { $name } ; --help dit comment la commande s’écrit.
refused-parameter = Ce qui est donné pour { $name } ne convient pas ; --help dit ce qui va.
refused-usage = La commande ne se comprend pas ainsi ({ $text }) ; --help dit comment elle s’écrit.
refused-load = Une partie sauvegardée connaît son jeu, ses joueurs et ses options : --load ne va qu’avec --lang et --data.
refused-over = La partie dans { $file } est finie ; revoyez-la avec : flibuste replay { $file }
refused-unwritable = Impossible d’écrire { $file } ({ $why }) ; nommez un autre fichier.
refused-taken = { $file } existe déjà et contient autre chose ; nommez un autre fichier.
refused-gameless = Le document ne dit pas de quel jeu il est : « game » y manque.
refused-rule = { $game } n’a pas de règle { $number } ; « flibuste rules { $game } » les imprime toutes.
refused-answer = La partie a { $count } réponses ; il n’y a pas de réponse { $number }.
refused-campaign = Il n’y a pas de campagne « { $name } » ici ; il y a : { $names }. On en commence une par : flibuste campaign new
refused-campaign-name = Le nom d’une campagne a jusqu’à 40 lettres, chiffres et traits d’union, pas « { $name } ».
refused-campaign-file = Une campagne est un fichier dont le nom finit par { $suffix } ou { $packed }, pas « { $file } ».
refused-handing = Dites à qui revient la place de qui, comme Yann=Maï ou Yann=greedy, pas « { $wish } ».
refused-evening = Le chapitre { $chapter } est en cours : « campaign play { $name } » le continue, --again l’interrompt.
refused-spoilers = Le chapitre { $chapter } raconte l’histoire dans le désordre : le prochain est le { $next } ; dites-le par --spoilers si vous le voulez ainsi.
refused-port = Le port { $port } de { $host } ne peut pas servir ({ $why }) ; choisissez-en un autre avec --port ou --host.
refused-packages = La table web demande d’autres paquets ({ $name }) : pip install flibuste[server]
refused-line-up = Il faut { $seats } robots pour { $seats } places, ou un seul pour toutes ; il y en a { $bots }.
refused-named-twice = Chaque robot se nomme une fois ; un robot n’a pas à se rencontrer lui-même.
refused-one-bot = Une rencontre demande deux robots ou plus ; « flibuste simulate » en fait jouer un contre lui-même.
refused-nobody-to-meet = Seul à la table, il n’y a personne à rencontrer : laissez --against de côté.
refused-link = « { $url } » n’est pas le lien d’une place ; il ressemble à http://hôte/t/<table>/seat/<clé>.
