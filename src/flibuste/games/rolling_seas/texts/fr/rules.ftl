# Les règles de Rolling Seas telles qu’on les lit derrière « Pourquoi ? » : un message par règle.


## Vocabulaire

RS-DEF-001 = Est adjacent ce qui touche par un côté. Une case qui ne touche que par un coin n’est jamais adjacente.
RS-DEF-002 = Un pas mène dans l’une des huit cases voisines, diagonales comprises.
RS-DEF-003 = Tout ce qui n’est pas terre est mer, cases de pirates comprises. Ports, monolithes et cases à symbole sont de la terre.
RS-DEF-004 = Une case de mer est vierge si elle ne porte ni aventure, même traversée, ni pirates, ni marque d’embuscade, ni trait, ni navire.
RS-DEF-005 = Une case d’aventure ou de pirates agit la première fois que vous y entrez ; ensuite, c’est de la mer ordinaire. Chaque case d’une carte compte pour elle-même.
RS-DEF-006 = On n’entre jamais sur des rochers, et ils ne disparaissent jamais.
RS-DEF-007 = Votre histoire vaut le nombre de cases cochées de votre piste d’histoire.
RS-DEF-008 = Vous disposez des provisions, de l’or et des vents entourés et pas encore rayés. Les colonnes, elles, comptent tout ce que vous avez entouré depuis le début.

## Mise en place

RS-SET-001 = Tout le monde joue sur la même carte, chacun sur son plateau aventure, avec son plateau navire et son compas.
RS-SET-002 = Vous jouez avec ou sans les deux cartes embuscade. Sans elles pour une première partie, et toujours sans elles en solo.
RS-SET-003 = Partie normale : 15 mers calmes et 15 aventures sont mélangées, 5 cartes sont retirées sans être vues ; il reste 25 tours. Deux autres aventures sont mises de côté.
RS-SET-004 = Mers agitées : 12 mers calmes et 18 aventures au lieu de 15 et 15.
RS-SET-005 = Partie rapide : 8 mers calmes et 12 aventures, dont 2 cartes sont retirées ; il reste 18 tours. Deux aventures sont mises de côté comme d’habitude.
RS-SET-006 = Personne ne connaît les cartes retirées ni celles qui sont restées dans la boîte.
RS-SET-007 = Les deux aventures mises de côté ne sont jamais des embuscades : une embuscade retourne parmi les aventures et une autre carte la remplace.
RS-SET-008 = Avant le premier tour, les deux aventures mises de côté sont révélées l’une après l’autre et dessinées comme en cours de partie, rochers compris.
RS-SET-009 = Choisissez ensuite votre port d’attache parmi les huit ports. Plusieurs joueurs peuvent choisir le même.
RS-SET-010 = Votre navire part d’une case de mer vierge adjacente à votre port d’attache. S’il n’en reste aucune, il peut partir d’une case de monstre, qui reste active.
RS-SET-011 = Votre port d’attache n’est pas encore visité : vous pourrez y raconter votre histoire.
RS-SET-012 = Vous commencez avec la nef (3 points de mouvement, cale de 5), 5 provisions et rien d’autre. La puissance des monstres et celle des pirates sont à 1.
RS-SET-013 = La case de départ porte déjà votre trait : on n’y dessine plus rien.

## Tour de jeu

RS-TUR-001 = Un tour compte trois phases : aventure, dés, action.
RS-TUR-002 = Dans une phase, tout le monde choisit en même temps, sans attendre ni connaître les choix des autres.
RS-TUR-003 = Une seule carte et un seul lancer de dés par tour, les mêmes pour tout le monde.
RS-TUR-004 = La partie s’arrête à la fin du tour où la dernière carte a été piochée.

## Phase d’aventure

RS-ADV-001 = Au début du tour, la première carte du paquet est révélée.
RS-ADV-002 = Mer calme : appliquez tous les effets de la carte à votre plateau navire.
RS-ADV-003 = Mer calme avec un choix : vous seul décidez laquelle des deux puissances augmente sur votre plateau.
RS-ADV-004 = Une puissance qui augmente avance d’une case. Au bout de la piste, plus rien ne change, mais vous pouvez encore la choisir.
RS-ADV-005 = Les provisions d’une mer calme respectent aussitôt votre limite de cale, et ne servent pas à construire de canon.
RS-ADV-006 = Dessinez la forme de la carte sur votre plateau, où vous voulez dans les limites des règles. C’est obligatoire.
RS-ADV-007 = Vous pouvez tourner la forme d’un quart, d’un demi ou de trois quarts de tour, mais pas la retourner comme dans un miroir.
RS-ADV-008 = Toutes les cases de la forme doivent être des cases de mer vierges.
RS-ADV-009 = Au moins une case de la forme doit être sur la ligne ou dans la colonne de la carte, au choix.
RS-ADV-010 = Si aucun emplacement permis ne touche la ligne ni la colonne, dessinez la forme où vous voulez.
RS-ADV-011 = Si la forme n’a de place nulle part, la carte est ignorée sur ce plateau.
RS-ADV-012 = Chaque port doit garder au moins une case de mer adjacente sans rocher, ni péril, ni courant actifs. Un monstre n’y change rien.
RS-ADV-013 = Les rochers ne doivent pas couper la mer en deux : on doit pouvoir aller de toute case de mer à toute autre, diagonales comprises.
RS-ADV-014 = Votre navire doit garder au moins une case voisine où entrer sans combattre : ni rocher, ni monstre, ni pirates actifs.
RS-ADV-015 = Un emplacement qui bloquerait un port, une zone ou le navire compte comme impossible.
RS-ADV-016 = Pour les rochers et les embuscades, c’est la personne qui dessine qui choisit, selon les règles du plateau sur lequel elle dessine.

