# Les règles de L’aventure commence telles qu’on les lit derrière « Pourquoi ? ».

PR-ADV-007 = Chacun reçoit une carte Aventurier au hasard et en choisit le côté, à partir du premier joueur. Si la table préfère choisir, le joueur à la droite du premier prend d’abord une carte parmi les cinq et son côté, puis son voisin de droite parmi celles qui restent ; le premier joueur choisit en dernier.
PR-ADV-021 = Au début de votre tour, vous révélez la première carte Événement. Elle agit tout de suite, ou vaut pour ce tour seulement.
PR-ADV-034 = En mode compétitif, quand le sablier montre le poing et un prix, chacun peut une fois payer ce prix pour retirer le marqueur de gauche de son aventurier, à partir du joueur actif. Cet effet revient à chaque fin de mois.
PR-ADV-050 = Les missions 33 et 34 sont pour le joueur actif, au premier instant où la rivière montre 4 couleurs de navires et où il peut payer. Si vous laissez passer, l’occasion ne revient pas de ce tour. Ce qui est accompli le reste, même si vous perdez ensuite votre tour.
PR-ADV-051 = La mission 50 est pour quiconque vient de perdre des pièces à une taxation, joueur actif ou non. D’abord tous perdent, puis chacun décide à partir du joueur actif, puis vient le bonus de la taxation.
PR-ADV-052 = La mission 51 est pour le joueur actif qui s’arrête dès la quatrième carte de la rivière : il paie 5 pièces et prend une carte de moins ce tour-ci.
PR-ADV-053 = La mission 52 est pour le joueur actif qui s’arrête dès la première carte de la rivière : la première fois, son marqueur va sur la case 1, qui ne compte pas ; lors d’un tour suivant, il passe sur la case 2 et la mission est accomplie. On prend des cartes comme d’habitude.
PR-ADV-077 = Une fois par tour actif et par sentinelle, avant de révéler une carte ou de vous arrêter, vous regardez les 3 premières cartes de la pioche, en défaussez 2 sans effet et remettez la troisième dessus.
PR-ADV-085 = La carte laissée sur la pioche est vraiment la prochaine. Si vous vous arrêtez, la première pièce que quelqu’un gagne est cette carte, face cachée comme toujours.
PR-ADV-092 = Après un échec, le chapitre se rejoue avec 3 pièces de plus par échec, à répartir librement entre vous. Le premier joueur décide pour le groupe.
