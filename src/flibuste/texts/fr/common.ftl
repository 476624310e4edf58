# Les mots de tous les jeux.

hidden = quelque chose de caché