## Courants

RS-CUR-001 = Chaque case d’un courant vous porte à la suivante ; la dernière vous porte encore d’une case dans la même direction : c’est la sortie.
RS-CUR-002 = La sortie d’un courant doit être une case de mer sans rocher. Elle peut porter une autre aventure, des pirates ou un trait.
RS-CUR-003 = On ne peut pas dessiner de rochers sur la sortie d’un courant dont la dernière case est encore active.

## Rochers

RS-ROC-001 = Les plateaux passent au voisin indiqué par la carte. Chacun dessine les rochers sur le plateau reçu, puis le rend : avec « à gauche », vous dessinez chez la personne à votre droite.
RS-ROC-002 = À deux, gauche et droite désignent la même personne.
RS-ROC-003 = Le symbole solo des cartes rochers ne compte pas à plusieurs.

## Embuscades

RS-AMB-001 = Les plateaux passent au voisin indiqué. Marquez une case chez votre victime, puis autant de points autour que vous avez de canons à ce moment.
RS-AMB-002 = La case marquée doit être vierge et hors de vue du navire de la victime. Ni ligne ni colonne à respecter.
RS-AMB-003 = Hors de vue : à 4 cases ou plus du navire, diagonales comprises, ou cachée par la terre.
RS-AMB-004 = La terre cache une case si le segment entre les deux centres traverse l’intérieur d’une case de terre. Frôler un bord ou un coin ne suffit pas, et les rochers ne cachent rien.
RS-AMB-005 = Chaque point va sur une autre des huit cases autour du centre, sur la mer et hors des rochers. S’il manque de la place, les points en trop sont perdus.
RS-AMB-006 = Les cases d’embuscade ne coûtent rien et n’arrêtent personne. On ne dessine plus rien dessus.
RS-AMB-007 = S’il n’y a aucune case où se cacher, l’embuscade est ignorée.

## Phase de dés

RS-DIC-001 = Les trois dés des vents et le dé d’exploration sont lancés une fois pour tout le monde.
RS-DIC-002 = Si les trois vents sont identiques, ils sont relancés tous les trois. Le dé d’exploration ne l’est pas.
RS-DIC-003 = Deux vents identiques sont permis : il reste alors deux vents à choisir.
RS-DIC-004 = Le dé d’exploration désigne la ligne du carnet valable pour ce tour.

## Phase d’action

RS-ACT-001 = Choisissez une seule action : naviguer, explorer ou visiter un port.
RS-ACT-002 = Naviguer est toujours possible, même sans faire un pas : c’est ainsi que l’on passe.
RS-ACT-003 = Tout le monde agit en même temps. Seuls les combats d’embuscade et la course au troisième monolithe lient les plateaux.

## Vent dans les voiles

RS-WIN-001 = Vos vents se dépensent au tout début ou à la toute fin de votre action, jamais au milieu, et autant que vous voulez.
RS-WIN-002 = Un vent vous déplace d’une case dans la direction de votre choix, sans point de mouvement et quel que soit le vent choisi.
RS-WIN-003 = Un pas de vent suit les mêmes règles que la navigation : terre, rochers, aventures, pirates, embuscades.
RS-WIN-004 = Vous pouvez utiliser un vent avant ou après avoir exploré ou visité un port.
RS-WIN-005 = Les provisions ne paient pas les pas de vent, et les vents ne sont pas des points de mouvement.
RS-WIN-006 = Un vent gagné pendant l’action peut servir à la fin de la même action.

## Naviguer

