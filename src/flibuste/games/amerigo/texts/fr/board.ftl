# Les mots de la table d’Amerigo.

game-title = Amerigo
game-subtitle = 2 à 4 joueurs
game-pitch = Découvrez des îles, fondez-y des comptoirs et bâtissez, au gré des cubes qui sortent de la tour.
game-minutes = 75–120

part-AM-SET = Mise en place
part-AM-PHA = Tours et phases
part-AM-BLU = Bleu : déplacer les bateaux
part-AM-BLK = Noir : charger les canons
part-AM-RED = Rouge : planifier
part-AM-BRN = Marron : progresser
part-AM-GRN = Vert : construire
part-AM-ISL = Compléter une île
part-AM-YEL = Jaune : production
part-AM-WHT = Blanc : action spéciale
part-AM-GLD = Or
part-AM-PIR = Pirates
part-AM-NXT = Le tour suivant
part-AM-FIN = La fin
part-AM-PRG = Tuiles Progression

board-over = La partie est terminée
board-round = Tour { $round } sur 5
board-time = marqueur de temps × { $time }
board-phase = phase { $phase }
board-centre = sur la case centrale { $cubes } : { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
board-storage = Stockage : { $cubes }
board-tower = Dans la tour : { $cubes }
board-pirates = Pirates : { $strength } ({ $tokens })
board-progress = Tuiles Progression nouvelles : { $tiles }
board-progress-leaving = Tuiles Progression qui partent : { $tiles }
board-production = Production : { $tiles }
board-off-board = Pas encore en mer : { $ships }
board-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-counts = or { $gold }, canons { $cannons } (pirates { $strength }), progression { $progress }, spéciale { $special }, comptoirs restants { $posts }, coffres { $chests }
board-tiles = Tuiles Progression : { $tiles }
board-reserve = Planifié : { $tiles }

odds-next = Ensuite la phase { $phase }, { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } à jeter. Chances qu’une couleur sorte : { $chances }.
odds-title = Prochain lancer : { $colour }, { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
