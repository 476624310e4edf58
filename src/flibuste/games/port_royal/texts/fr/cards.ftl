# Les mots des cartes. La valeur est le nom court ; `.a` et `.the` sont les formes à l’intérieur d’une phrase,
# `.power` dit en une courte phrase ce que la carte fait.
# $colour est déjà un mot (colour-red) ; $swords vaut "skull" pour une tête de mort ; $gift est 0 pour un navire ordinaire.


## Couleurs et symboles

colour-yellow = jaune
colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-black = noir

icon-cross = croix
icon-anchor = ancre
icon-house = maison


## Navires

ship-power =
    Rapporte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $gift ->
        [0] {""}
        [one] , et 1 pièce à un autre joueur
       *[other] , et { $gift } pièces à un autre joueur
    }. { $swords ->
        [skull] Ne peut pas être repoussé.
        [one] Se repousse avec { $swords } sabre.
       *[other] Se repousse avec { $swords } sabres.
    }

name-ship-yellow = Pinasse
    .a = une pinasse
    .the = la pinasse
    .power = { ship-power }
name-ship-blue = Flûte
    .a = une flûte
    .the = la flûte
    .power = { ship-power }
name-ship-green = Brigantine
    .a = une brigantine
    .the = la brigantine
    .power = { ship-power }
name-ship-red = Frégate
    .a = une frégate
    .the = la frégate
    .power = { ship-power }
name-ship-black = Galion
    .a = un galion
    .the = le galion
    .power = { ship-power }


## Personnages du jeu de base

swords-power =
    { $swords ->
        [one] { $swords } sabre
       *[other] { $swords } sabres
    } pour repousser les navires.

name-sailor = Matelot
    .a = un matelot
    .the = le matelot
    .power = { swords-power }
name-pirate = Pirate
    .a = un pirate
    .the = le pirate
    .power = { swords-power }
name-trader = Négociant
    .a = un négociant { $colour }
    .the = le négociant { $colour }
    .power = +1 pièce sur chaque navire { $colour } que vous prenez.
name-priest = Prêtre
    .a = un prêtre
    .the = le prêtre
    .power = Une croix, à défausser pour une expédition.
name-captain = Capitaine
    .a = un capitaine
    .the = le capitaine
    .power = Une ancre, à défausser pour une expédition.
name-settler = Colon
    .a = un colon
    .the = le colon
    .power = Une maison, à défausser pour une expédition.
name-jack = Touche-à-tout
    .a = une touche-à-tout
    .the = la touche-à-tout
    .power = Croix, ancre ou maison au choix, à défausser pour une expédition.
name-senorita = Señorita
    .a = une señorita
    .the = la señorita
    .power = Recruter vous coûte 1 pièce de moins.
name-jester = Saltimbanque
    .a = un saltimbanque
    .the = le saltimbanque
    .power = +1 pièce si la rivière est vide quand vient votre tour de choisir, et +1 pièce à chaque tour perdu.
name-admiral = Amiral
    .a = un amiral
    .the = l’amiral
    .power = +2 pièces si la rivière compte au moins 5 cartes quand vient votre tour de choisir.
name-governor = Gouverneur
    .a = un gouverneur
    .the = le gouverneur
    .power = Vous pouvez prendre une carte de plus.


## Personnages des extensions

name-gambler = Parieur
    .a = un parieur
    .the = le parieur
    .power = Une fois par tour, révélez 4 cartes d’un coup ; si le tour n’est pas perdu, prenez une carte de plus.
name-merchant = Marchand
    .a = un marchand { $colour }
    .the = le marchand { $colour }
    .power = Chaque navire { $colour } que vous prenez peut aller dessous et vaut alors 1 point d’influence.
name-passenger-m = Passager
    .a = un passager
    .the = le passager
    .power = Aucune capacité, seulement de l’influence.
name-passenger-f = Passagère
    .a = une passagère
    .the = la passagère
    .power = Aucune capacité, seulement de l’influence.
name-clerk = Greffier
    .a = un greffier { $colour }
    .the = le greffier { $colour }
    .power = Une carte de plus chaque fois que vous prenez un navire { $colour }.
name-gunner = Canonnière
    .a = une canonnière
    .the = la canonnière
    .power = Quand vient votre tour de choisir, +1 pièce par navire de la rivière, moins 1.
name-viceadmiral = Vice-amiral
    .a = un vice-amiral
    .the = le vice-amiral
    .power = +1 pièce si la rivière compte exactement 3 ou 4 cartes quand vient votre tour de choisir.


## Expéditions

