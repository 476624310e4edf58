# Les mots du plateau de Rolling Seas.

game-title = Rolling Seas
game-subtitle = de 1 à 6 · tous en même temps
game-pitch = Dessinez les mêmes aventures, chacun sur sa mer, et revenez raconter la plus belle histoire.
game-minutes = 30–60

option-map = Carte
option-map-carmine-archipelago = L’archipel Carmin
    .help = Des îles de taille moyenne, bien réparties : la carte des exemples.
option-map-two-sisters = Les Deux Sœurs
    .help = Deux grandes îles barrent le nord.
option-map-great-barrier = La Grande Barrière
    .help = Une chaîne d’îlots au milieu de la mer.
option-map-crescent = Le Croissant
    .help = Une longue île en croissant à l’ouest.
option-map-thousand-islets = Les Mille Îlots
    .help = Beaucoup de petites îles, beaucoup de détours.
option-map-strait = Le Détroit
    .help = Deux continents qui se rapprochent.
option-map-crown = La Couronne
    .help = Un anneau d’îles autour d’une mer intérieure.
option-map-dragon = Le Dragon
    .help = Une île sinueuse du nord-ouest au sud-est.
option-map-fjords = Les Fjords
    .help = Des bras de terre à l’est et à l’ouest.
option-map-southern-cross = La Croix du Sud
    .help = Des îles en croix autour du centre.
option-map-cyclone-eye = L’Œil du cyclone
    .help = Une mer fermée au centre, ouverte en peu d’endroits.
option-map-shattered-lands = Les Terres brisées
    .help = Des terres éparses, des passages étroits.
option-deck = Paquet
option-deck-standard = Partie normale
    .help = 25 tours, autant de mers calmes que d’aventures.
option-deck-stormier = Mers agitées
    .help = 25 tours, davantage d’aventures.
option-deck-quick = Partie rapide
    .help = 18 tours.
option-ambush = Embuscades
option-ambush-no = Sans embuscades
    .help = Conseillé pour une première partie, et toujours en solo.
option-ambush-yes = Avec embuscades
    .help = Deux cartes de plus : on se cache chez ses voisins.

part-RS-DEF = Vocabulaire
part-RS-SET = Mise en place
part-RS-TUR = Tour de jeu
part-RS-ADV = Phase d’aventure
part-RS-CUR = Courants
part-RS-ROC = Rochers
part-RS-AMB = Embuscades
part-RS-DIC = Phase de dés
part-RS-ACT = Phase d’action
part-RS-WIN = Vent dans les voiles
part-RS-NAV = Naviguer
part-RS-CEL = Cases actives
part-RS-EXP = Explorer
part-RS-POR = Visiter un port
part-RS-RES = Ressources et bonus
part-RS-FIG = Combats
part-RS-END = Fin du jeu
part-RS-SOL = Solo
board-turn = Tour { $turn } sur { $turns }
board-set-up = Mise en place
board-winds = Vents
board-die = Carnet, ligne { $line }
board-story = histoire
board-provisions = provisions
board-gold = or
board-wind = vents
board-cannons = canons
board-powers = puissance
board-monsters = monstres
board-pirates = pirates
board-ports = ports
board-monoliths = monolithes
board-renown = renommée
board-hold = cale
board-next-bonus = prime dans { $count } : { $bonus }
board-no-bonus = plus de prime
bonus-story = +1 point d’histoire
bonus-gold = +1 pièce d’or
bonus-wind = +1 vent
bonus-refill = cale remplie
bonus-stars = +{ $stars } de renommée
board-total = total


## Ce qu’une réponse coûte et rapporte, après son nombre

thing-moves = { $count ->
        [one] point de mouvement
       *[other] points de mouvement
    }
thing-provisions = { $count ->
        [one] provision
       *[other] provisions
    }
thing-gold = { $count ->
        [one] pièce d’or
       *[other] pièces d’or
    }
thing-wind = { $count ->
        [one] vent
       *[other] vents
    }
thing-story = { $count ->
        [one] point d’histoire
       *[other] points d’histoire
    }
thing-cannons = { $count ->
        [one] canon
       *[other] canons
    }
thing-hold = { $count ->
        [one] place en cale
       *[other] places en cale
    }
thing-monoliths = { $count ->
        [one] monolithe
       *[other] monolithes
    }
thing-monsters = puissance des monstres
thing-pirates = puissance des pirates
thing-renown = renommée
