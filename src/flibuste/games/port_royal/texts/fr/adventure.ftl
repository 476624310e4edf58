# L’aventure commence : options, questions, réponses, journal, cartes.
# $mission se lit « la mission 10 », $mission_asks dit ce qu’elle demande ; $adventurer et $event sont leurs noms.


## Options

option-adventure = L’aventure commence
option-adventure-no = Sans
    .help = Ni histoire ni missions.
option-adventure-cooperative = Ensemble ou seul
    .help = De 1 à 4 : un chapitre de l’histoire, gagné ou perdu par tous. Chaque mission doit être accomplie avant la fin du dernier mois.
option-adventure-competitive = Les uns contre les autres
    .help = De 2 à 4 : un chapitre de l’histoire. 12 points d’influence et deux missions mettent fin à la partie.
option-adventure-variable = Les uns contre les autres, sans histoire
    .help = De 2 à 4, avec toutes les cartes de l’histoire : quatre missions tirées au hasard. À jouer plutôt quand on connaît l’histoire.

option-chapter = Chapitre
option-chapter-1 = Chapitre 1
    .help = L’histoire commence ici.
option-chapter-2 = Chapitre 2
    .help = La suite du chapitre 1.
option-chapter-3 = Chapitre 3
    .help = La suite du chapitre 2.
option-chapter-4 = Chapitre 4
    .help = La suite du chapitre 3.
option-chapter-5 = Chapitre 5
    .help = La fin de l’histoire.

option-failures = Échecs à ce chapitre
option-failures-0 = Aucun
    .help = Le premier essai.
option-failures-1 = 1
    .help = 3 pièces de plus à répartir.
option-failures-2 = 2
    .help = 6 pièces de plus à répartir.
option-failures-3 = 3
    .help = 9 pièces de plus à répartir.
option-failures-4 = 4
    .help = 12 pièces de plus à répartir.
option-failures-5 = 5
    .help = 15 pièces de plus à répartir.
option-failures-6 = 6
    .help = 18 pièces de plus à répartir.
option-failures-7 = 7
    .help = 21 pièces de plus à répartir.
option-failures-8 = 8
    .help = 24 pièces de plus à répartir.
option-failures-9 = 9
    .help = 27 pièces de plus à répartir.

option-adventurers = Aventuriers
option-adventurers-dealt = Distribués
    .help = Chacun reçoit une carte au hasard et en choisit le côté.
option-adventurers-draft = Choisis
    .help = Chacun choisit une carte et son côté parmi celles qui restent ; le premier joueur choisit en dernier.


## Cartes

colour-ares = d’Arès

cargo-book = livre de rituels
cargo-plant = plantes médicinales
cargo-bread = pain
cargo-rum = rhum
cargo-nothing = rien

figures-freighter = { " " }({ $crowns ->
        [0] { figures-coins }
        [one] 1 couronne
       *[other] { $crowns } couronnes
    } ou { $cargo }, { $swords ->
        [one] { $swords } sabre
       *[other] { $swords } sabres
    })

freighter-power = Vendez-le pour ce qu’il rapporte, ou gardez-le pour sa cargaison.
hunter-power = +1 pièce à chaque navire d’Arès que vous prenez, vendu ou conservé.

name-ship-ares = Pirate d’Arès
    .a = un pirate d’Arès
    .the = le pirate d’Arès
    .power = { freighter-power }
name-hunter-captain = Capitaine juré
    .a = un capitaine juré
    .the = le capitaine juré
    .power = Compte comme capitaine. { hunter-power }
name-hunter-priest = Prêtre juré
    .a = un prêtre juré
    .the = le prêtre juré
    .power = Compte comme prêtre. { hunter-power }
name-hunter-settler = Colon juré
    .a = un colon juré
    .the = le colon juré
    .power = Compte comme colon. { hunter-power }
name-tybuk-anton = Anton Tybuk
    .a = Anton Tybuk
    .the = Anton Tybuk
    .power = { swords-power }
name-tybuk-bohdan = Bohdan Tybuk
    .a = Bohdan Tybuk
    .the = Bohdan Tybuk
    .power = { swords-power }
name-tybuk-cyril = Cyril Tybuk
    .a = Cyril Tybuk
    .the = Cyril Tybuk
    .power = { swords-power }
name-innkeeper = Aubergiste
    .a = un aubergiste
    .the = l’aubergiste
    .power = +1 couronne si la rivière compte 4 personnages quand vient votre tour de prendre. Achète 1 pain ou 1 rhum à chacun de vos tours de prendre.
