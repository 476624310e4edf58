# Les mots du plateau de Port Royal.

game-title = Port Royal
game-subtitle = Big Box · avec ses extensions
game-pitch = Poussez votre chance au port : encore une carte, ou tout perdre ?
game-minutes = 20–50

option-end = Fin de partie
option-end-standard = Douze points
    .help = Le premier à 12 points d’influence annonce la fin ; on termine le tour de table.
option-end-expedition = Douze points et une expédition
    .help = Il faut 12 points d’influence et au moins une expédition accomplie. Qui n’en a aucune ne peut pas gagner.
option-first = Premier joueur
option-first-drawn = Tiré au sort
    .help = Le hasard désigne qui commence.
option-first-first-seat = Le premier siège
    .help = Qui occupe le premier siège commence : l’ordre des sièges décide.

key-reveal = R
key-stop = S
key-pass = P
key-complete = E
key-repel = R
key-keep = G

board-risk = risque { $percent }
board-state =
    Tour { $turn } · { $ending ->
        [0] fin à { $goal } points d’influence{ $end ->
            [expedition] {" "}avec une expédition
           *[standard] {""}
        }
       *[other] dernière manche
    }
board-progress = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }
board-influence = Influence : { $count }
board-coins = Pièces : { $count }
board-swords = Sabres : { $count }
board-expeditions-done = Expéditions accomplies : { $count }
board-bust-odds =
    de tout perdre : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $total }.
board-characters = Personnages
board-stored-ships = Navires sous les marchands
board-contracts-done = Contrats
board-coins-tie = Pièces (ex æquo)
board-cards =
    Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-cards-noun =
    { $count ->
        [one] carte
       *[other] cartes
    }
board-river = La rivière
board-river-note =
    { $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · { $colours ->
        [0] aucun navire
        [one] { $colours } couleur de navire
       *[other] { $colours } couleurs de navires
    }
board-discard = Défausse : { $count }
board-expeditions = Expéditions
board-expeditions-note = Restent là jusqu’à ce qu’un joueur les accomplisse
board-display = L’espace de { $name }
board-your-display = Votre espace
board-nobody = Personne encore. Vos recrues viendront ici.
board-nobody-there = Personne encore.
board-you-lack =
    { $coins ->
        [one] il vous manque { $coins } pièce
       *[other] il vous manque { $coins } pièces
    }
board-card-ship = { $name }. { $power }
board-card-character = { $name }, coûte { $cost }, { $influence } d’influence. { $power }
board-card-expedition = { $name }. { $power }
board-card-tax = { $name }. { $power }
board-coloured = { $name } { $colour }
thing-coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
thing-influence = influence
