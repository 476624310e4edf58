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
board-dutchman-here = Hollandais volant : { $weapon }, { $points } points
board-face-up = Animaux : { $animals } ({ $pile } en pile)
board-foe = { $name } { $strength } : { $reward }
board-yarn = { $number } : { $wants } ({ $points })
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
board-row = { $name } : { $value }
board-crew = { $standing } debout, { $lying ->
        [one] { $lying } couché
       *[other] { $lying } couchés
    }, { $tavern } à la taverne
board-load = { $holds } ouvertes : { $load } (réserve { $reserve })
board-hideout-cell = { $filled ->
        [one] { $filled } case remplie
       *[other] { $filled } cases remplies
    }, puis { $due } ; { $store } au centre
board-hand = Vos récits
place-ship = sur le navire
place-skull = Tête de mort
place-fire = feu de camp
place-home = port d’attache
phase-city = I. Nassau
phase-sea = II. Les Caraïbes
phase-refit = III. Apprêter le navire
animal-is-ready = libre
animal-is-used = a servi
animal-is-asleep = dort
about-barge = la barge
about-crab = { $strength ->
        [0] vaincu aussitôt
       *[other] force { $strength } pour ce combat
    }
about-bomb = { $damage } dégâts
about-cat = { $dice ->
        [one] { $dice } dé relancé
       *[other] { $dice } dés relancés
    }
about-twice = récompense double : { $reward }
about-pile = récits à { $least }–{ $most } points
about-dodge = { $crates ->
        [0] plus aucune au combat
       *[other] { $crates } au combat
    }
about-leave = non pris : { $rest }
about-none = vous n’en avez pas
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
about-hide = { $value ->
        [0] au centre
       *[other] sur une case de valeur { $value }
    }, cachette { $before } → { $after } points, { $fee ->
        [one] { $fee } doublon
       *[other] { $fee } doublons
    } en tout
about-tale = { $true ->
        [yes] vrai : { $points } points
       *[no] une blague : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }

## Pourquoi pas

why-na-no-alley = Aucune allée n’y mène depuis la case du capitaine.
why-na-not-here = Le capitaine n’est pas au bout de cette allée.
why-na-closed = Des pirates y sont placés ({ $player }) : l’allée est fermée jusqu’à la fin du tour.
why-na-pirates = Cette allée demande { $needed } pirates ; vous en avez { $has } debout.
why-na-fare = La barge coûte 1 doublon ou { $points } points ; vous n’avez aucun doublon, et { $has ->
        [one] { $has } point
       *[other] { $has } points
    }.
why-na-no-landing = Avec { $left ->
        [0] aucun pirate
        [one] { $left } pirate
       *[other] { $left } pirates
    } ensuite, vous ne pourriez remplir aucune allée pour rentrer en ville.
why-na-animal-owned = Vous possédez déjà un animal de cette sorte.
why-na-too-far = La zone { $zone } est à { $steps } zones et votre portée est de { $reach } : vous avez { $sails ->
        [one] { $sails } voile
       *[other] { $sails } voiles
    } et { $hands ->
        [one] { $hands } homme
       *[other] { $hands } hommes
    } d’équipage.
why-na-kraken = Un kraken sur la route arrête votre bateau avant la zone { $zone }.
why-na-elsewhere = C’est en zone { $zone } ; votre bateau est en zone { $here }.
why-na-no-crate = Un combat demande une caisse dans vos cales ou une bombe ; vous n’avez ni l’une ni l’autre.
why-na-tower = Il y faut au moins { $least ->
        [one] { $least } caisse
       *[other] { $least } caisses
    }, avec une arme et un homme pour chacune : vous avez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }, { $weapons } et { $hands ->
        [one] { $hands } homme
       *[other] { $hands } hommes
    } d’équipage.
why-na-tower-full = Cinq caisses s’y trouvent : elle ne changera plus de mains.
why-na-post = Piller demande { $needed } armes de cette sorte et { $needed } hommes : vous avez { $weapons } et { $hands ->
        [one] { $hands } homme
       *[other] { $hands } hommes
    } d’équipage.
why-na-post-empty = Il n’y a rien à piller : le comptoir sera regarni quand on apprête les navires.
why-na-outpost-taken = Il est occupé jusqu’à la fin de la partie ({ $player }).
why-na-no-pirate = Vous n’avez aucun pirate à bord à y laisser.
why-na-crates = Impossible d’en placer { $asked } : il faut une arme et un homme pour chacune, et vous avez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }, { $weapons } et { $hands ->
        [one] { $hands } homme
       *[other] { $hands } hommes
    } d’équipage.

## Les chances d’un combat

fight-odds-beat = { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } : l’adversaire est vaincu
fight-odds-hurt = { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } : il en reste une au moins, donc la récompense
fight-odds-rum = { $rum ->
        [one] en payant votre rhum
       *[other] en payant vos { $rum } rhums
    } : { $percent } %
fight-odds-ward = { $dice ->
        [0] aucun dé
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $attacks ->
        [one] l’attaque est repoussée
       *[other] les { $attacks } attaques sont repoussées
    } { $count } fois sur { $total }
fight-odds-cat = avec le Chat : { $percent } %
