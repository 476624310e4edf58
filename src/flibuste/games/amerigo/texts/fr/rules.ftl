# Les règles d’Amerigo telles qu’on les lit derrière « Pourquoi ? » : un message par règle.


## Mise en place

AM-SET-001 = Amerigo se joue à 2, 3 ou 4.
AM-SET-002 = La carte compte 9, 12 ou 16 tuiles Île à 2, 3 ou 4 joueurs, tirées, disposées et tournées au hasard : 3 sur 3, 3 sur 4 ou 4 sur 4.
AM-SET-003 = Aucune eau n’est enfermée par les terres : de chaque case d’eau on peut gagner le cadre.
AM-SET-004 = Les terres de deux tuiles ne se touchent jamais par un seul coin.
AM-SET-005 = Le cadre autour des tuiles a une case d’eau devant chaque bord extérieur de tuile : 12, 14 ou 16 cases.
AM-SET-006 = Une île est l’ensemble des terres qui se tiennent par les côtés, d’une tuile à l’autre aussi.
AM-SET-007 = Une île de 20 cases de terre ou plus est grande et porte un coffre aux trésors ; les autres sont petites. Cela ne change jamais. Il n’y a jamais plus de cinq grandes îles.
AM-SET-008 = Une tuile Ressource est posée sur chaque symbole de ressource de la carte.
AM-SET-009 = Les marqueurs de temps forment une pile : le 5 au-dessus, puis 4, 3 et 2.
AM-SET-010 = La réserve commune contient 37 tuiles neutres et les 16 villages de chaque joueur. Chacun peut les regarder.
AM-SET-011 = Chacun commence sans canon, sans or, sans progression, avec 12 comptoirs, 2 bateaux hors de la carte et 0 point.
AM-SET-012 = Cinq des six jetons Pirate sont en jeu, faces cachées ; l’un d’eux est retourné. Personne ne connaît le sixième.
AM-SET-013 = Huit des 24 tuiles Progression sont visibles, quatre à gauche et quatre à droite.
AM-SET-014 = Il y a 30, 40 ou 50 tuiles Production à 2, 3 ou 4 joueurs, dont 6, 8 ou 10 visibles.
AM-SET-015 = Les marqueurs d’ordre sont empilés au hasard sur la première case de la piste d’action spéciale. Celui du dessus joue le premier.
AM-SET-016 = Vous commencez avec 1 or par joueur placé avant vous : 0, 1, 2, 3.
AM-SET-017 = Les 49 cubes sont jetés dans la tour. Ceux qui en sortent vont sur la case de stockage de leur couleur, les autres y restent.
AM-SET-018 = Chacun a sa couleur : rouge, blanc, bleu ou jaune.
AM-SET-019 = Le jeton Programmation rappelle qu’on ne planifie qu’une tuile neutre par phase.
AM-SET-020 = Les points ne descendent jamais sous 0 et n’ont pas de limite.

## Tours et phases

AM-PHA-001 = Il y a 5 tours de 7 phases, toujours dans l’ordre bleu, noir, rouge, marron, vert, jaune, blanc.
AM-PHA-002 = Si la case de stockage d’une couleur est vide au début de sa phase, la phase est sautée.
AM-PHA-003 = Au début d’une phase, tous les cubes de la case de stockage de sa couleur sont jetés dans la tour.
AM-PHA-004 = Tout ce qui en sort, de toute couleur, va sur la case centrale. Si rien ne sort, la phase est sautée.
AM-PHA-005 = Vous pouvez choisir l’action de toute couleur présente sur la case centrale, et d’aucune autre.
AM-PHA-006 = Il y a autant de points d’action que de cubes de la couleur la plus nombreuse sur la case centrale : autant pour chacun et pour chaque action.
AM-PHA-007 = Le joueur le plus avancé sur la piste d’action spéciale commence ; sur une même case, celui du dessus. L’ordre d’une phase est fixé quand elle commence.
AM-PHA-008 = À votre tour vous faites une seule chose : une action disponible, ou prendre de l’or, ou votre tuile Renommée, ou rien.
AM-PHA-009 = Plusieurs joueurs peuvent choisir la même action. Les cubes ne s’usent pas.
AM-PHA-010 = Tous vos points d’action vont à votre unique action. Vous pouvez en abandonner ; aucun n’est gardé.
AM-PHA-011 = Vos points d’action sont ceux de la phase, plus ce qu’y ajoutent vos tuiles Progression et l’or dépensé.
AM-PHA-012 = Quand tous ont joué, les cubes de la case centrale retournent sur leurs cases de stockage.
AM-PHA-013 = Après la phase blanche le tour s’achève : les pirates attaquent, puis on prépare le tour suivant, ou l’on compte les points.
AM-PHA-014 = Vous pouvez choisir une couleur disponible même si vous n’en tirez rien.
AM-PHA-015 = Dans une phase sautée personne ne joue : ni action, ni or, ni tuile.

