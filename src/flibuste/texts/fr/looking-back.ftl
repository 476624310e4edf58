## Revenir sur la partie : chaque coup, le mélange vérifié

web-replay-looking = Les robots reviennent encore sur cette partie.
web-replay-turn = Chances à la fin du tour précédent.
web-replay-end = C’est ainsi que la partie s’est terminée.
web-chances-by-thumb = Part des victoires quand des robots jouent 32 parties depuis chaque tour, selon des règles simples : à 17 % près.
web-crew = L’équipage
web-crew-stood = Où en était l’équipage, et quand
web-crew-chances-label = Chances de victoire de l’équipage, tour par tour
web-crew-chances = Chances de l’équipage : { $percent }.
web-choice-chosen = Choisi :
web-choice-better = Mieux :
web-choice-only = Il n’y avait pas d’autre réponse.
web-choice-best = Rien de nettement meilleur n’a été trouvé.
web-choice-cost = { $points ->
        [one] Ce choix a coûté à { $name } 1 point de chances de victoire, en moyenne sur ce que le hasard pouvait donner.
       *[other] Ce choix a coûté à { $name } { $points } points de chances de victoire, en moyenne sur ce que le hasard pouvait donner.
    }
web-play-on = Reprendre d’ici
web-play-on-help = Une table à vous, à cette position, contre des robots, avec la même donne.
web-share-luck = Chance
web-share-choice = Choix
web-share-help = Pour chaque réponse, les robots essaient toutes les options en retirant le hasard. Ce qui manque à la réponse face à la meilleure est le choix ; ce que le sort a donné de plus ou de moins que prévu est la chance. Les deux en points de chances de victoire, additionnés sur la partie ; moins de 2 points ne compte pas.
web-seal-verify = Vérifier maintenant
web-seal-replayed = { $moves ->
        [one] Le serveur a tout mélangé de nouveau depuis cette graine et rejoué l’unique coup : même résultat, même position finale.
       *[other] Le serveur a tout mélangé de nouveau depuis cette graine et rejoué les { $moves } coups : même résultat, même position finale.
    }
web-seal-good = Votre navigateur a calculé le SHA-256 de la graine : c’est l’empreinte annoncée.
web-seal-noted = Votre navigateur a calculé le SHA-256 de la graine : c’est l’empreinte qu’il a notée à cette table pendant la partie.
web-seal-bad = Votre navigateur a calculé le SHA-256 de la graine : ce n’est PAS l’empreinte annoncée pendant la partie. Ne vous fiez pas à ce mélange.
web-seal-cannot = Votre navigateur ne calcule les empreintes que sur une adresse sûre (https). La commande ci-dessous le fait partout.
