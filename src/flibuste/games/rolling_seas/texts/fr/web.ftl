# Les mots que seule la table du navigateur emploie.

web-rs-map = La carte
web-rs-chart = Carte de { $name }
web-rs-board-of = Vous dessinez sur la carte de { $name }.
web-rs-ship = Votre navire
web-rs-ship-of = Le navire de { $name }
web-rs-count = { $name } : { $count }
web-rs-wind = Naviguer { $arrow }
web-rs-wind-to = vent { $to }
web-rs-port = Port { $number }
web-rs-gust = Un pas { $step }
web-rs-line = Ligne { $line }
web-rs-moves = −{ $moves } mvt
web-rs-whole = Toute la carte
web-rs-lines = touche la ligne { $row } ou la colonne { $column }
web-rs-edge = bord
web-rs-land = terre
web-rs-rocks = récifs
web-rs-too-far = { $cost } pm
web-rs-remembered = { $title } : { $count } de renommée
web-rs-told = Histoires racontées
web-rs-final = Dernière histoire
web-rs-pirates = Pirates restants
web-rs-arrival = Arrivée
web-rs-stars = Primes

key-stop = S
key-done = T
key-build = B
key-spend = P

fare-points = { $fare ->
        [one] { $fare } point de mouvement
       *[other] { $fare } points de mouvement
    }
why-rs-ship = Votre navire s’y trouve.
why-rs-ashore = C’est de la terre : les navires restent en mer.
why-rs-rocks = Des rochers : aucun navire ne les traverse.
why-rs-way = Un navire avance d’une case à la fois. Par le chemin le moins cher, cette case est à { fare-points } ; vous avez { amount-moves } et { amount-provisions } : on peut y aller pas à pas, si rien ne vous arrête en chemin.
why-rs-too-far = Trop loin : même par le chemin le moins cher, courants mis à part, cette case demande { $more ->
        [0] { fare-points }
       *[other] plus de { fare-points }
    } ; vous avez { amount-moves } et { amount-provisions } (un point chacune).
why-rs-monster = Un monstre marin y attend. Vos canons n’égalent pas sa puissance, et après ce pas il ne vous resterait aucune provision pour lui.
why-rs-no-toll = Des pirates y attendent. Vos canons n’égalent pas leur puissance, et après ce pas vous n’auriez pas les provisions qu’ils demandent.
why-rs-peril = C’est un péril : on ne s’y arrête pas, et après ce pas vous ne pourriez pas repartir.
why-rs-flow = Un courant vous emporterait là où vous ne pouvez pas payer ce qui attend, ou pas vous arrêter.
why-rs-wind = Un vent dans les voiles mène le navire sur l’une des huit cases autour de lui, pas plus loin.
why-rs-port = Vous n’êtes pas à côté de ce port : le navire doit en toucher un des quatre côtés, pas seulement un coin.
why-rs-explored = Vous avez déjà exploré cette terre ; chaque case ne s’explore qu’une fois.
why-rs-land = Vous n’êtes pas à côté de cette terre : le navire doit en toucher un des quatre côtés, pas seulement un coin.
why-rs-choose-wind = Pour naviguer, choisissez d’abord l’un des vents lancés, puis avancez case par case.
why-rs-not-sea = C’est de la terre : les aventures se dessinent en mer.
why-rs-taken = Une aventure se dessine en mer vierge : il y a déjà là une aventure, des pirates, une embuscade, un navire ou son tracé.
why-rs-shut = Dessinée là, elle fermerait un port, le navire ou une partie de la mer, ou mènerait un courant à terre.
why-rs-lines = La forme doit toucher la ligne { $row } ou la colonne { $column } ; d’ici elle n’y arrive pas.
why-rs-crossing = En solo, les rochers se dessinent au plus près du croisement de la ligne { $row } et de la colonne { $column }.
why-rs-seen = Le navire de { $name } voit cette case : cachez-vous à plus de { $cells } cases, ou derrière une terre.
why-rs-point = Les points de votre embuscade se placent autour de { $cell }, un par case.
why-rs-home = Votre port d’attache est l’un des huit ports.
why-rs-moor = Votre navire part d’une case libre à côté de votre port d’attache, { $cell }.
