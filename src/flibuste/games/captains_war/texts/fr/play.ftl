# Ce qui est demandé, répondu et raconté à la table.
# Les formes d’une valeur sont décrites dans render/words/captains_war.py.

## Questions

ask-set-aside = Les dés sont lancés. Quel dé écartez-vous ?
ask-take = Prenez deux dés, l’un après l’autre. Lequel maintenant ?
ask-choose = { $left ->
        [1] Quelle ressource prenez-vous ?
       *[other] Quelle ressource prenez-vous ? ({ $left } au choix)
    }
ask-command = Acheter, réaliser une acquisition, recruter, ou terminer ?
ask-pay = Avec quelle ressource payez-vous le joker ?
ask-board = Lancer un abordage, ou laisser passer ?
ask-commit = Quels pirates engagez-vous, en secret jusqu’à la révélation ?
ask-reward = L’abordage est gagné. Quelle récompense ?

## Réponses

do-done = Terminer la phase
do-pass = Ne pas attaquer
do-set-aside = Écarter { $die_the }
do-take = Prendre { $die_the }
do-choose = { $resource_one }
do-buy = Acheter { $resource_one }
do-acquire = Réaliser la prochaine acquisition : { $track_column }
do-pay = Payer avec { $resource_one }
do-recruit = Recruter un pirate de force { $force }
do-recruit-with-rum = Recruter un pirate de force { $force } avec un tonneau
do-attack = Attaquer { $seat }
do-commit = { $party_size ->
        [0] N’engager personne
        [1] Engager le pirate { $party }
       *[other] Engager les pirates { $party } (force { $party_total })
    }
do-reward = { $reward ->
        [gold] Voler de l’or
        [boats] Avancer sur la piste d’embarcations
       *[attributes] Avancer sur la piste d’attributs
    }

## Le journal

log-turn = Tour { $turn }, capitaine actif : { $player }.
log-truce-over = { $player } abaisse son pavillon blanc.
log-rolled = { $player } lance les dés : { $face0 } · { $face1 } · { $face2 } · { $face3 } · { $face4 } · { $face5 }.
log-set-aside = { $player } écarte { $die_the } ({ $face }).
log-took = { $player } prend { $die_the } ({ $face }).
log-gained = { $haul_amount ->
        [0] { $player } ne gagne rien : plus de case libre ({ $haul_kind }).
       *[other] { $player } { $player_voice ->
            [captain] encadre
           *[player] entoure
        } { $haul }{ $lost ->
            [0] { "" }
           *[other] , faute de cases libres pour { $lost } de plus
        }.
    }
log-advanced = { $player } atteint le cercle { $circle } de { $track_the }.
log-bettered = { $player } gagne pour tous ses abordages { $attack ->
        [0] +{ $defence } en défense
       *[other] +{ $attack } en attaque{ $defence ->
            [0] { "" }
           *[other] { " " }et +{ $defence } en défense
        }
    }.
log-track-points = { $player } gagne { $points } PR sur cette piste.
log-stopped = { $player } ne peut plus avancer sur { $track_the } : { $amount ->
        [one] { $amount } case perdue.
       *[other] { $amount } cases perdues.
    }
log-paid = { $player } noircit { $haul }.
log-paid-joker = { $player } noircit { $haul } pour le joker.
log-bought = { $player } achète { $resource_one } pour { $price ->
        [one] { $price } pièce d’or.
       *[other] { $price } pièces d’or.
    }
log-acquired = { $player } acquiert { $acquisition_the } : { $points } PR.
log-recruited = { $player } recrute un pirate de force { $force } { $price ->
        [0] sans payer d’or.
        [one] pour { $price } pièce d’or.
       *[other] pour { $price } pièces d’or.
    }
log-command-bonus = { $player } possède { $track_column } au complet : bonus de commandement, { $points } PR.
log-spared = { $player } n’attaque pas.
log-attacked = { $player } aborde { $other }.
log-revealed = { $player } révèle { $party_size ->
        [0] un pont vide
        [1] le pirate { $party } (noirci)
       *[other] les pirates { $party } (noircis)
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }et un bonus de { $bonus }
    } : total { $total }.
log-boarding-won = { $player } gagne l’abordage contre { $other }.
log-boarding-tied = Égalité entre { $player } et { $other } : personne ne gagne.
log-both-rewards = { $player } gagne avec { $amount } d’écart : les deux récompenses à la fois.
log-stole = { $amount ->
        [0] { $player } ne prend pas d’or
        [one] { $player } prend { $amount } pièce d’or
       *[other] { $player } prend { $amount } pièces d’or
    }{ $lost ->
        [0] { "" }
       *[other] , faute de cases libres pour { $lost } de plus
    }{ $other_voice ->
        [captain] { " " }; une légende n’en perd jamais (CW-SOLO-036).
       *[player] { $loss ->
            [0] { " " }; { $other } n’en a pas à perdre.
           *[other] { " " }; { $other } en perd { $loss }.
        }
    }
log-truce = { $player } hisse son pavillon blanc.
log-ending = { $ending ->
        [boardings] La partie s’achève : cinquième abordage.
        [coins] La partie s’achève : la dernière pièce est entourée.
        [commands] La partie s’achève : les deux bonus de commandement sont dans les mêmes mains.
        [chest] La partie s’achève : la dernière case d’une ressource est prise.
       *[turn-limit] La partie s’arrête au dernier tour permis.
    }
