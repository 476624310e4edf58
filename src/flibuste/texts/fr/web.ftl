# Words of the web pages.

## Frame

web-skip = Aller au contenu
web-to-home = Flibuste, page d’accueil
web-home = Accueil
web-my-games = Mes parties
web-rules = Règles
web-about = À propos
web-footer = Pied de page
web-language-name = Français
web-watch-switch = Passer du jour à la nuit
web-credits = Noms et jeux appartiennent à leurs auteurs et éditeurs ; dessins originaux ; icônes game-icons.net, CC BY 3.0.
web-close = Fermer
web-menu = Menu

## Home

web-home-title =
    { $games ->
        [1] Un jeu de mer, une table
        [2] Deux jeux de mer, une seule table
        [3] Trois jeux de mer, une seule table
        [4] Quatre jeux de mer, une seule table
        [5] Cinq jeux de mer, une seule table
       *[other] { $games } jeux de mer, une seule table
    }
web-home-pitch = Seul, contre des robots, à un écran ou par lien. Règles expliquées, mélanges vérifiables.
web-play-now = Jouer maintenant
web-invite = Inviter un ami
web-running = Parties en cours
web-shelf = Les jeux
web-players = Joueurs :
web-length = Durée :
web-minutes = { $minutes } min
web-play = Jouer
web-against-bots = Commencer tout de suite contre des robots
web-set-up = Préparer
web-learn = Apprendre
web-open-tables = Tables ouvertes
web-free-seats =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-sit = M’asseoir
web-quiet-harbour = Le port est calme. Ouvrez une table, ou jouez contre des robots.
web-have-a-link = Vous avez un lien de table ? Ouvrez-le : un nom suffit, sans compte.
web-your-turn = À vous
web-resume = Reprendre
web-look = Voir

## Set-up

web-setup-title = { $game } : nouvelle table
web-seats = Places
web-seat-number = Place { $number }
web-seat-name = Nom à la place { $number }
web-name-placeholder = Nom
web-seats-help = Un ami s’assied par le lien que vous lui enverrez. À un même écran, le jeu tire un rideau entre deux joueurs quand il y a des secrets.
web-seat-me = Moi
web-seat-friend = Un ami, par lien
web-seat-here = Au même écran
web-seat-none = Personne
web-seat-bot = Robot : { $level }
web-bots-strength = La force des robots à ce jeu
web-presets = Tables toutes prêtes
web-preset-first = Première partie
web-preset-first-help = Vous et un robot, la mise en place la plus courte.
web-preset-base = De base
web-preset-base-help = Le jeu tel qu’imprimé, contre deux robots.
web-preset-everything = Avec tout
web-preset-everything-help = Toutes les extensions qui vont ensemble.
web-preset-together = Ensemble
web-preset-together-help = Vous et un proche contre le jeu.
web-preset-alone = En solo
web-preset-alone-help = Vous contre le jeu.
web-base-game = jeu de base
web-details = Extensions et variantes
web-seats-count = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-clock = Rythme
web-clock-none = Sans pendule
web-clock-none-help = Chacun joue quand il veut, même sur plusieurs jours.
web-clock-minutes = { $minutes } minutes chacun
web-clock-minutes-help = Pour toute la partie ; à zéro, un robot prend la suite.
web-clock-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-clock-days-help = Au-delà, la table peut appeler un robot.
web-table = La table
web-open-table = Table ouverte
web-open-table-help = Elle s’affiche en page d’accueil ; chacun peut s’y asseoir.
web-show-odds = Montrer les chances
web-show-odds-help = Seulement ce que les joueurs pourraient compter eux-mêmes.
web-start = Commencer
web-table-options = Options

## Waiting room

web-lobby = en attente
web-lobby-title = On attend l’équipage
web-you = vous
web-bot = robot
web-free-seat = place libre
web-your-name = Votre nom
web-invite-title = Envoyez ce lien
web-invite-help = Il ouvre la table sur n’importe quel appareil. Un nom suffit.
web-table-link = Lien de la table
web-copy = Copier
web-copied = Copié
web-start-with-bots = Commencer, robots aux places libres