expedition-reward = { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

name-expedition = Expédition
    .a = une expédition
    .the = l’expédition
    .power = Défaussez les symboles demandés : { expedition-reward }.
name-expedition-cross2 = Deux croix
    .a = une expédition à deux croix
    .the = l’expédition à deux croix
    .power = Défaussez deux croix : { expedition-reward }.
name-expedition-anchor2 = Deux ancres
    .a = une expédition à deux ancres
    .the = l’expédition à deux ancres
    .power = Défaussez deux ancres : { expedition-reward }.
name-expedition-house2 = Deux maisons
    .a = une expédition à deux maisons
    .the = l’expédition à deux maisons
    .power = Défaussez deux maisons : { expedition-reward }.
name-expedition-anchor2-house1 = Ancres, maison
    .a = une expédition à deux ancres et une maison
    .the = l’expédition à deux ancres et une maison
    .power = Défaussez deux ancres et une maison : { expedition-reward }.
name-expedition-cross2-house1 = Croix, maison
    .a = une expédition à deux croix et une maison
    .the = l’expédition à deux croix et une maison
    .power = Défaussez deux croix et une maison : { expedition-reward }.
name-expedition-special = Spéciale
    .a = une expédition spéciale
    .the = l’expédition spéciale
    .power = Défaussez une croix, une ancre et une maison : { expedition-reward }.


## Taxations

name-tax-influence = Taxation
    .a = une taxation
    .the = la taxation
    .power = Qui a 12 pièces ou plus en perd la moitié ; le moins d’influence gagne 1 pièce.
name-tax-swords = Taxation
    .a = une taxation
    .the = la taxation
    .power = Qui a 12 pièces ou plus en perd la moitié ; le plus de sabres gagne 1 pièce.
name-tax-sails = Taxation
    .a = une taxation
    .the = la taxation
    .power = Qui a 9 pièces ou plus n’en garde que 8 ; le moins d’influence gagne 1 pièce.


## Contrats

name-contract-luminary = Sommité
    .a = un contrat Sommité
    .the = le contrat Sommité
    .power = Avoir un prêtre et un saltimbanque.
name-contract-bruja = Bruja
    .a = un contrat Bruja
    .the = le contrat Bruja
    .power = Avoir un capitaine et une señorita.
name-contract-maritime = Suprématie Maritime
    .a = un contrat Suprématie Maritime
    .the = le contrat Suprématie Maritime
    .power = Avoir un capitaine et un vice-amiral.
name-contract-colony = Nouvelle colonie
    .a = un contrat Nouvelle colonie
    .the = le contrat Nouvelle colonie
    .power = Avoir un colon et une canonnière.
name-contract-outpost = Comptoir commercial
    .a = un contrat Comptoir commercial
    .the = le contrat Comptoir commercial
    .power = Avoir un colon et un greffier de n’importe quelle couleur.
name-contract-trademaster = Maître Négociant
    .a = un contrat Maître Négociant
    .the = le contrat Maître Négociant
    .power = Avoir deux négociants de n’importe quelles couleurs.
name-contract-thrifty = Équipage économe
    .a = un contrat Équipage économe
    .the = le contrat Équipage économe
    .power = Avoir quatre personnages d’un prix imprimé de 3 ou moins.
name-contract-mercenary = Mercenaire
    .a = un contrat Mercenaire
    .the = le contrat Mercenaire
    .power = Avoir au moins 3 sabres.
name-contract-explorer = Explorateur
    .a = un contrat Explorateur
    .the = le contrat Explorateur
    .power = Avoir complété au moins une expédition.
name-contract-frigate = Frégate Némésis
    .a = un contrat Frégate Némésis
    .the = le contrat Frégate Némésis
    .power = Renoncer trois fois à tout l’or d’une frégate.
name-contract-galleon = Galion Némésis
    .a = un contrat Galion Némésis
    .the = le contrat Galion Némésis
    .power = Renoncer deux fois à tout l’or d’un galion.
name-contract-tax = Inspecteur des Impôts
    .a = un contrat Inspecteur des Impôts
    .the = le contrat Inspecteur des Impôts
    .power = À l’instant où une taxation vous prend des pièces.
name-contract-jinx = Maléfice
    .a = un contrat Maléfice
    .the = le contrat Maléfice
    .power = À l’instant où vous perdez votre tour sur deux navires de même couleur.
name-contract-speculator = Spéculateur
    .a = un contrat Spéculateur
    .the = le contrat Spéculateur
    .power = Réunir, lors de deux de vos tours, des navires de 3 couleurs dans la rivière.
name-contract-grandspeculator = Grand Spéculateur
    .a = un contrat Grand Spéculateur
    .the = le contrat Grand Spéculateur
    .power = Réunir à votre tour des navires de 4 couleurs dans la rivière.
name-contract-piratesnest = Antre des pirates
    .a = un contrat Antre des pirates
    .the = le contrat Antre des pirates
    .power = Repousser et garder un navire de chacune des 5 couleurs, puis les défausser.
name-contract-estate = Petit Domaine
    .a = un contrat Petit Domaine
    .the = le contrat Petit Domaine
    .power = Avoir au moins 12 points d’influence.
name-contract-ransom = Rançon
    .a = un contrat Rançon
    .the = le contrat Rançon
    .power = Payer 15 pièces.


## Grades, ensemble ou en solo

rank-landlubber = Marin d’eau douce
rank-sailor = Matelot
rank-pirate = Pirate
rank-captain = Capitaine
rank-lord = Seigneur des Sept Mers