RS-NAV-001 = Choisissez l’un des vents du tour ; il vaut pour toute l’action.
RS-NAV-002 = Votre navire donne ses points de mouvement à chaque navigation. Ceux qui restent sont perdus.
RS-NAV-003 = Un pas coûte 1 point dans le sens du vent, puis 2, 3, 4 et 5 à mesure que l’on s’en écarte, jusqu’au vent debout.
RS-NAV-004 = À tout moment du déplacement, chaque provision dépensée donne un point de mouvement de plus.
RS-NAV-005 = Vous pouvez changer de direction à chaque pas et croiser votre trait.
RS-NAV-006 = On n’entre que sur des cases de mer sans rocher. Passer en diagonale entre deux terres ou deux rochers est permis.
RS-NAV-007 = Pour entrer sur une case active, vous devez pouvoir payer le pas et tout ce que la case exige.
RS-NAV-008 = Toutes les cases traversées, par courant et par vent aussi, portent votre trait et ne sont plus vierges.
RS-NAV-009 = Ce que vous gagnez en route sert aussitôt, dès le pas suivant.

## Cases actives

RS-CEL-001 = Monstre marin : gagnez 2 points d’histoire. Si vos canons n’atteignent pas la puissance des monstres, payez d’abord 1 provision, sans quoi vous n’entrez pas. Vous pouvez vous y arrêter.
RS-CEL-002 = On paie ce que coûte une case avant de recevoir ce qu’elle donne.
RS-CEL-003 = Péril maritime : gagnez 1 point d’histoire. On ne s’arrête pas sur un péril que l’on vient de trouver actif : ni pour explorer, ni pour visiter, ni en fin de tour.
RS-CEL-004 = Un péril déjà traversé puis quitté est de la mer ordinaire : on peut s’y arrêter.
RS-CEL-005 = Courant : en entrant sur une case active, vous êtes emporté gratuitement jusqu’à la sortie. Toutes les cases suivies sont alors traversées.
RS-CEL-006 = Un courant rapporte 1 point d’histoire par paire de cases actives suivies d’affilée. Deux courants qui se suivent comptent ensemble.
RS-CEL-007 = Si le courant vous amène sur une de ses cases déjà traversées, il s’arrête là et vous continuez librement.
RS-CEL-008 = À la sortie, vous entrez normalement dans la case. Si vous ne pouvez pas y résoudre ce qui attend, vous n’entrez pas dans le courant.
RS-CEL-009 = On peut entrer dans un courant par n’importe laquelle de ses cases et de n’importe quel côté.
RS-CEL-010 = Pirates, si vos canons atteignent leur puissance : gagnez 3 points d’histoire, 2 pièces d’or et une ligne du carnet de votre choix, au plus égale à votre nombre de canons.
RS-CEL-011 = Pirates, si vos canons ne suffisent pas : payez 3 provisions, puis gagnez 3 points d’histoire et 2 pièces d’or. Sans 3 provisions, vous n’entrez pas.
RS-CEL-012 = Après des pirates, plus aucun déplacement de ce tour, pas même par le vent. Si un vent vous y a mené avant l’action, vous pouvez encore explorer ou visiter sur place.
RS-CEL-013 = La ligne du carnet gagnée contre des pirates n’est pas une exploration : ni case cochée, ni symbole, ni canon à construire, et les provisions en trop sont rayées aussitôt.

## Explorer

RS-EXP-001 = Pour explorer, votre navire doit être adjacent à une case de terre qui n’est pas un port et que vous n’avez pas encore explorée. Choisissez-en une.
RS-EXP-002 = Gagnez ce qu’indique la ligne du carnet désignée par le dé : l’histoire, puis l’or, puis les provisions.
RS-EXP-003 = Gagnez ensuite le symbole de la case, s’il y en a un : 1 provision, 1 pièce d’or ou 1 point d’histoire.
RS-EXP-004 = Cochez la case : vous ne l’explorerez plus.
RS-EXP-005 = Sur un monolithe, prenez la ligne du dé ou une ligne voisine. Le 6 et le 1 sont voisins.
RS-EXP-006 = Chaque monolithe exploré coche une case : 1 point d’histoire pour le premier, 2 pour le deuxième, le trésor pour le troisième.
RS-EXP-007 = Qui explore son troisième monolithe reçoit le meilleur trésor encore ouvert. Ceux qui y arrivent au même tour reçoivent le même ; il se ferme à la fin du tour, sauf le dernier.
RS-EXP-008 = Après les gains et avant de rayer les provisions en trop, vous pouvez construire des canons : 5 provisions chacun, autant que vous pouvez en payer.
RS-EXP-009 = Rayez ensuite les provisions qui dépassent votre limite de cale.

## Visiter un port

