# Les mots de la table d’Amerigo dans le terminal.

terminal-aim = En cinq tours de sept phases, découvrez des îles, fondez des comptoirs et couvrez les terres de vos tuiles ; complétez les îles tôt, récoltez des ressources et gardez assez de canons contre les pirates. Le plus de points gagne.
terminal-last-ship = votre dernier bateau : les { $points } PA finissent avec lui


## Signes

sign-water = eau
sign-anchor = ancre ; la flèche montre sa case de comptoir
sign-post = case de comptoir libre
sign-land = terre
sign-good = terre avec une ressource : C coton, T tabac, S sucre, N noix de coco, K café
sign-neutral = tuile neutre
sign-village = village du joueur 1
sign-settled = comptoir du joueur 1
sign-ship = bateau A du joueur 1
