# Les mots de la table d’Amerigo sur le web.

web-am-map = Carte des îles
web-am-see-map = Voir la carte
web-am-whole = Montrer toute la carte
web-am-tower = Tour à cubes : { $inside ->
        [one] { $inside } cube
       *[other] { $inside } cubes
    } dedans, { $out } sortis
web-am-track = Piste d’action spéciale
web-am-pirates = Pirates, force { $strength }
web-am-tray = Quelle tuile ?
web-am-place-help = Choisissez une tuile, puis une case : c’est la place qui rapporte le plus ; touchez encore pour une autre.
web-am-points = { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
web-am-supply = Réserve commune
web-am-not-out = pas sorti
web-am-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
web-am-progress-tiles = Progrès
web-am-production = Production
web-am-taken = prise
web-am-nothing-planned = rien encore
web-am-out = Sortis
web-am-inside = Dedans
web-am-load = { $number ->
        [0] Aucun
        [one] { $number } canon
       *[other] { $number } canons
    }
web-am-reserve = Planifié
web-am-enough = pirates { $strength } : assez ✓
web-am-too-few = pirates { $strength } : { $points ->
        [0] rien à perdre
        [one] −{ $points } point
       *[other] −{ $points } points
    }
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
web-am-column-gold = Or
web-am-column-goods = Ressources
web-am-column-progress = Piste de progression
web-am-column-special = Piste d’action spéciale
key-gold = R
key-pass = P
key-stop = F
key-spend = G
key-cash = C
web-am-gold-short = L’or
web-am-ship = Bateau { $ship }
web-am-column-played = Marqué en jeu
web-am-column-tiles = Tuiles de fin
web-am-track-gold = or
web-am-track-cannons = canons
web-am-track-progress = progression
web-am-stored = phase { $phase } : { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } à jeter
web-am-order = { $place ->
        [1] 1er
       *[other] { $place }e
    }
web-am-any-action = pour toute action, plus vos primes
web-am-which-ship = Quel bateau ?
web-am-next = Après
web-am-chests = { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }
web-am-places = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-am-points-on = points sur petite / grande île
web-am-pirates-short = Pirates
web-am-time = Île finie
web-am-leaving = les quatre de droite partent en fin de tour
web-am-island = Île de { $cell }
web-am-large-island = Grande île de { $cell }
web-am-island-done = Complète : elle ne rapporte plus rien.
web-am-island-open = { $free ->
        [one] { $free } case libre
       *[other] { $free } cases libres
    } ; +{ $points } points à qui la complète.
web-am-island-chest = Le coffre va avec.
web-am-worth-now = Si elle était complète maintenant, les comptoirs rapporteraient : { $worth }.
web-am-worth = { $name } +{ $points }
web-am-undiscovered = Personne n’y a de comptoir : le premier rapporte { $points } points.


## Ce que coûtent et rapportent les réponses

note-points = { $points } PA
note-special = avancer { $points }, ou { $action } { $other }
note-gold = +{ $gold } · { $before } → { $after } or
note-more-gold = +{ $gold } or
note-tiles = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
note-steps = { $count } pas
note-post = comptoir possible
note-price = { $cost } PA, reste { $left }
note-used = { $used } PA sur { $points }
note-lost = { $points ->
        [one] { $points } PA perdu
       *[other] { $points } PA perdus
    }
note-spend = −1 or : { $before } → { $after }
term-tile = tuile { $points }
term-island = île finie { $points }
term-posts = comptoirs { $value } × { $time } = { $points }
term-chest = le coffre

## Pourquoi une case n’est pas une réponse

why-am-land = Les bateaux restent sur l’eau.
why-am-ship = Un bateau s’y trouve, et une case n’en tient qu’un ; il ne barre pas la route.
why-am-too-far = C’est à { $steps } pas, et vous en avez { $points }.
why-am-water = Les tuiles se posent à terre.
why-am-covered = Une tuile ou un comptoir s’y trouve déjà.
why-am-apart = Aucune tuile de votre réserve n’y tient : une tuile se pose tout entière sur des terres libres, à côté de vos comptoirs et villages, et coûte au plus { $points ->
        [one] le { $points } point
       *[other] les { $points } points
    } qui vous restent.


## Avant la première réponse

