# Les choses de Nassau. `thing-` nomme une chose, `.some` en compte $n, `.the` porte son article.

thing-sabre = { $count ->
        [one] sabre
       *[other] sabres
    }
    .some = { $n ->
        [one] { $n } sabre
       *[other] { $n } sabres
    }
    .one = sabre
    .the = le sabre
thing-pistol = { $count ->
        [one] pistolet
       *[other] pistolets
    }
    .some = { $n ->
        [one] { $n } pistolet
       *[other] { $n } pistolets
    }
    .one = pistolet
    .the = le pistolet
thing-cannon = { $count ->
        [one] canon
       *[other] canons
    }
    .some = { $n ->
        [one] { $n } canon
       *[other] { $n } canons
    }
    .one = canon
    .the = le canon
thing-harpoon = { $count ->
        [one] harpon
       *[other] harpons
    }
    .some = { $n ->
        [one] { $n } harpon
       *[other] { $n } harpons
    }
    .one = harpon
    .the = le harpon
thing-hook = { $count ->
        [one] grappin
       *[other] grappins
    }
    .some = { $n ->
        [one] { $n } grappin
       *[other] { $n } grappins
    }
    .one = grappin
    .the = le grappin
thing-sail = { $count ->
        [one] voile
       *[other] voiles
    }
    .some = { $n ->
        [one] { $n } voile
       *[other] { $n } voiles
    }
    .one = voile
    .the = la voile
thing-sailor = { $count ->
        [one] marin
       *[other] marins
    }
    .some = { $n ->
        [one] { $n } marin
       *[other] { $n } marins
    }
    .one = marin
    .the = le marin
thing-pirate = { $count ->
        [one] pirate
       *[other] pirates
    }
    .some = { $n ->
        [one] { $n } pirate
       *[other] { $n } pirates
    }
    .one = pirate
    .the = le pirate
thing-animal = { $count ->
        [one] animal
       *[other] animaux
    }
    .some = { $n ->
        [one] { $n } animal
       *[other] { $n } animaux
    }
    .one = animal
    .the = l’animal
thing-yarn = { $count ->
        [one] carte Récit
       *[other] cartes Récit
    }
    .some = { $n ->
        [one] { $n } carte Récit
       *[other] { $n } cartes Récit
    }
    .one = carte Récit
    .the = la carte Récit
thing-hold = { $count ->
        [one] cale
       *[other] cales
    }
    .some = { $n ->
        [one] { $n } cale
       *[other] { $n } cales
    }
    .one = cale
    .the = la cale
thing-crate = { $count ->
        [one] caisse
       *[other] caisses
    }
    .some = { $n ->
        [one] { $n } caisse
       *[other] { $n } caisses
    }
    .one = caisse
    .the = la caisse
