# Une histoire en plusieurs soirées : sa page dans le terminal et sur le web, et ce qu’elle refuse.

campaign-mode-cooperative = ensemble
campaign-mode-competitive = chacun pour soi
campaign-members = Membres : { $names }
campaign-member-wins = { $name } : { $wins ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $wins } victoires
}
campaign-stands-next = À suivre : le chapitre { $chapter }{ $failures ->
    [0] {""}
   *[other] {" "}({ NUMBER($failures) ->
        [one] { $failures } échec jusqu’ici
       *[other] { $failures } échecs jusqu’ici
    })
}.
campaign-stands-running = Le chapitre { $chapter } est en cours.
campaign-stands-won = Tous les chapitres sont gagnés, après { $failures ->
    [one] { $failures } échec.
   *[other] { $failures } échecs.
}
campaign-stands-perfect = Tous les chapitres sont gagnés, sans un seul échec : le résultat parfait.
campaign-stands-rivals = Tous les chapitres sont racontés. { $count ->
    [0] Personne n’en a gagné.
    [one] { $names } en a gagné le plus.
   *[other] { $names } se partagent la victoire.
}
campaign-won = gagné
campaign-lost = perdu
campaign-won-by = { $count ->
    [0] sans vainqueur
   *[other] gagné par { $names }
}
campaign-out-of-order = (hors de la suite)
campaign-begin = Jouez le premier chapitre avec : flibuste campaign play { $name }
campaign-none = Il n’y a pas encore de campagne ici. Commencez-en une avec : flibuste campaign new NOM
campaign-exported = La campagne et les parties de ses soirées sont dans { $file }
campaign-imported = La campagne est là. Continuez avec : flibuste campaign play { $name }

terminal-column-campaign = Campagne
terminal-column-chapter = Chapitre
terminal-column-evening = Soirée
terminal-column-result = Résultat
terminal-column-stands = Où elle en est
terminal-column-story = Missions

## La page d’une campagne

