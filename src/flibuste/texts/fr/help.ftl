# Ce que dit --help : help-<commande>, help-<commande>-<ce qu’on lui donne> ; help-any-… à plusieurs.

## La page

help-usage = Usage : { $line }
help-options-in-short = [options]
help-subcommand-in-short = COMMANDE …
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-usually = { $text } D’ordinaire : { $value }.

## Ce qui tient lieu de ce qu’on tape

help-word-address = ADRESSE
help-word-bot = ROBOT
help-word-deal = DONNE
help-word-dir = DOSSIER
help-word-file = FICHIER
help-word-game = JEU
help-word-id = NUMÉRO
help-word-key = CLÉ
help-word-mode = MODE
help-word-name = NOM
help-word-net = RÉSEAU
help-word-ply = COUP
help-word-target = CIBLE
help-word-url = LIEN
help-word-value = VALEUR

## Ce que connaissent plusieurs commandes

help-any-help = Afficher cette page.
help-any-lang = La langue ; celle du système si rien n’est dit.
help-any-data = Un dossier de corrections des données du matériel.
help-any-option = Une option du jeu ; à répéter pour plusieurs.
help-any-game = Son nom : voir « flibuste games ».
help-any-name = Son nom ici, ou son fichier (*.flib-campaign.json).
help-any-file = Un récit de partie (*.flib.json).
help-any-seed = Même graine, mêmes parties.
help-any-workers = Combien de processus se partagent le travail.
help-any-ray = Jouer sur une grappe Ray ; « local » en démarre une sur cette machine.
help-any-as_json = Imprimer du JSON au lieu de tableaux.

## Les commandes

help-flibuste = Des jeux de mer à une même table : jouez-y, faites-y jouer des robots, étudiez-les.
help-flibuste-version = Afficher la version, rien d’autre.

help-play = Jouer contre des robots, ou entre amis à un même clavier. Tout s’explique à la table.
help-play-seats = Combien de joueurs s’assoient à la table.
help-play-bots = Les robots : voir « flibuste bots » ; deux « greedy » si rien n’est dit.
help-play-players = Les personnes à ce clavier.
help-play-seed = Un mot de votre choix ou les 64 chiffres d’une graine : la même donne à nouveau.
help-play-load = Continuer une partie sauvegardée.

help-serve = Jouer dans le navigateur : ouvrir les tables à une adresse de cette machine.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres.
help-serve-port = Le port d’écoute ; 0 prend un port libre.
help-serve-data_dir = Où les parties sont gardées, si DATABASE_URL ne le dit pas.
help-serve-workers = Combien de processus pour les pages.
help-serve-bots = Combien de processus pour les robots.
help-serve-access_log = Une ligne par requête, sur la sortie standard.
help-serve-open = Ouvrir la page s’il y a un écran.

help-games = Les jeux, à combien on y joue, et leurs options (la première valeur est l’ordinaire).
help-bots = Les robots, du plus faible au plus fort, avec la part de parties que chacun a gagnées contre le précédent.

help-rules = Les règles d’un jeu, toutes ou celles dont le numéro commence comme indiqué.
help-rules-number = Une règle, ou le début de plusieurs : PR-BASE-02.

help-replay = Revoir une partie coup par coup ; si la sortie n’est pas un terminal, tout son journal.

help-analyse = Qui menait quand, quelles réponses ont coûté le plus et ce qui aurait mieux valu, ce qui fut chance et ce qui fut choix.
help-analyse-chart = Dessiner les chances en SVG et en PNG.
help-analyse-explain = Chercher dans la position avant cette réponse.
help-analyse-seconds = Combien de secondes cette recherche peut durer.
help-analyse-samples = Combien de fois le hasard est tiré à nouveau.

help-verify = Recalculer une partie d’après son récit et dire si tout y est exact ; code de sortie 2 sinon.

help-simulate =
    Faire jouer des robots entre eux, souvent, et compter.

    À chaque partie, chacun avance d’une place : sur un multiple du nombre de places, l’ordre du tour ne favorise personne.
help-simulate-bots = Un robot par place, ou un pour toutes.
help-simulate-seats = Combien de places ; autant que de robots si rien n’est dit.
help-simulate-games = Combien de parties.
help-simulate-dataset = Écrire aussi chaque partie dans un fichier Parquet.
help-simulate-decisions = Écrire aussi chaque décision dans un fichier Parquet.

help-arena =
    Confronter des robots sur les mêmes donnes, à toutes les places ; relancée, la rencontre reprend où elle fut interrompue.

    À trois places ou plus, un robot s’assoit parmi des copies d’un autre, dans les deux sens. Un robot qui cherche pendant un temps donné joue autrement sur chaque machine ; « strong:200 » cherche 200 fois et joue partout de même.
