# Les mots de la table d’Amerigo sur le web.

web-am-map = Carte des îles
web-am-whole = Montrer toute la carte
web-am-tower = Tour à cubes : { $inside } cubes dedans, { $out } sortis
web-am-track = Piste d’action spéciale
web-am-pirates = Pirates, force { $strength }
web-am-tray = Quelle tuile ?
web-am-turn-left = La place d’avant
web-am-turn-right = La place suivante
web-am-place-help = Choisissez une tuile, puis une case ; touchez encore pour la place suivante qui la couvre.
web-am-place = Poser
web-am-points = { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
web-am-supply = Réserve commune
web-am-kind = { $cost } PA, { $small } / { $large }
web-am-not-out = pas sorti
web-am-gold-note = +{ $gold } ({ $cubes } cubes)
web-am-storage = En stock
web-am-progress-tiles = Tuiles Progression
web-am-production = Production
web-am-taken = prise
web-am-reserve = Planifié
web-am-enough = pirates { $strength } : assez
web-am-too-few = pirates { $strength } : trop peu
web-am-gold-worth = 1 or = 1 PA
web-am-next-tile = tuile dans { $count }
web-am-last-tile = bout de la piste
web-am-score = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-am-gold = { $count } or
web-am-cannons = { $count ->
        [one] { $count } canon
       *[other] { $count } canons
    }
web-am-progress = progression { $count }
web-am-special = piste d’action spéciale { $count }
web-am-posts = { $count ->
        [one] { $count } comptoir restant
       *[other] { $count } comptoirs restants
    }
web-am-column-gold = or
web-am-column-goods = ressources
web-am-column-progress = piste de progression
web-am-column-special = piste d’action spéciale
key-gold = O
key-pass = P
key-stop = F
key-spend = D
key-cash = C
web-am-gold-short = L’or
web-am-ship = Bateau { $ship }
web-am-column-played = marqué en jeu
web-am-column-tiles = tuiles de fin
web-am-track-gold = or
web-am-track-cannons = canons
web-am-track-progress = progression