## Table

web-log = Journal
web-log-empty = Rien encore. Le premier coup s’écrira ici.
web-all-rules = Toutes les règles
web-share = Partager
web-sound = Son à mon tour
web-notify = M’avertir à mon tour
web-single-keys = Raccourcis clavier
web-resign = Abandonner
web-return = Reprendre ma place
web-resign-confirm = Abandonner ? Un robot finira la partie à votre place.
web-replace = Confier la place de { $name } à un robot
web-replace-confirm = Confier la place de { $name } à un robot pour le reste de la partie ?
web-away = absent
web-agree = D’accord
web-refuse = Refuser
web-chat-text = Un mot à la table
web-see-board = Voir le plateau de { $name }
web-board-of = Vous regardez le plateau de { $name }.
web-back-to-mine = Revenir au mien
web-chat-no-name = Ici, seules les personnes assises à la table se parlent. À une table ouverte, un nom suffit : asseyez-vous une fois quelque part et le vôtre sera connu.
web-waiting-chosen = Vous avez choisi : { $answer }. On attend { $names }.
web-chat-send = Dire
web-chat-watcher = { $name } (regarde)
web-rule-drawer = La règle de cette question
web-rule-asked = la question posée
web-why-rule = Pourquoi ? Règle { $rule }
web-why = Pourquoi ?
web-more-options = { $count } autres…
web-hint = Un conseil
web-hint-says = À votre place, le robot choisirait : { $option }.
web-hint-why = Il l’a examiné { $looks } fois et le juge à { $chance } sur 100 (100 : victoire sûre), le meilleur des autres, « { $other } », à { $other_chance }.
web-hint-as-good = Il l’a examiné { $looks } fois et le juge à { $chance } sur 100 (100 : victoire sûre) ; « { $other } », à { $other_chance }, se vaut.
web-hint-thumb = C’est ce que disent ses règles d’expérience ; ici il n’a pas cherché.
web-hint-sure = C’est sûr : { $sure }.
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-why = Une carte a été révélée : il faut l’accord de la table.
web-undo-request = { $name } demande à annuler son dernier coup.
web-undo-refused = La table n’a pas accepté d’annuler.
web-mine = À vous
web-waiting-for = { $name } réfléchit
web-bot-playing = { $name } (robot) joue…
web-waiting-question = On attend { $names }.
web-watching = Vous regardez cette table.
web-title-mine = ● À vous – { $game }
web-after-you = après vous
web-thinking = réfléchit
web-chose = a choisi
web-offline = Liaison perdue. Votre partie est en sûreté ; nouvel essai dans quelques secondes.
web-back-online = Liaison rétablie. Rien n’est perdu.
web-unsent = Cet appui n’est pas arrivé. Appuyez encore : il ne comptera qu’une fois.
web-late = Ce choix était déjà fait. Voici la position.
web-illegal = Pas possible : ce choix n’est pas offert ici.
web-seat-taken = Cette place est prise. Vous pouvez regarder.
web-turn = Tour { $turn } · { $name }
web-new-card = nouvelle
web-since =
    { $moves ->
        [one] Depuis votre dernier passage : { $moves } coup
       *[other] Depuis votre dernier passage : { $moves } coups
    }