campaign-name = Campagne
campaign-subtitle = Campagne de { $names } · un chapitre par soirée, 20 à 40 minutes
campaign-route = La route de la campagne : { $stops }
campaign-route-stop = chapitre { $chapter } { $state }
campaign-state-won = raconté
campaign-state-next = à jouer
campaign-state-open = ouvert
campaign-state-future = à venir
campaign-chapter = Chapitre { $chapter }
campaign-hidden-title = titre encore caché
campaign-stop-won = gagné au { $attempt ->
    [1] premier essai
   *[other] { $attempt }e essai
}{ $failures ->
    [0] {""}
    [one] {" "}· 1 échec
   *[other] {" "}· { $failures } échecs
}
campaign-stop-next = { $failures ->
    [0] à jouer
    [one] à jouer · 1 échec : +{ $coins } pièces
   *[other] à jouer · { $failures } échecs : +{ $coins } pièces
}
campaign-stop-open = joué hors de la suite
campaign-stop-future = s’ouvre après le { $before }
campaign-stop-play = Le jouer
campaign-stop-play-again = Le rejouer
campaign-next = { $attempt ->
    [1] Prochaine soirée
   *[other] Prochaine soirée · { $attempt }e essai
}
campaign-goal-missions = toutes
campaign-goal-missions-label = les missions
campaign-goal-markers = { $count ->
    [1] marqueurs en solo
   *[other] marqueurs à { $count }
}
campaign-goal-influence = points d’influence
campaign-goal-turns = tours, { $months } mois
campaign-goal-rivals = { $influence } points d’influence et le trophée annoncent la fin.
campaign-extra = { $coins } pièces en plus
campaign-extra-why = { $count ->
    [1] pour { $failures ->
        [one] { $failures } échec
       *[other] { $failures } échecs
    }
   *[other] à partager, pour { $failures ->
        [one] { $failures } échec
       *[other] { $failures } échecs
    }
}
campaign-cards = { $cards } cartes
campaign-cards-new = { $new ->
    [0] celles du jeu de base
    [one] dont 1 nouvelle
   *[other] dont { $new } nouvelles
}
campaign-who-plays = Qui joue ?
campaign-who-everybody = Chacun pour soi, tout le monde joue.
campaign-you = vous
campaign-person = Quelqu’un
campaign-not-come-yet = pas encore là
campaign-wins = { $wins ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $wins } victoires
}
campaign-adventurers = Aventuriers
campaign-dealt = Aventuriers distribués
campaign-drafted = choisis à tour de rôle
campaign-open = Ouvrir la table du chapitre { $chapter }
campaign-running = Le chapitre { $chapter } est en cours, avec { $names }.
campaign-to-table = À la table du chapitre { $chapter }
campaign-break-off = Interrompre cette soirée
campaign-break-off-confirm = Cette soirée ne comptera pas. L’interrompre ?
campaign-log = Journal de bord
campaign-log-note = { $evenings ->
    [0] pas encore de soirée
    [one] { $evenings } soirée
   *[other] { $evenings } soirées
}{ $failures ->
    [0] {""}
    [one] {" "}· 1 échec
   *[other] {" "}· { $failures } échecs en tout
}
campaign-log-empty = Pas encore de soirée. Le premier chapitre attend.
campaign-entry = Chapitre { $chapter } · { $result }
campaign-figures = { $done ->
    [one] { $done } mission
   *[other] { $done } missions
} sur { $missions } · { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} sur { $needed } · { $influence ->
    [one] { $influence } point
   *[other] { $influence } points
} sur { $wanted }
campaign-mission-done = Mission { $key } accomplie
campaign-mission-missed = Mission { $key } non accomplie
campaign-look-back = Revoir
campaign-read-again = Relire l’histoire
campaign-cards-read = { $count ->
    [0] rien de lu encore
    [one] 1 carte lue
   *[other] { $count } cartes lues
}
campaign-story = L’histoire jusqu’ici
campaign-story-empty = Rien n’a encore été lu.
campaign-export = L’emporter
campaign-export-help = La campagne et les parties de ses soirées dans un fichier : un autre serveur la reprend, et le terminal avec « flibuste campaign import »
campaign-import = Reprendre une campagne emportée
campaign-import-help = Le fichier .zip de « L’emporter », ou de « flibuste campaign export ». Ses soirées sont rejouées et vérifiées ; chaque membre reçoit un nouveau lien.
campaign-import-file = Fichier
campaign-import-name = Vous y êtes
campaign-import-go = Reprendre
campaign-crew = Membres
campaign-crew-links = Liens secrets
campaign-crew-links-help = Qui ouvre un tel lien est ce membre, depuis n’importe quel appareil. Envoyez à chacun le sien.
campaign-my-link = Votre lien, pour vos autres appareils
campaign-link-of = Le lien de { $name }
campaign-join = Ajouter
campaign-join-title = Robot ou invité
campaign-join-name = Nom
campaign-leave = Quitter
campaign-dismiss = Retirer
campaign-leave-confirm = { $name } quitte la campagne. Vraiment ?
campaign-hand-over = Céder la place
campaign-hand-over-help = Quelqu’un d’autre, ou un robot, prend désormais la place de { $name }, victoires comprises.
campaign-hand-over-to = À qui ?
campaign-variable = Le mode variable
campaign-variable-help = Les 39 nouvelles cartes, quatre missions au hasard, chacun pour soi, sans histoire.
campaign-invite-help = Ce lien secret est la place de { $name } dans la campagne de { $names }. Appuyez sur le bouton depuis chaque appareil où vous jouez.
campaign-out-title = Le chapitre { $chapter } hors de la suite
campaign-out-warning = Le prochain chapitre est le { $next }. Le chapitre { $chapter } raconte ce qui vient plus tard : ses textes dévoilent des chapitres que vous n’avez pas lus.
campaign-out-again = Le chapitre { $chapter } a déjà été joué : cette soirée est pour elle-même.
campaign-out-counts = Cela ne change ni le prochain chapitre, ni les échecs, ni les victoires ; ce qui est lu reste dans le journal.
campaign-out-open = Ouvrir quand même le chapitre { $chapter }
campaign-back = Retour à la campagne
campaign-new = Commencer une campagne
campaign-new-help = Les cinq chapitres de l’histoire, un par soirée. Chaque membre reçoit un lien secret et revient avec lui depuis n’importe quel appareil.
campaign-new-mode = Comment ?
campaign-new-cooperative = De 1 à 4 par soirée : tous gagnent ou tous perdent, un chapitre perdu est rejoué. L’équipage peut changer.
campaign-new-competitive = De 2 à 4, toujours les mêmes : qui gagne le plus de chapitres remporte la campagne.
campaign-new-members = Qui ?
campaign-new-go = Commencer
campaign-mine = Vos campagnes
campaign-on-the-shelf = Campagne en cinq chapitres : { $title }
campaign-set-up = Les cinq chapitres en campagne, d’une soirée à l’autre
campaign-chapter-warning = À partir du chapitre 2, un chapitre seul raconte l’histoire dans le désordre. En campagne, elle est racontée depuis le début.
campaign-next-chapter = Au chapitre { $chapter }
campaign-again = Rejouer le chapitre { $chapter }
campaign-page-of = La campagne
campaign-told = racontée