## Bleu : déplacer les bateaux

AM-BLU-001 = Un bateau qui n’est pas encore sur la carte se place gratuitement, lors d’une action bleue, sur une case du cadre au choix.
AM-BLU-002 = Chaque point d’action permet un pas à chacun de vos bateaux.
AM-BLU-003 = Un pas mène à la case d’eau voisine, au nord, au sud, à l’est ou à l’ouest, ou le long du cadre, ou du cadre à une case d’eau qui le borde et retour. Jamais en diagonale, jamais par les terres.
AM-BLU-004 = Un bateau ne barre jamais la route aux autres.
AM-BLU-005 = Un seul bateau peut s’arrêter sur une case d’eau de la carte. Sur le cadre il y a place pour tous.
AM-BLU-006 = Vos bateaux se déplacent l’un après l’autre, dans l’ordre de votre choix.
AM-BLU-007 = Un bateau qui finit son déplacement sur une ancre vous permet de poser un comptoir sur la case de cette ancre, si elle est libre.
AM-BLU-008 = Un bateau qui n’a pas bougé ne fonde pas de comptoir. Partir et revenir, c’est bouger.
AM-BLU-009 = Le premier comptoir d’une île la découvre : 3 points. Les suivants ne rapportent rien sur le moment.
AM-BLU-010 = Vous pouvez avoir plusieurs comptoirs sur une île.
AM-BLU-011 = Un comptoir sur la dernière case vide d’une île la complète.
AM-BLU-012 = Dès que vous avez un comptoir sur une île vous pouvez y construire.
AM-BLU-013 = Les points d’action gagnés en cours d’action valent pour les deux bateaux, mais un bateau arrêté ne repart pas. Placer un bateau sur le cadre n’est pas un pas.

## Noir : charger les canons

AM-BLK-001 = Chaque point d’action charge un canon. Vous en avez 12 au plus.
AM-BLK-002 = Si vous avez 12 canons et qu’il reste des points d’action, vous recevez 2 ors, une fois par action.

## Rouge : planifier

AM-RED-001 = Prenez des tuiles de la réserve commune. Un de vos villages coûte 1 point quelle que soit sa taille, une tuile neutre 1 point par case.
AM-RED-002 = Une seule tuile neutre par phase ; autant de villages que vous voulez.
AM-RED-003 = Vous choisissez parmi tout ce qui reste. Votre réserve n’a pas de limite, et rien n’y retourne.
AM-RED-004 = Ce que vous planifiez se construit dans une phase suivante.

## Marron : progresser

AM-BRN-001 = Votre marqueur de progression avance d’une case par point d’action.
AM-BRN-002 = Pour chaque case à points atteinte ou dépassée vous devez prendre une tuile Progression visible de votre choix, tant qu’il en reste. Les cases se regarnissent en fin de tour.
AM-BRN-003 = Une tuile Progression agit dès que vous l’avez, mais n’ajoute pas de points à l’action qui vous l’a donnée.
AM-BRN-004 = Si vous êtes sur la dernière case et qu’il reste des points d’action, vous recevez 2 ors, une fois par action.

## Vert : construire

