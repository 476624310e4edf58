# Les mots des cartes, navires, lignes et titres. La valeur est le nom court ; `.the` est le nom avec son article,
# `.power` dit en une phrase ce que fait la carte.


## Ce que font les aventures

power-monster = Chaque case : 1 provision contre 2 points d’histoire ; sans frais si vos canons atteignent la puissance des monstres.
power-peril = Chaque case : 1 point d’histoire. On ne s’y arrête pas.
power-current = Vous emporte jusqu’à sa sortie ; 1 point d’histoire toutes les deux cases.
power-rocks = Infranchissables ; dessinés chez un voisin.
power-ambush = Cachée chez un voisin : qui y passe devra se battre.


## Aventures et mers calmes

name-kraken = Kraken
    .the = le Kraken
    .power = { power-monster }
name-megalodon = Mégalodon
    .the = le Mégalodon
    .power = { power-monster }
name-sirens = Sirènes
    .the = les Sirènes
    .power = { power-monster }
name-leviathan = Léviathan
    .the = le Léviathan
    .power = { power-monster }
name-hydra = Hydre
    .the = l’Hydre
    .power = { power-monster }
name-sea-serpent = Serpent de mer
    .the = le Serpent de mer
    .power = { power-monster }
name-maelstrom = Maelstrom
    .the = le Maelstrom
    .power = { power-peril }
name-storm = Tempête
    .the = la Tempête
    .power = { power-peril }
name-hurricane = Ouragan
    .the = l’Ouragan
    .power = { power-peril }
name-fog = Brouillard
    .the = le Brouillard
    .power = { power-peril }
name-rogue-wave = Vague scélérate
    .the = la Vague scélérate
    .power = { power-peril }
name-waterspout = Trombe marine
    .the = la Trombe marine
    .power = { power-peril }
name-great-current = Grand courant
    .the = le Grand courant
    .power = { power-current }
name-countercurrent = Contre-courant
    .the = le Contre-courant
    .power = { power-current }
name-winding-current = Courant sinueux
    .the = le Courant sinueux
    .power = { power-current }
name-slanting-current = Courant de biais
    .the = le Courant de biais
    .power = { power-current }
name-tide-race = Raz
    .the = le Raz
    .power = { power-current }
name-gyre = Gyre
    .the = le Gyre
    .power = { power-current }
name-reef = Récif
    .the = le Récif
    .power = { power-rocks }
name-breakers = Brisants
    .the = les Brisants
    .power = { power-rocks }
name-ledge = Écueil
    .the = l’Écueil
    .power = { power-rocks }
name-needles = Aiguilles
    .the = les Aiguilles
    .power = { power-rocks }
name-coral-barrier = Barrière de corail
    .the = la Barrière de corail
    .power = { power-rocks }
name-devils-teeth = Dents du Diable
    .the = les Dents du Diable
    .power = { power-rocks }
name-ambush-left = Embuscade
    .the = l’Embuscade
    .power = { power-ambush }
name-ambush-right = Embuscade
    .the = l’Embuscade
    .power = { power-ambush }
name-gilded-wreck = Épave dorée
    .the = l’Épave chargée d’or
    .power = Gagnez 2 pièces d’or.
name-great-catch = Belle pêche
    .the = la Pêche miraculeuse
    .power = Gagnez 2 provisions.
name-passing-merchants = Marchands
    .the = les Marchands de passage
    .power = Gagnez 1 pièce d’or et 1 provision.
name-fair-breeze = Brise favorable
    .the = la Brise favorable
    .power = Gagnez 1 vent dans les voiles.
name-dark-rumours = Rumeurs
    .the = les Rumeurs inquiétantes
    .power = La puissance des monstres ou celle des pirates augmente de 1, à vous de choisir.
name-stirring-depths = Remous
    .the = les Remous des abysses
    .power = La puissance des monstres augmente de 1.
name-black-flag = Pavillon noir
    .the = le Pavillon noir
    .power = La puissance des pirates augmente de 1.
name-deep-swell = Houle profonde
    .the = la Houle des profondeurs
    .power = Gagnez 1 vent ; la puissance des monstres augmente de 1.
name-shared-loot = Butin partagé
    .the = le Butin partagé
    .power = Gagnez 1 pièce d’or ; la puissance des pirates augmente de 1.


## Types

type-monster = monstre marin
type-peril = péril maritime
type-current = courant
type-rocks = rochers
type-ambush = embuscade
type-calm = mer calme
type-pirates = pirates


## Navires

name-cog = Nef
    .the = la nef
name-caravel = Caravelle
    .the = la caravelle
name-galleon = Galion
    .the = le galion


## Vents

heading-N = nord
    .to = vers le nord
heading-NE = nord-est
    .to = vers le nord-est
heading-E = est
    .to = vers l’est
heading-SE = sud-est
    .to = vers le sud-est
heading-S = sud
    .to = vers le sud
heading-SW = sud-ouest
    .to = vers le sud-ouest
heading-W = ouest
    .to = vers l’ouest
heading-NW = nord-ouest
    .to = vers le nord-ouest


## Quarts de tour

turn-r0 = sans tourner
turn-r90 = ¼ de tour
turn-r180 = ½ tour
turn-r270 = ¾ de tour


## Puissances et marchandises

power-monsters = monstres marins
power-pirates = pirates
gain-story =
    { $count ->
        [one] { $count } point d’histoire
       *[other] { $count } points d’histoire
    }
gain-gold =
    { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
gain-provisions =
    { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }


## Titres du solo

rank-braggart = Fanfaron·ne sans envergure
rank-tedious-teller = Conteur·euse barbant·e
rank-story-peddler = Colporteur·euse d’histoires
rank-wandering-minstrel = Ménestrel·le errant·e
rank-renowned-poet = Poète·sse renommé·e
rank-fantastic-teller = Conteur·euse fantastique
rank-master-of-tales = Maître·sse des récits
rank-legendary-bard = Barde légendaire
