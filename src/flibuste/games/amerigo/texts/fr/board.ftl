# Les mots de la table d’Amerigo.

game-title = Amerigo
game-subtitle = 2 à 4 joueurs
game-pitch = Découvrez des îles, fondez-y des comptoirs et bâtissez, au gré des cubes qui sortent de la tour.
game-minutes = 75–120

part-AM-SET = Mise en place
part-AM-PHA = Tours et phases
part-AM-BLU = Bleu : déplacer les bateaux
part-AM-BLK = Noir : charger les canons
part-AM-RED = Rouge : planifier
part-AM-BRN = Marron : progresser
part-AM-GRN = Vert : construire
part-AM-ISL = Compléter une île
part-AM-YEL = Jaune : production
part-AM-WHT = Blanc : action spéciale
part-AM-GLD = Or
part-AM-PIR = Pirates
part-AM-NXT = Le tour suivant
part-AM-FIN = La fin
part-AM-PRG = Tuiles Progression