AM-GRN-001 = Posez des tuiles de votre réserve sur les îles où vous avez un comptoir. Un village coûte 1 point, une tuile neutre 1 point par case.
AM-GRN-002 = Une tuile doit être entièrement sur des terres sans tuile ni comptoir. Les cases de comptoir vides et les ressources peuvent être recouvertes.
AM-GRN-003 = Une tuile doit toucher par un côté un de vos comptoirs, ou des villages à vous et des tuiles neutres reliés à l’un d’eux. Les villages et comptoirs des autres ne relient rien.
AM-GRN-004 = Les tuiles posées plus tôt dans la même action relient aussi, et vous pouvez construire sur plusieurs îles.
AM-GRN-005 = Les tuiles peuvent être tournées et retournées.
AM-GRN-006 = Les ressources recouvertes sont à vous.
AM-GRN-007 = Une case de comptoir recouverte ne reçoit plus de comptoir.
AM-GRN-008 = Chaque tuile rapporte aussitôt ses points : la plus petite valeur sur une petite île, la plus grande sur une grande.
AM-GRN-009 = Une tuile posée ne bouge plus.
AM-GRN-010 = Un coffre aux trésors ne prend pas de place sur son île.
AM-GRN-011 = Chaque tuile est comptée dès qu’elle est posée.

## Compléter une île

AM-ISL-001 = Une île est complète quand chacune de ses cases porte une tuile ou un comptoir.
AM-ISL-002 = Qui remplit la dernière case marque 3 points et, sur une grande île, prend le coffre.
AM-ISL-003 = Puis chacun y marque pour ses comptoirs 1, 3, 6, 10, 15 ou 21 (de 1 à 6 comptoirs), multiplié par le marqueur de temps du dessus : 5 au premier tour, puis 4, 3, 2 et 1.
AM-ISL-004 = Une île n’est complétée qu’une fois. Celle qui ne l’est jamais ne rapporte rien pour ses comptoirs.
AM-ISL-005 = Tous ces points sont marqués aussitôt.
AM-ISL-006 = D’abord la tuile ou la découverte, puis 3 points pour l’île complète, puis le coffre, puis les comptoirs de tous.

## Jaune : production

AM-YEL-001 = Achetez des tuiles Production visibles pour 2 à 4 points d’action chacune. Les cases se regarnissent en fin de tour.

## Blanc : action spéciale

AM-WHT-001 = Avancez votre marqueur d’ordre, ou effectuez l’action de sa case.
AM-WHT-002 = Votre marqueur d’ordre avance d’une case par point d’action utilisé. Il se pose au-dessus de ceux qu’il y trouve.
AM-WHT-003 = Si votre marqueur est sur la dernière case et qu’il reste des points d’action, vous recevez 2 ors, une fois par action. Un marqueur qui n’avance pas garde sa place dans la pile.
AM-WHT-004 = Si votre marqueur a quitté le départ, vous pouvez effectuer l’action de la couleur de sa case, même si aucun cube de cette couleur n’est sorti, avec toutes ses règles et tous ses bonus.
AM-WHT-005 = Le blanc n’ajoute rien aux points d’action.

## Or

AM-GLD-001 = Au lieu d’une action vous pouvez prendre de l’or : un tiers des cubes de la case centrale, arrondi au supérieur.
AM-GLD-002 = Vous avez 12 ors au plus ; chaque or de trop rapporte 1 point aussitôt.
AM-GLD-003 = À votre tour, un coffre aux trésors s’échange contre 3 ors.
AM-GLD-010 = Pendant votre action vous pouvez dépenser de l’or : 1 or donne 1 point d’action de plus.
AM-GLD-011 = Chaque or vaut 1 point à la fin.
AM-GLD-012 = Les points d’action qui restent à la fin de votre action sont perdus, même achetés. L’or, les coffres et les tuiles vous restent.

## Pirates

AM-PIR-001 = À la fin d’un tour, la force des pirates est la somme des jetons visibles.
AM-PIR-002 = Si vous avez autant de canons que la force des pirates, vous devez les tirer, et les pirates sont vaincus. Les autres canons vous restent.
AM-PIR-003 = Si vous en avez moins, vous perdez tous vos canons et autant de points que la force des pirates.
AM-PIR-004 = Vos points ne descendent jamais sous 0.
AM-PIR-005 = Des pirates de force 0 sont vaincus par tous.

## Le tour suivant

AM-NXT-001 = Après chacun des quatre premiers tours on retourne un jeton Pirate de plus.
AM-NXT-002 = Les tuiles Progression de droite quittent le jeu, celles de gauche glissent à droite, et quatre nouvelles arrivent à gauche.
AM-NXT-003 = Les tuiles Production restantes quittent le jeu, et chaque case en reçoit une nouvelle.
AM-NXT-004 = Le marqueur de temps du dessus est retiré.
AM-NXT-005 = Cubes, tour, bateaux, or, canons et ordre de jeu restent tels quels.
AM-NXT-006 = Ces étapes se font dans cet ordre ; après le cinquième tour on ne prépare rien.