RS-POR-001 = Pour visiter un port, votre navire doit lui être adjacent. S’il y en a plusieurs, choisissez.
RS-POR-002 = Dans un port jamais visité, racontez votre histoire : inscrivez votre nombre de points d’histoire comme renommée, puis cochez 1 point d’histoire et le port.
RS-POR-003 = Vous pouvez revenir dans un port déjà visité pour ses services, sans y raconter votre histoire.
RS-POR-004 = Après l’histoire, chaque service du port est facultatif, dans l’ordre que vous voulez.
RS-POR-005 = Navires : le deuxième coûte 4 pièces d’or, puis le troisième 5. Vous pouvez acheter les deux dans la même visite, dans cet ordre.
RS-POR-006 = Remplir la cale : payez 1 pièce d’or et complétez vos provisions jusqu’à la limite. Une fois par visite, et seulement s’il manque quelque chose.
RS-POR-007 = Canons : achetez-en autant que vous voulez, dans l’ordre, au prix indiqué. Chacun donne son bonus.
RS-POR-008 = L’or gagné par un bonus pendant la visite peut être dépensé dans la même visite.

## Ressources et bonus

RS-RES-001 = On raye d’abord les plus anciennes provisions et pièces ; cela ne change rien au jeu.
RS-RES-002 = Une colonne de provisions ou d’or donne son bonus une fois, quand sa dernière case est entourée.
RS-RES-003 = Un bonus bleu agit aussitôt, avant l’unité suivante du même gain, et peut en entraîner d’autres. Un bonus jaune est compté à la fin.
RS-RES-004 = Dès que vos provisions dépassent la limite de cale, rayez l’excédent, sauf en explorant, où l’on construit d’abord. Les provisions rayées restent comptées dans leur colonne.
RS-RES-005 = Remplir la cale donne exactement ce qui manque pour atteindre la limite.
RS-RES-006 = Une piste pleine ne prend plus rien : le surplus est perdu.
RS-RES-007 = L’or n’a pas de limite de cale.
RS-RES-008 = Un canon n’est jamais dépensé ni perdu.

## Combats

RS-FIG-001 = Si vous êtes passé ce tour-ci sur une case d’embuscade, le combat a lieu à la fin du tour, une seule fois ; puis l’embuscade est retirée.
RS-FIG-002 = Se trouver sur une case d’embuscade sans y être entré ce tour-ci ne déclenche rien.
RS-FIG-003 = Plusieurs embuscades se règlent dans l’ordre où vous y êtes entré, la plus ancienne d’abord en cas d’égalité.
RS-FIG-004 = L’auteur de l’embuscade lance le dé : 6 gagne aussitôt, 1 perd aussitôt.
RS-FIG-005 = Sinon, la victime lance à son tour : 6 gagne aussitôt, 1 perd aussitôt.
RS-FIG-006 = Sinon, chacun ajoute ses canons à son dé ; le plus fort total l’emporte.
RS-FIG-007 = Victoire : gagnez 3 points d’histoire, et 2 pièces d’or ou 3 provisions, au choix.
RS-FIG-008 = Défaite : gagnez 1 point d’histoire et perdez 1 pièce d’or ou 2 provisions, à condition de pouvoir tout payer. Si vous ne pouvez ni l’un ni l’autre, perdez la provision qui vous reste.
RS-FIG-009 = Égalité : 2 points d’histoire pour chacun, rien d’autre.

## Fin du jeu

RS-END-001 = Histoire finale : votre nombre de points d’histoire compte une dernière fois, où que vous soyez.
RS-END-002 = Chaque case de pirates où vous n’êtes jamais entré vous coûte 5 de renommée.
RS-END-003 = Port d’arrivée : 10 de renommée si vous êtes adjacent à votre port d’attache, sinon 5 si vous êtes adjacent à un port.
RS-END-004 = Ajoutez la renommée bonus : navires, colonnes, cases d’histoire, septième canon, trésor, et les huit ports visités.
RS-END-005 = Votre total : les histoires racontées, l’histoire finale, moins les pirates, plus l’arrivée et la renommée bonus. Il peut être négatif.
RS-END-006 = Le plus grand total gagne. À égalité, l’or restant départage, puis les provisions restantes ; sinon, la victoire est partagée.

## Solo

RS-SOL-001 = Seul, vous jouez sans embuscades et vous dessinez les rochers sur votre propre plateau.
RS-SOL-002 = En solo, les rochers doivent couvrir le croisement de la ligne et de la colonne de la carte si c’est possible.
RS-SOL-003 = Sinon, ils touchent la ligne ou la colonne qui porte le symbole, aussi près que possible du croisement.
RS-SOL-004 = Sinon, de même sur l’autre ; sinon, n’importe où.
RS-SOL-005 = En solo, le troisième monolithe donne le premier trésor jusqu’au tour 15, le deuxième jusqu’au tour 20, le troisième ensuite.
RS-SOL-006 = En solo, votre total vous donne un titre, de Fanfaron sans envergure à Barde légendaire.