name-sentinel = Sentinelle
    .a = une sentinelle
    .the = la sentinelle
    .power = Une fois par tour actif, regardez 3 cartes, défaussez-en 2 et remettez l’autre sur la pioche.
name-tax-war = Impôt de guerre
    .a = un impôt de guerre
    .the = l’impôt de guerre
    .power = Qui a 16 pièces ou plus en perd la moitié ; le moins d’influence gagne 2 pièces.
name-expedition-relief = Ravitaillement
    .a = une expédition de ravitaillement
    .the = l’expédition de ravitaillement
    .power = Défaussez une ancre, un pain et un rhum : { expedition-reward }.
name-expedition-herbalists = Herboristes
    .a = une expédition d’herboristes
    .the = l’expédition des herboristes
    .power = Défaussez une maison et des plantes médicinales : { expedition-reward }.
name-expedition-scholars = Érudits
    .a = une expédition d’érudits
    .the = l’expédition des érudits
    .power = Défaussez une croix et un livre de rituels : { expedition-reward }.


## Questions

ask-side = Quel côté de votre carte Aventurier jouez-vous ?
ask-draft = Choisissez un aventurier.
ask-endow = { $left ->
        [one] Encore { $left } pièce des échecs. Pour qui ?
       *[other] Encore { $left } pièces des échecs. Pour qui la prochaine ?
    }
ask-sight = Quelle carte laissez-vous sur la pioche ?
ask-lookout = Laisser cette carte, ou la défausser ?
ask-ball = Le bal au palais : payer 2 pièces pour 1 couronne ?
ask-buy-out = Fin du mois : payer pour retirer un marqueur ?
ask-four-colours = Quatre couleurs : accomplir { $mission } ?
ask-tax-trail = Taxation subie : accomplir { $mission } ?
ask-fourth-card = Arrêt à la 4e carte : accomplir { $mission } ?
ask-first-card = Arrêt à la 1re carte : faire avancer { $mission } ?


## Réponses

do-accomplish = Accomplir { $mission }{ $cargo_none ->
        [yes] {""}
       *[no] {""}, cargaison : { $cargo }
    } ({ $mission_asks })
do-outfit = Compléter « { $expedition_name } » avec { $crew }{ $expedition_freight }{ $expedition_figures }
do-hold = Garder { $card } pour sa cargaison ({ $card_cargo })
do-sell = Vendre à un aubergiste : { $goods }
do-look = Regarder les prochaines cartes
do-put-back = Laisser la carte { $place } sur la pioche
do-cast-off = La défausser
do-seize = { $mission_boxes ->
        [one] Accomplir
       *[other] Faire avancer
    } { $mission }
do-let-pass = Laisser passer
do-dance = Payer 2 pièces pour 1 couronne
do-buy-out = Retirer le marqueur de gauche
do-choose = { $adventurer } : { $adventurer_power } ({ $adventurer_coins ->
        [one] { $adventurer_coins } pièce
       *[other] { $adventurer_coins } pièces
    })
do-endow = La prochaine pièce pour { $seat }
do-endow-all = Tout le reste pour { $seat }


## Le journal

log-chapter = Le chapitre { $chapter } commence.
log-adventurer-chosen = { $player } joue { $adventurer_the } et prend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-endowed = { $player } prend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } de plus après les échecs passés.
log-mission-revealed = { $mission_start } est révélée : { $mission_asks }.
log-group-joined = { $cards ->
        [one] { $cards } nouvelle carte rejoint
       *[other] { $cards } nouvelles cartes rejoignent
    } la pioche, qui est mélangée.
log-event = { $player } révèle « { $event } » : { $seats ->
        [1] { $event_alone }
       *[other] { $event_effect }
    }
log-event-tied = { $players } joueurs ont à égalité le moins d’influence.
log-event-coins = { $player } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-event-loss = { $player } défausse { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-hourglass-asked = { $done ->
        [0] Personne n’a accompli { $mission }.
       *[1] { $mission_start } est accomplie.
    }
log-new-month = Le mois { $month } commence.
log-bought-out = { $player } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et retire un marqueur de son aventurier.
log-accomplished = { $player } accomplit { $mission } : { $mission_asks }.
log-first-reward = { $player } y parvient en premier{ $coins ->
        [0] {""}
        [one] {" "}et gagne 1 pièce
       *[other] {" "}et gagne { $coins } pièces
    }.
log-box-reached = { $player } a un marqueur sur la première case de { $mission } ; il ne compte pas encore.
log-let-pass = { $player } laisse passer { $mission }.
log-ability-unlocked = La porte de { $player } s’ouvre : « { $adventurer_power } »
log-ability-paid = { $player } reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } grâce à { $adventurer_the }.
log-trophy-won = { $player } découvre son trophée.
log-crowned = { $player } gagne { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }{ $source ->
        [0] {""}
        [1] {" "}en découvrant une fenêtre de son aventurier
        [2] , récompense du premier
        [3] , récompense de la mission
       *[4] {" "}grâce à son aventurier
    }.