## La fin

AM-FIN-001 = Après les pirates du cinquième tour on compte : or, ressources, progression, action spéciale.
AM-FIN-002 = Les coffres et les bourses inutilisées deviennent d’abord de l’or ; ce qui dépasse la piste donne des points. Puis chaque or vaut 1 point.
AM-FIN-003 = Pour chaque ressource : vos tuiles Ressource multipliées par vos tuiles Production, celle qui est imprimée comprise.
AM-FIN-004 = Les tuiles Progression de fin de partie, puis la plus grande valeur atteinte ou dépassée sur la piste de progression.
AM-FIN-005 = La plus grande valeur atteinte ou dépassée sur la piste d’action spéciale.
AM-FIN-006 = Le plus de points gagne. À égalité, le premier dans l’ordre de jeu.
AM-FIN-007 = Canons, tuiles en réserve, bateaux et comptoirs non utilisés ne rapportent rien.
AM-FIN-008 = Les autres places vont aussi aux points, puis à l’ordre de jeu.

## Tuiles Progression

AM-PRG-001 = Navigateurs : 2 points d’action de plus chaque fois que vous déplacez vos bateaux.
AM-PRG-002 = Artilleurs : 2 points d’action de plus chaque fois que vous chargez des canons.
AM-PRG-003 = Architectes : 2 points d’action de plus chaque fois que vous planifiez.
AM-PRG-004 = Savants : 2 points d’action de plus chaque fois que vous progressez.
AM-PRG-005 = Bâtisseurs : 2 points d’action de plus chaque fois que vous construisez.
AM-PRG-006 = Marchands : 2 points d’action de plus chaque fois que vous achetez de la production.
AM-PRG-007 = Cartographes : 1 point d’action de plus chaque fois que vous déplacez vos bateaux ou planifiez.
AM-PRG-008 = Fortification : 1 point d’action de plus chaque fois que vous chargez des canons ou construisez.
AM-PRG-009 = Manufacture : 1 point d’action de plus chaque fois que vous progressez ou achetez de la production.
AM-PRG-010 = Vents favorables, une fois : 8 points d’action de plus pour chacun de vos bateaux dans une action bleue.
AM-PRG-011 = Lettre de marque : pour tous les autres, les pirates ont 2 de force de plus.
AM-PRG-012 = Rançon : si les pirates vous battent, vous ne perdez que la moitié des points, arrondie au supérieur. Vos canons sont tirés quand même.
AM-PRG-013 = Butin : 2 ors chaque fois que vous battez les pirates, même de force 0.
AM-PRG-014 = Grand dessein : vous pouvez planifier deux tuiles neutres par action au lieu d’une, payées toutes deux.
AM-PRG-015 = Polyvalence : un cube vert ou rouge sur la case centrale vous permet de planifier ou de construire, au choix. Les points d’action ne changent pas.
AM-PRG-016 = Vaisseau amiral, une fois : au lieu d’avancer avec des points d’action, posez votre marqueur d’ordre sur celui du premier. Le premier ne peut pas l’utiliser.
AM-PRG-017 = Bourse, une fois : 3 ors, à votre tour ou à la fin.
AM-PRG-018 = Trésor, une fois : 5 ors, à votre tour ou à la fin.
AM-PRG-019 = Concessions : 1 or pour chaque comptoir que vous posez désormais.
AM-PRG-020 = Change : quand vous prenez de l’or, c’est la moitié des cubes, arrondie au supérieur, au lieu du tiers.
AM-PRG-021 = Renommée, une fois : au lieu d’une action, 1 point par cube de la case centrale. Pas en fin de partie.
AM-PRG-022 = Réseau commercial, à la fin : 1 point par comptoir posé.
AM-PRG-023 = Gloire, à la fin : 7 points.
AM-PRG-024 = Banque, à la fin : votre or compte double.
AM-PRG-025 = Certaines tuiles agissent pour le reste de la partie ; certaines sont retournées une fois utilisées ; certaines comptent une fois à la fin.
AM-PRG-026 = Aucune tuile n’ajoute de points d’action à la prise d’or, à la renommée ni à l’avance sur la piste d’action spéciale.