## Ce qu’une campagne refuse

campaign-unknown = Il n’y a pas de campagne à cette adresse.
campaign-not-yours = C’est réservé aux membres de la campagne : ouvrez le lien secret qu’on vous a envoyé.
campaign-no-game = Ce jeu n’a pas de campagne.
campaign-no-mode = Il n’y a pas de campagne « { $mode } » : choisissez cooperative (ensemble) ou competitive (chacun pour soi).
campaign-no-few = Chacun pour soi, il faut au moins { $least } membres, pas { $count }.
campaign-no-places = Chacun pour soi, les places restent : on ne peut que céder la sienne, victoires comprises.
campaign-no-many = La campagne a déjà { $most } membres et plus de place.
campaign-no-plays = { $name } joue ce soir : attendez la fin de la soirée.
campaign-no-last = { $name } est le dernier membre : il faut quelqu’un dans une campagne.
campaign-no-name = Un membre a besoin d’un nom de 1 à { $longest } signes.
campaign-no-twice = { $name } est déjà membre : il faut un nom à chacun.
campaign-no-player-twice = Un membre ne peut pas occuper deux places d’une même table.
campaign-no-absent = Chacun pour soi, tous les membres jouent ; cédez à un robot la place de qui ne peut pas venir.
campaign-no-seats = Un chapitre se joue de { $least } à { $most }, pas à { $count } : choisissez qui joue ce soir.
campaign-no-chapter = Il n’y a pas de chapitre { $chapter } : les chapitres vont de 1 à { $last }.
campaign-no-spoilers = Le chapitre { $chapter } raconte l’histoire dans le désordre : le prochain est le { $next } ; dites-le si vous le voulez ainsi.
campaign-no-running = Le chapitre { $chapter } est déjà en cours : une soirée à la fois.
campaign-no-finished = La campagne est finie : ses { $chapters } chapitres sont racontés.
campaign-no-idle = Aucun chapitre de la campagne n’est en cours.
campaign-no-member = La campagne n’a pas ce membre.
campaign-no-named = { $name } n’est pas membre de cette campagne ; elle a { $names }.
campaign-no-nobody = Cette campagne n’a que des robots : cédez d’abord la place de l’un d’eux à quelqu’un.
campaign-no-bot = { $name } est un robot de cette campagne : dites quelle personne vous êtes.
campaign-no-data = Cette campagne a été jouée avec d’autres données (une correction ?) que celles que ce serveur connaît.
campaign-no-corrupt = Ce fichier n’est pas une campagne que l’on puisse continuer : ce qu’il dit sous « { $path } » ne tient pas.
campaign-no-newer = La campagne a été écrite par un Flibuste plus récent (version { $version } du format, celui-ci lit la { $own }) : mettez celui-ci à jour.
campaign-no-missing = La partie de la soirée { $number } manque : { $record } devrait être avec la campagne.
campaign-no-bad-record = { $record }, la partie de la soirée { $number }, ne peut pas être rejouée : le fichier a été changé.
campaign-no-other-record = { $record } n’est pas la partie de la soirée { $number } : chapitre, joueurs ou fin sont autres.
campaign-no-there = { $file } existe déjà : choisissez un autre nom ou un autre dossier.
campaign-no-no-file = Il n’y a pas de fichier { $file }.
campaign-no-no-zip = Ce fichier n’est pas une campagne que l’on puisse continuer : il faut le fichier .zip dans lequel on emporte une campagne, intact.
campaign-no-no-json = { $file } n’est pas une campagne : ce n’est pas du JSON.
campaign-no-unreadable = { $file } ne se laisse pas lire ({ $why }).
campaign-no-unwritable = Impossible d’écrire { $file } ({ $why }).
campaign-no-folder = Le dossier { $folder } n’existe pas : créez-le, ou nommez-en un autre.
