# Les mots que seule la table du navigateur emploie.

web-rs-map = La carte
web-rs-chart = Carte de { $name }
web-rs-board-of = Vous dessinez sur la carte de { $name }.
web-rs-ship = Votre navire
web-rs-ship-of = Le navire de { $name }
web-rs-count = { $name } : { $count }
web-rs-gust = Vent dans les voiles { $step }
web-rs-whole = Toute la carte
web-rs-edge = bord
web-rs-land = terre
web-rs-rocks = récifs
web-rs-too-far = { $cost } pm
web-rs-told = Histoires racontées
web-rs-final = Dernière histoire
web-rs-pirates = Pirates restants
web-rs-arrival = Arrivée
web-rs-stars = Primes

key-stop = S
key-done = T
key-build = B
key-spend = P

