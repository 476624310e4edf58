# Les mots de la table de Nassau.

game-title = Nassau
game-subtitle = De deux à quatre capitaines pirates · Hollandais volant · marchand itinérant
game-pitch = Équipez votre navire dans les allées de Nassau, écumez les Caraïbes, et racontez vos récits au coin du feu.
game-minutes = 90–120
game-aim = Ayez le plus de points après quatre tours. Tours de guet, adversaires vaincus, marchandises cachées, armes et compagnons se multiplient à la fin. La plupart des valeurs imprimées sont les nôtres : « flibuste audit nassau » les liste.

option-city = La ville
option-city-random = Au hasard
    .help = Neuf tuiles Quartier : ordre, face et rotation au hasard.
option-city-first-game = Première partie
    .help = La tuile du capitaine est au centre ; le reste au hasard.
option-sea = En mer
option-sea-dog = Vieux loup de mer
    .help = Le jeu de base.
option-sea-both = Loup de mer et Hollandais
    .help = Le vieux loup de mer et le Hollandais volant.
option-sea-dutchman = Hollandais volant
    .help = Le Hollandais volant à la place du vieux loup de mer.
option-feld = Marchand itinérant
option-feld-no = Sans
    .help = La ville sans le pion Stefan Feld.
option-feld-yes = Avec
    .help = Le pion Stefan Feld donne un bonus à qui lui amène le capitaine.

part-NA-GEN = Règles générales
part-NA-SET = Mise en place
part-NA-P1 = Phase I : Nassau
part-NA-P2 = Phase II : les Caraïbes
part-NA-RET = Phase II : le voyage de retour
part-NA-P3 = Phase III : apprêter le navire
part-NA-END = Fin de partie
part-NA-OBJ = Objets
part-NA-ANI = Animaux
part-NA-FD = Le Hollandais volant
part-NA-FELD = Le marchand itinérant

board-round = Tour { $round } sur { $rounds }
board-dolphin = dauphin : { $player }
board-city = Nassau
board-sea = Les Caraïbes
board-tower = tour de guet, { $weapon }
board-post = comptoir, { $weapon } : { $good }
board-outpost = avant-poste : { $reward }
board-dog = Vieux loup de mer : { $offering }
board-dutchman = Hollandais volant
board-points = Points
board-place = Bateau
board-sails = Voiles / marins
board-weapons = Armes
board-pirates = Pirates
board-objects = Objets
board-holds = Cales
board-animals = Animaux
board-hideout = Cachette
board-cards = Cartes
board-zone = zone { $zone }
board-crew = { $standing } debout, { $lying } couchés, { $tavern } à la taverne
board-load = { $holds } ouvertes : { $load } (réserve { $reserve })
board-hideout-cell = { $filled } remplies, puis { $due } ; { $store } au centre
board-hand = Vos récits
place-ship = sur le navire
place-skull = Tête de mort
place-fire = feu de camp
place-home = port d’attache
phase-city = I. Nassau
phase-sea = II. Les Caraïbes
phase-refit = III. Apprêter le navire
animal-is-ready = prêt
animal-is-used = utilisé
animal-is-asleep = dort
about-barge = la barge
about-fight = { $opponent }, force { $strength }, dégâts { $damage }, { $weapon } : { $reward } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
about-tower = { $weapon } ; { $player } : { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }
about-sail = { $steps ->
        [0] rester
        [one] { $steps } zone
       *[other] { $steps } zones
    }
about-tale = { $true ->
        [yes] vrai : { $points } points
       *[no] une blague : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
