# Couleurs, actions, tuiles et ressources. $shape est une des formes ci-dessous.

name-blue = bleu
    .short = Naviguer
    .phase = bleue
    .action = Déplacer les bateaux
name-black = noir
    .short = Canons
    .phase = noire
    .action = Charger les canons
name-red = rouge
    .short = Planifier
    .phase = rouge
    .action = Planifier
name-brown = marron
    .short = Progrès
    .phase = marron
    .action = Progresser
name-green = vert
    .short = Bâtir
    .phase = verte
    .action = Construire
name-yellow = jaune
    .short = Produire
    .phase = jaune
    .action = Acheter de la production
name-white = blanc
    .short = Spécial
    .phase = blanche
    .action = Action spéciale

cubes-blue = { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
cubes-black = { $count ->
        [one] { $count } noir
       *[other] { $count } noirs
    }
cubes-red = { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
cubes-brown = { $count } marron
cubes-green = { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
cubes-yellow = { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
cubes-white = { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
cubes-none = aucun

cell-at = en { $cell }
frame-north = nord { $number }
    .at = au nord { $number }
frame-south = sud { $number }
    .at = au sud { $number }
frame-west = ouest { $number }
    .at = à l’ouest { $number }
frame-east = est { $number }
    .at = à l’est { $number }

shape-M1 = 1 case
shape-D2 = 2 cases
shape-I3 = ligne de 3
shape-V3 = coin de 3
shape-I4 = ligne de 4
shape-O4 = carré de 4
shape-T4 = T de 4
shape-I5 = ligne de 5
shape-T5 = T de 5
shape-V5 = coin de 5
shape-W5 = escalier de 5
shape-U5 = U de 5
shape-X5 = croix de 5
shape-R6 = rectangle de 6
shape-E6 = triangle de 6
shape-C6 = flèche de 6
tile-neutral = tuile neutre, { $shape }
    .a = une tuile neutre ({ $shape })
tile-village = village, { $shape }
    .a = un village ({ $shape })

name-cotton = coton
    .the = le coton
    .some = du coton
name-tobacco = tabac
    .the = le tabac
    .some = du tabac
name-sugar = sucre
    .the = le sucre
    .some = du sucre
name-coconut = noix de coco
    .the = les noix de coco
    .some = une noix de coco
name-coffee = café
    .the = le café
    .some = du café

name-navigators = Navigateurs
    .effect = +{ $amount } PA pour naviguer
name-gunners = Artilleurs
    .effect = +{ $amount } PA pour les canons
name-architects = Architectes
    .effect = +{ $amount } PA pour planifier
name-scholars = Savants
    .effect = +{ $amount } PA pour progresser
name-builders = Bâtisseurs
    .effect = +{ $amount } PA pour bâtir
name-merchants = Marchands
    .effect = +{ $amount } PA pour produire
name-cartographers = Cartographes
    .effect = +{ $amount } PA : naviguer, planifier
name-fortification = Fortification
    .effect = +{ $amount } PA : canons, bâtir
name-manufacture = Manufacture
    .effect = +{ $amount } PA : progrès, produire
name-fair-winds = Vents favorables
    .effect = +{ $amount } PA pour naviguer, 1 fois
name-letter-of-marque = Lettre de marque
    .effect = pirates +{ $amount } pour les autres
name-ransom = Rançon
    .effect = pirates : moitié des pertes
name-booty = Butin
    .effect = +{ $amount } or par victoire
name-grand-design = Grand dessein
    .effect = { $amount } tuiles neutres par plan
name-versatility = Polyvalence
    .effect = vert = rouge
name-flagship = Vaisseau amiral
    .effect = passer premier, 1 fois
name-purse = Bourse
    .effect = +{ $amount } or, 1 fois
name-treasure = Trésor
    .effect = +{ $amount } or, 1 fois
name-concessions = Concessions
    .effect = +{ $amount } or par comptoir
name-money-changer = Change
    .effect = or : 1 pour { $amount } cubes
name-renown = Renommée
    .effect = { $amount } point par cube sorti, 1 fois
name-trade-network = Réseau commercial
    .effect = fin : { $amount } point par comptoir
name-glory = Gloire
    .effect = fin : { $amount } points
name-bank = Banque
    .effect = fin : l’or compte double

turn-r0 = comme dessinée
turn-r1 = un quart de tour
turn-r2 = un demi-tour
turn-r3 = trois quarts de tour
turn-m0 = retournée
turn-m1 = retournée, un quart de tour
turn-m2 = retournée, un demi-tour
turn-m3 = retournée, trois quarts de tour

thing-points = PA
thing-gold = { $count ->
        [one] or
       *[other] ors
    }
thing-cannons = { $count ->
        [one] canon
       *[other] canons
    }
thing-progress = progression
thing-special = { $count ->
        [one] case
       *[other] cases
    }
thing-score = { $count ->
        [one] point
       *[other] points
    }
thing-chests = { $count ->
        [one] coffre
       *[other] coffres
    }
thing-cotton = coton
thing-tobacco = tabac
thing-sugar = sucre
thing-coconut = noix de coco
thing-coffee = café
thing-production = production