help-arena-bots = Les robots qui se rencontrent, chacun contre chacun.
help-arena-against = Tous ne rencontrent que celui-ci.
help-arena-seats = Combien s’assoient à une table.
help-arena-games = Combien de parties par rencontre.
help-arena-seconds = Combien de secondes un robot peut réfléchir à une réponse.
help-arena-out = Où vont les parties et le rapport.
help-arena-records = Combien de donnes dont les récits sont gardés.

help-train =
    Entraîner le réseau du robot qui apprend, en le faisant jouer contre lui-même ; relancé, l’entraînement reprend où il fut interrompu.

    Une option peut s’écrire CLÉ=any : chaque partie en tire alors une valeur. La même commande fait le même réseau, quel que soit le nombre de processus. Copiez les deux fichiers du réseau dans flibuste/bots/nets pour que les robots s’en servent.
help-train-seats = Combien de places.
help-train-games = Combien de parties contre soi-même.
help-train-hidden = Combien de neurones a le réseau.
help-train-batch = Combien de parties de front, quatre lots par manche.
help-train-guided = La part des parties que jouent des règles simples.
help-train-loyalty = Le gain de chances à partir duquel le réseau l’emporte sur les règles simples.
help-train-start = Le réseau fourni dont le savoir sert de départ.
help-train-out = Où vont le réseau et son point de reprise.
help-train-measure = Combien de parties contre le robot « greedy » par point.

help-check = Jouer des parties au hasard et vérifier à chaque décision ce qui doit tenir dans tout jeu ; code de sortie 1 sinon.
help-check-seats = Ce nombre de places seulement.
help-check-games = Combien de parties au hasard par nombre de places et jeu d’options.

help-audit = Les données du matériel, avec la certitude et la source de chaque valeur.
help-audit-game = Un jeu ; tous si rien n’est dit.
help-audit-doubtful = Seulement ce qui est déduit ou reconstruit.

help-position = Vérifier le document d’une position et la montrer ; une position impossible est refusée, code de sortie 2.
help-position-file = Le document d’une position, comme Game.describe l’écrit.

help-connect =
    Faire jouer par un robot une place d’une table web, jusqu’à la fin de la partie.

    Il reçoit les mêmes vues que dans la bibliothèque et peut en imaginer des mondes.
help-connect-url = Le lien propre à la place : http://hôte/t/<table>/seat/<clé>.
help-connect-bot = Un niveau, ou module:Classe à vous.
help-connect-name = Le nom du robot à la table.
help-connect-seconds = Combien de secondes il peut réfléchir à une réponse.

## La campagne

help-campaign = Une histoire de plusieurs soirées : la commencer, la continuer, l’emporter.

help-campaign-new = Commencer une campagne.
help-campaign-new-name = Comment vous l’appelez.
help-campaign-new-mode = cooperative : ensemble, ou competitive : les uns contre les autres.
help-campaign-new-members = Les personnes qui jouent.
help-campaign-new-bots = Les robots qui jouent avec elles.
help-campaign-new-game = Le jeu, si plusieurs en ont une.

help-campaign-list = Les campagnes de cet ordinateur.

help-campaign-show = Où en est une campagne, et ses soirées.
help-campaign-show-read = Aussi l’histoire, telle qu’elle a été lue jusqu’ici.

help-campaign-play = Jouer le chapitre suivant, ou reprendre la soirée interrompue.
help-campaign-play-players = Qui joue ce soir ; tout le monde si rien n’est dit.
help-campaign-play-seed = { help-play-seed }
help-campaign-play-chapter = Un autre chapitre que le suivant.
help-campaign-play-spoilers = Oui, raconter l’histoire dans le désordre.
help-campaign-play-draft = Choisir les aventuriers au lieu de les distribuer.
help-campaign-play-again = Abandonner une soirée inachevée : elle ne compte pas.

help-campaign-crew = Changer qui fait partie d’une campagne.
help-campaign-crew-joining = Les personnes qui arrivent.
help-campaign-crew-bots = Les robots qui arrivent.
help-campaign-crew-leaving = Les membres qui partent.
help-campaign-crew-hand_over = B, ou un robot de ce genre, prend la place de A, victoires comprises.

help-campaign-export = Copier une campagne avec les récits de ses soirées, pour l’emporter : vers un autre ordinateur, vers un serveur.
help-campaign-export-target = Un dossier pour le fichier et ses récits, ou un seul *.zip.

help-campaign-import = Accueillir une campagne d’un fichier. Ses soirées sont rejouées : ce qui se contredit est refusé.
help-campaign-import-file = Une campagne (*.flib-campaign.json), ses récits à côté, ou un seul *.zip.
help-campaign-import-name = Son nom ici.