web-inspect = Regarder une pièce
web-piece = La pièce de près
web-rule = Règle
web-why-not = Pourquoi pas ?
web-why-not-asked = La question est : « { $question } » Cette pièce n’est pas parmi les réponses.
web-why-not-waiting = Ce n’est pas à vous : on attend { $names }.
web-why-not-watching = Vous regardez cette table ; seuls les joueurs choisissent.
web-odds = Les chances
web-this-table = Cette table
web-seat-link = Votre place sur un autre appareil
web-seat-link-help = Ouvrez ce lien sur votre téléphone ou votre ordinateur pour continuer là-bas. Qui l’ouvre joue à votre place : gardez-le pour vous.
web-table-link-help = Pour montrer la table : qui l’ouvre regarde, sans voir vos secrets.
web-seal-promise = Le hasard de toute la partie vient d’une graine tirée avant le premier coup. Son empreinte est là depuis le début ; à la fin la graine est révélée, et chacun peut vérifier que rien n’a été changé. Notez l’empreinte pour comparer.

## Keys

web-key-rule = j
web-key-log = l
web-key-undo = u
web-key-hint = h
web-key-inspect = i
web-key-odds = o
web-key-enter = Entrée
web-key-escape = Échap

web-keys = Au clavier
web-keys-digits = choisir une réponse, dans l’ordre des boutons
web-keys-letters = choisir la réponse qui porte cette lettre
web-keys-arrows = aller d’une pièce à l’autre sur le plateau
web-keys-enter = choisir, ou regarder de près ce qui ne se choisit pas
web-keys-inspect = regarder de près la pièce sous la souris ou le curseur
web-keys-odds = montrer ou cacher les chances
web-keys-hint = demander un conseil
web-keys-undo = annuler
web-keys-rule = la règle de la question
web-keys-log = le journal
web-keys-help = cette liste
web-keys-escape = fermer
web-keys-off = Les lettres se coupent dans le menu ; elles se taisent pendant que vous écrivez.

## A secret link

web-invited = Vous êtes { $name } ?
web-invited-help = Ce lien secret est la place de { $name } à une table de { $game }. Appuyez sur le bouton depuis chaque appareil où vous jouez.
web-invited-button = Je suis { $name }

## Curtain

web-curtain-title = À { $name }
web-curtain-help = Passez l’écran à { $name }. Les autres regardent ailleurs.
web-curtain-open = C’est moi, { $name }

## Finished