thing-provision = { $count ->
        [one] provision
       *[other] provisions
    }
    .some = { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
    .one = provision
    .the = la provision
thing-doubloon = { $count ->
        [one] doublon
       *[other] doublons
    }
    .some = { $n ->
        [one] { $n } doublon
       *[other] { $n } doublons
    }
    .one = doublon
    .the = le doublon
thing-rum = { $count ->
        [one] rhum
       *[other] rhums
    }
    .some = { $n ->
        [one] { $n } rhum
       *[other] { $n } rhums
    }
    .one = rhum
    .the = le rhum
thing-bomb = { $count ->
        [one] bombe
       *[other] bombes
    }
    .some = { $n ->
        [one] { $n } bombe
       *[other] { $n } bombes
    }
    .one = bombe
    .the = la bombe
thing-contract = { $count ->
        [one] contrat
       *[other] contrats
    }
    .some = { $n ->
        [one] { $n } contrat
       *[other] { $n } contrats
    }
    .one = contrat
    .the = le contrat
thing-compass = { $count ->
        [one] boussole
       *[other] boussoles
    }
    .some = { $n ->
        [one] { $n } boussole
       *[other] { $n } boussoles
    }
    .one = boussole
    .the = la boussole
thing-good = { $count ->
        [one] marchandise
       *[other] marchandises
    }
    .some = { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
    .one = marchandise
    .the = la marchandise
thing-weapon = { $count ->
        [one] arme au choix
       *[other] armes au choix
    }
    .some = { $n ->
        [one] { $n } arme au choix
       *[other] { $n } armes au choix
    }
    .one = arme au choix
    .the = l’arme
thing-point = { $count ->
        [one] point
       *[other] points
    }

animal-rat = Rat
    .the = le Rat
    .power = Une de vos cales prend deux chargements.
animal-turtle = Tortue
    .the = la Tortue
    .power = Double un revenu du port d’attache.
animal-crab = Crabe
    .the = le Crabe
    .power = Réduit de 1 la force d’un adversaire.
animal-cat = Chat
    .the = le Chat
    .power = Relance tous les dés montrant 1 ou 2.
animal-lizard = Lézard
    .the = le Lézard
    .power = Donne une fois de plus la récompense d’un adversaire.
animal-kraken = Kraken
    .the = le Kraken
    .power = Double le bonus d’un quai du port.
animal-parrot = Perroquet
    .the = le Perroquet
    .power = Double les points d’une carte Récit.
animal-monkey = Esprit de singe
    .the = l’Esprit de singe
    .power = Garde un objet que vous dépensez.

good-tobacco = tabac
    .of = de tabac
good-spices = épices
    .of = d’épices
good-cloth = étoffes
    .of = d’étoffes
good-cocoa = cacao
    .of = de cacao
good-sugar = sucre
    .of = de sucre
good-silver = argent
    .of = d’argent

species-kraken = Kraken
    .a = un kraken de force { $strength }
    .the = le kraken de force { $strength }
    .many = krakens
species-fortress = Forteresse
    .a = une forteresse de force { $strength }
    .the = la forteresse de force { $strength }
    .many = forteresses
species-galleon = Galion
    .a = un galion de force { $strength }
    .the = le galion de force { $strength }
    .many = galions
species-treasure = Île au trésor
    .a = une île au trésor de force { $strength }
    .the = l’île au trésor de force { $strength }
    .many = îles au trésor
species-buccaneers = Boucaniers
    .a = des boucaniers de force { $strength }
    .the = les boucaniers de force { $strength }
    .many = troupes de boucaniers

cargo-good = 1 marchandise ({ $good })
token-nothing = un jeton vide
token-dodge = une esquive
token-attack = une attaque ({ $thing })

berth-quay = le quai { $of }
    .name = Quai { $of }
berth-outpost = l’avant-poste de la zone { $of }
    .name = Avant-poste de la zone { $of }
table-item = la table avec { $item }
    .name = Table avec { $item }
part-track = points sur la piste
part-towers = tours de guet
part-opponents = adversaires
part-hideout = cachette
part-weapons = armes
part-companions = compagnons
part-change = monnaie
part-extras = Hollandais volant
income-crates = les caisses des avant-postes
income-cards = les cartes des adversaires
income-points = les points des tours de guet
or = { $first } ou { $second }

## Ce que veulent les récits
yarn-sails = au moins { $n } voiles
yarn-weapons = au moins { $n } { $thing }
yarn-any-weapons = au moins { $n } armes d’un même type
yarn-most-weapons = le plus de { $thing }
yarn-sailors = au moins { $n } marins
yarn-provisions = au moins { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
yarn-crates = au moins { $n } caisses en cale
yarn-rum = au moins { $n } rhums
yarn-doubloons = au moins { $n } doublons
yarn-standing = au moins { $n ->
        [one] { $n } pirate debout
       *[other] { $n } pirates debout
    }
yarn-holds = { $n } cales ouvertes
yarn-animal = posséder { $thing }
yarn-animals = au moins { $n } animaux
yarn-good = marchandise « { $thing } », en cale ou cachée
yarn-two-goods = exactement { $n } marchandises en cale, de types différents
yarn-beaten = { $n ->
        [one] avoir vaincu : { $thing }
       *[other] avoir vaincu { $n } { $thing_many }
    }
yarn-outposts = tenir { $n ->
        [one] un avant-poste
       *[other] { $n } avant-postes
    }
yarn-opponents-with-one = avoir exactement 1 caisse sur { $n ->
        [one] un adversaire
       *[other] chacun de { $n } adversaires
    }
yarn-strong-with-one = avoir exactement 1 caisse sur un adversaire de force { $of }
yarn-towers = { $of ->
        [one] avoir des caisses sur { $n } tours de guet
       *[other] avoir au moins { $of } caisses sur chacune de { $n } tours de guet
    }
yarn-tower-exactly = avoir exactement { $n } caisses sur une tour de guet
yarn-tower-ladder = avoir exactement 1, 2 et 3 caisses sur trois tours de guet
yarn-cleared = plus d’adversaire en zone { $thing }
yarn-first = premier sur la piste de score
yarn-last = dernier sur la piste de score
card-name = le récit { $number } ({ $wants })
    .short = récit { $number }
    .a = récit { $number } : { $wants }