log-crowns-paid = { $player } paie { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }.
log-crowns-lost = La piste de couronnes de { $player } est pleine : { $crowns ->
        [one] { $crowns } couronne est perdue
       *[other] { $crowns } couronnes sont perdues
    }.
log-looked = { $player } regarde { $cards ->
        [one] la prochaine carte
       *[other] les { $cards } prochaines cartes
    } de la pioche.
log-left-on-top = { $player } laisse { $card_sight ->
        [hidden] sur la pioche une carte que personne d’autre ne connaît
       *[seen] { $card } sur la pioche
    }.
log-cast-off = { $player } défausse { $card } de la pioche.
log-held = { $player } garde { $card_the } pour sa cargaison ({ $card_cargo }){ $coins ->
        [0] {""}
        [one] {" "}et gagne 1 pièce grâce à ses cartes
       *[other] {" "}et gagne { $coins } pièces grâce à ses cartes
    }.
log-cargo-given-up = { $player } défausse { $card_the } ({ $card_cargo }).
log-sold = { $player } défausse { $card_the } et vend sa cargaison ({ $card_cargo }) à un aubergiste pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-inns-full = Salle comble à l’auberge de { $player }.
log-outfitted = { $player } défausse { $crew } ({ $crew_influence ->
        [one] { $crew_influence } point d’influence
       *[other] { $crew_influence } points d’influence
    }) et complète « { $card_name } » : { $card_influence ->
        [one] { $card_influence } point d’influence
       *[other] { $card_influence } points d’influence
    } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-chapter-won = Le chapitre est gagné : { $missions ->
        [one] { $missions } mission accomplie
       *[other] { $missions } missions accomplies
    } sur { $revealed }, { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    } ({ $markers_asked } demandés), { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    } en tout ({ $influence_asked } demandés).
log-without-trophy = { $player } n’a pas découvert son trophée et ne peut pas gagner.
log-markers-decide = Égalité en tête, le moins de marqueurs restants l’emporte : { $player } en a { $markers } sur sa carte Aventurier.
log-chapter-lost = Le chapitre est perdu : { $missions ->
        [one] { $missions } mission accomplie
       *[other] { $missions } missions accomplies
    } sur { $revealed }, { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    } ({ $markers_asked } demandés), { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    } en tout ({ $influence_asked } demandés).


## Le terminal