web-finished = Partie terminée
web-wins =
    { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-win-shared =
    { $names } l’emportent ensemble avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-solo-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-runner-up =
    { $name } suit avec { $gap ->
        [one] { $gap } point de retard
       *[other] { $gap } points de retard
    }.
web-moves-played =
    { $count ->
        [one] { $count } coup joué.
       *[other] { $count } coups joués.
    }
web-rematch = Revanche
web-other-game = Autre jeu
web-score = Le décompte
web-player = Joueur
web-total = Total
web-winner = gagne
web-look-back = Revenir sur la partie
web-replay = Revoir la partie
web-download = Télécharger la partie
web-seal-title = Vérifier le mélange
web-seal-announced = Empreinte de la graine :
web-seal-seed = Graine révélée :
web-seal-compare = L’empreinte est le SHA-256 de la graine ; elle se lisait à la table, sous « Cette table », dès le premier coup.
web-seal-how = Pour tout recalculer chez vous :
web-who-led = Qui menait, et quand
web-chances-label = Chances de victoire, tour par tour
web-chances-by-net = 100 : victoire sûre, 0 : défaite sûre. Estimé après chaque tour par le capitaine, le robot qui a appris en jouant contre lui-même.
web-chances-by-play = Part des victoires quand 64 parties sont jouées au hasard depuis chaque tour : à 12 % près, et sans égard à l’adresse.
web-looking-back = Les robots revoient la partie : { $percent } %
web-moments-of = chances de { $name }
web-moment-turn = Tour { $turn }, { $name }.
web-moment-played = Choisi : « { $answer } ».
web-moment-better = Mieux : « { $answer } »
web-moment-luck = La chance, pas le choix
web-moments = Les moments qui ont compté
web-see = revoir

## Replay

web-result = Résultat
web-first = Début
web-back = Coup précédent
web-next = Coup suivant
web-last = Fin
web-autoplay = Lecture automatique
web-move-number = Numéro du coup
web-go = Aller
web-replay-start = La table est mise.

## Rules

web-rules-of = Les règles de { $game }
web-rules-pitch = Chaque jeu dans nos mots, puis chaque règle avec son numéro.
web-read-rules = Lire les règles
web-numbered-rules = Les règles numérotées
web-numbered-help = Les numéros sont ceux que cite le jeu quand il répond à « Pourquoi ? ».

## My games

web-known-as = À cette table, vous êtes { $name }.
web-guest = Vous êtes de passage : un nom suffira à la première partie.
web-no-games = Aucune partie en cours. Choisissez un jeu : la première dure vingt minutes.
web-by-game = Par jeu
web-game = Jeu
web-games-played = Jouées
web-games-won = Gagnées
web-best-score = Meilleur
web-mean-score = Moyenne
web-played = Parties terminées
web-with = Avec
web-when = Quand

## About

web-about-what = Flibuste réunit des jeux de mer autour d’une seule table : dans le navigateur ou au terminal, seul, contre des robots ou entre amis. Chaque règle est appliquée et expliquée.
web-about-names = À qui sont les noms
web-about-names-text = Les titres et les jeux appartiennent à leurs auteurs et à leurs éditeurs. Nous n’utilisons ni leurs illustrations ni leurs textes : tout ce que vous voyez et lisez ici est de nous. Si un jeu vous plaît, achetez-le : la boîte est plus belle sur une vraie table.
web-about-values = D’où viennent les valeurs
web-about-values-text = Les chiffres des cartes viennent des règles et de sources publiques qui concordent. Là où elles manquent, nous avons reconstitué des valeurs, et nous le disons. Si vous avez la boîte, vous pouvez les corriger.
web-values-ours = Valeurs reconstituées
web-values-all = Valeurs en tout
web-about-credits = Merci à
web-credit-icons = Icônes : Lorc, Delapouite et leurs collègues,
web-credit-fonts = Caractères :
web-credit-drawings = Navires, cartes et vignettes : dessins originaux.
web-credit-software = Logiciels : Python, Starlette, FastAPI, Jinja, htmx, Idiomorph.
web-about-fair = Des mélanges honnêtes
web-about-fair-text = L’empreinte de la graine est annoncée avant la première carte, la graine est révélée à la fin : chacun peut refaire toute la partie. Les robots voient ce que voit un joueur, rien de plus.
web-about-privacy = Ce que nous gardons
web-about-privacy-text = Un nom, un témoin signé pour retrouver votre place, et les coups joués. Pas de compte, pas de mesure d’audience, rien ne vient d’ailleurs.

## Errors

web-error-code = Code { $code }
web-back-to-port = Retour au port
web-no-connection = Pas de connexion
web-no-connection-text = Vos parties sont à l’abri sur le serveur. Dès que la connexion revient, vous reprenez la mer.
web-try-again = Réessayer
web-error-404 = Rien à cette adresse
web-error-404-text = Cette table n’existe pas, ou plus.
web-error-403 = Porte close
web-error-403-text = Cette action ne vient pas de cette page, ou cette place n’est pas la vôtre.
web-error-400 = Demande incomprise
web-error-400-text = Revenez en arrière et réessayez.
web-error-429 = Doucement
web-error-429-text = Trop de demandes en peu de temps. Attendez une minute.
web-error-500 = Une avarie de notre côté
web-error-500-text = Votre partie est enregistrée. Rechargez la page dans un instant.

## Figures all games share

web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-wait = Patience
web-and = { $names } et { $last }
web-nobody-wins = Personne ne gagne
web-place = Ici
web-pick-answer = Choisissez une réponse
web-pick-place = Choisissez sur le plateau, ou ici
web-turn-left = Tourner à gauche, ou la place d’avant
web-turn-right = Tourner à droite, ou la place suivante
web-choose = Choisir
web-percent = { $value } %
web-explanations = Explications