log-over = La partie est terminée.
log-level-attributes = À égalité sur la piste d’attributs (cercles atteints : { $circle }) : { $players } capitaines reçoivent { $points } PR chacun.
log-level-naval = À égalité à la bataille navale (puissance { $total }) : { $players } capitaines reçoivent { $points } PR chacun.
log-final = { $player } : embarcations { $boats }, attributs { $attributes }, bonus de commandement { $command }, gagné sur les pistes { $track }, rang d’attributs { $rank }, abordages { $boardings }, bataille navale { $naval }{ $adventure ->
        [0] { "" }
       *[other] , aventure { $adventure }
    }{ $chest ->
        [0] { "" }
       *[other] , ressources restantes { $chest }
    }. Total : { $points } PR.
log-decided = À égalité en tête : { $player } garde une force de { $total } et { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.

log-captain-share = { $other } a pris { $share } : { $player } reçoit { $share_gets }, { $share_tick ->
        [yes] recrutement coché
       *[no] recrutement non coché
    } (CW-SOLO-011).
log-captain-took = { $player } prend { $die_the } ({ $face }){ $why }.
log-captain-chose = { $player } choisit { $resource_one }{ $why }.
log-captain-moved = { $player } avance de { $amount } au plus sur { $track_the }{ $why }.
log-captain-stuck = { $player } n’avance pas{ $why }.
log-captain-acquires = { $player } vise { $acquisition_the }{ $why }.
log-captain-acquires-nothing = { $player } n’acquiert rien{ $why }.
log-captain-recruits = { $player } doit recruter un pirate de force { $force }{ $why }.
log-captain-recruits-nobody = { $player } ne recrute pas{ $why }.
log-captain-reinforced = { $player } n’avait plus de pirate : un pirate de force { $force } arrive (CW-SOLO-021).
log-captain-copied = { $player } devait recevoir une copie du prochain pirate de { $other } : un pirate de force { $force } arrive (CW-SOLO-021).
log-captain-has-no-crew = { $player } n’a pas de pirate : pas d’abordage (CW-SOLO-030).
log-blue-roll = Dés d’abordage : { $face0 } · { $face1 } · { $face2 }.
log-captain-attacks = Deux faces identiques : { $player } attaque (CW-SOLO-031).
log-captain-holds-back = Pas exactement deux faces identiques : { $player } n’attaque pas (CW-SOLO-032).
log-captain-sends = Dé jaune { $roll }{ $order ->
        [weakest] , le plus faible
        [strongest] , le plus fort
       *[nobody] { "" }
    } : { $force ->
        [0] { $player } n’envoie personne.
       *[other] { $player } envoie son pirate de force { $force }.
    }
log-captain-is-out = Dé jaune { $roll } : { $player } n’a plus personne à envoyer.
log-captain-sends-weakest = Trois fois personne : { $player } se bat avec son plus faible, force { $force } (CW-SOLO-034).
log-captain-last-recruit = Après le dernier tour, { $player } peut encore recruter (CW-SOLO-041).

log-rested = { $player } a attaqué à son tour précédent et ne peut pas attaquer à celui-ci.
log-tailwind = Vent arrière : le dé rouge vaut { $amount } cases pour { $player }.
log-rum = { $player } noircit 1 tonneau : la recrue coûte { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } de moins.
log-revenge = { $player } tient sa vengeance contre { $other } : +{ $bonus }.
log-treasure = { $player } finit le commandement avec une ressource de chaque type : { $points } PR.
log-patrol = Trois dés bleus identiques, la marine passe : { $player } perd un pirate de force { $force }.

## Pourquoi le Capitaine légendaire agit ainsi

why-only = { "" }
why-joker-first = { " " }: le joker d’abord (CW-SOLO-012)
why-double-first = { " " }: pas de joker, donc le double (CW-SOLO-012)
why-fewest = { " " }: la ressource la plus rare à son bord (CW-SOLO-013)
why-highest = { " " }: à égalité, la plus haute dans le coffre (CW-SOLO-013)
why-shown = { " " }: c’est la piste indiquée
why-blocked = { " " }: l’autre piste est bloquée (CW-SOLO-014)
why-stuck = { " " }: les deux pistes sont bloquées (CW-SOLO-014)
why-more-points = { " " }: c’est l’acquisition qui rapporte le plus (CW-SOLO-015)
why-same-points = { " " }: à PR égaux, l’embarcation (CW-SOLO-015)
why-too-dear = { " " }: ni ses ressources ni son or n’y suffisent (CW-SOLO-015)
why-strongest = { " " }: le plus fort à sa portée (CW-SOLO-018)
why-no-tick = { " " }: le recrutement n’est pas coché (CW-SOLO-018)
why-never = { " " }: sa carte l’interdit (CW-SOLO-019)
why-too-poor = { " " }: son or ne paie aucun pirate libre (CW-SOLO-018)
why-behind = { " " }: c’est là que son adversaire mène (CW-SOLO-038)
why-further-behind = { " " }: son adversaire mène partout, et davantage ici (CW-SOLO-038)
why-not-behind = { " " }: son adversaire ne mène nulle part (CW-SOLO-038)