terminal-aim-chapter = Accomplissez ensemble toutes les missions du chapitre avant la fin de son dernier mois, avec assez de marqueurs et d’influence. À votre tour, révélez des cartes une à une et arrêtez-vous quand vous voulez ; deux navires de même couleur, et vous perdez tout.
terminal-aim-rivals = Atteignez { $goal } points d’influence et découvrez votre trophée par deux missions : qui en a alors le plus à la fin du tour de table gagne. À votre tour, révélez des cartes une à une et arrêtez-vous quand vous voulez ; deux navires de même couleur, et vous perdez tout.
terminal-seen = Vous seul voyez la carte { $place } : { $card }{ $figures }
terminal-month = { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    } · mois { $month }
terminal-ends-rivals = fin à { $goal } points d’influence avec le trophée
terminal-missions = Missions
terminal-missions-done = missions accomplies { $done } / { $all }
terminal-markers-placed = marqueurs { $done } / { $all }
terminal-influence-in-all = influence { $done } / { $all }
terminal-coming = Encore à venir : { $events }
terminal-crowns = { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
terminal-first = au premier : { $crowns ->
        [0] { figures-coins }
        [one] 1 couronne
       *[other] { $crowns } couronnes
    }
terminal-freighter =
    { $crowns ->
        [0] { terminal-ship-coins }
        [one] 1 couronne
       *[other] { $crowns } couronnes
    } / { $cargo }
    { $swords ->
        [one] { $swords } sabre
       *[other] { $swords } sabres
    }


## Le navigateur

web-pr-space-ability = capacité
web-pr-space-trophy = trophée
web-pr-space-crown = +1 couronne
web-pr-space-crowns = +3 couronnes
web-pr-cash = Vendre : { $name }
web-pr-hold = Garder : { $name }
web-pr-crowns = Couronnes

## La campagne

campaign-title = L’aventure commence
thing-crowns =
    { $count ->
        [one] couronne
       *[other] couronnes
    }
web-pr-chapter-won = Le chapitre { $chapter } est gagné
web-pr-chapter-lost = Le chapitre { $chapter } est perdu

web-pr-events = Événements
web-pr-event-played = joué
web-pr-event-now = ce tour
web-pr-event-in = dans { $turns }
web-pr-event-unknown = inconnu
web-pr-month-in = { $turns ->
    [1] fin du mois au tour suivant
   *[other] fin du mois dans { $turns } tours
}
web-pr-together = Ensemble
web-pr-gauge-missions = Missions
web-pr-gauge-markers = Marqueurs
web-pr-gauge-influence = Influence
web-pr-missing = { $count ->
    [0] atteint
   *[other] il en manque { $count }
}
web-pr-to-first = au premier
web-pr-to-each = à chacun
web-pr-first-box = Le premier de deux arrêts : il ne compte pas encore.
web-pr-mission-mine = Vous l’avez accomplie
web-pr-mission-now = Possible maintenant
web-pr-crowns-are = { $crowns ->
    [0] Aucune couronne
    [one] 1 couronne
   *[other] { $crowns } couronnes
}{ $points ->
    [0] {""}
    [one] {" "}= 1 point
   *[other] {" "}= { $points } points
}
web-pr-next-shield = écu { $points } dans { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
web-pr-hold-title = Cale
web-pr-hourglass-end = Le chapitre se termine.
web-pr-hourglass-buy-out = On peut racheter un marqueur.
web-pr-hourglass-card = puis la carte { $card }
web-pr-story-chapter = Chapitre { $chapter } · mois { $month }
web-pr-story-led = Mission { $mission } → carte { $card }
web-pr-story-asked = Mission { $mission } { $is_done ->
    [1] faite ✓
   *[other] non faite ✗
} → carte { $card }
web-pr-new-mission = Nouvelle mission
web-pr-close-page = Refermer la page
web-pr-later = Plus tard, dans le journal
web-pr-seen = { $count ->
    [one] Personne d’autre ne voit cette carte
   *[other] Personne d’autre ne voit ces cartes
}
web-pr-joins = { $count ->
    [one] { $count } carte rejoint la pioche
   *[other] { $count } cartes rejoignent la pioche
}
web-pr-hourglass-asks = Mission { $mission } faite ?
web-pr-hourglass-done = { $name } l’a faite : ce sera la carte { $card }.
web-pr-card = carte { $card }
web-pr-card-9 = carte 9 · { $seats ->
    [1] en solo
   *[other] à { $seats }
}
web-pr-race-title = Chacun pour soi
web-pr-race-note = influence et trophée
web-pr-race = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }, { $trophy ->
    [1] trophée gagné
   *[other] pas encore de trophée
}
web-pr-missions-to-come = { $undone ->
    [0] {""}
   *[other] il en reste { $undone },{" "}
}{ $coming ->
    [one] une autre viendra
   *[other] { $coming } autres viendront
}
web-pr-stands = { $turn ->
        [0] Mise en place
       *[other] Tour { $turn } sur { $turns }
    } · mois { $month } sur { $months }
web-pr-chapter = Chapitre { $chapter } : { $title }
web-pr-attempt = { $attempt ->
    [1] premier essai
   *[other] { $attempt }e essai
}
web-pr-house-note = { $done ->
    [0] aucune mission encore
    [one] { $done } mission
   *[other] { $done } missions
}, { $left ->
    [0] plus de marqueur
    [one] il reste { $left } marqueur
   *[other] il reste { $left } marqueurs
}
web-pr-first-words = { $coins ->
    [0] {""}
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $crowns ->
    [0] {""}
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
web-pr-take-it = Vendre
web-pr-hold-it = Garder
web-pr-mission = Mission { $key }{ $without ->
    [yes] {""}
   *[no] {" "}: −{ $cargo }
}
web-pr-leave-it = La laisser
web-pr-events-later = plus tard
web-pr-events-more = { $count } autres
web-pr-month-revealed = La mission { $mission } est révélée.
web-pr-next-mission = { $place }e mission
web-pr-next-mission-when = se révèle à la fin du mois
web-pr-missions-of-each = Missions accomplies
web-pr-trophy = Trophée (pour gagner)
web-pr-markers-tie = Marqueurs restants (ex æquo)
