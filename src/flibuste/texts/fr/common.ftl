# Les mots de tous les jeux.

hidden = quelque chose de caché

# Le plateau d'un jeu qui n'en apporte pas.

plain-table = Sur la table
plain-yes = oui
plain-no = non
plain-nothing = rien
back-covered = face cachée
