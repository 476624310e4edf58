# Les règles de Port Royal telles qu’on les lit derrière « Pourquoi ? » : un message par règle.


## Règles générales

PR-GEN-001 = Chaque pièce est une carte face cachée de votre trésor. Quand vous gagnez des pièces, autant de cartes viennent du dessus de la pioche, sans que personne n’en voie le recto.
PR-GEN-002 = Les pièces payées pour un personnage ou perdues lors d’une taxation vont face visible dans la défausse. Celles que vous payez à quelqu’un passent dans son trésor, toujours face cachée.
PR-GEN-003 = Vous ne choisissez pas quelles cartes vous payez : personne n’en connaît le recto, le jeu les prend pour vous.
PR-GEN-004 = Quand il faut une carte et que la pioche est vide, toute la défausse est mélangée pour former une nouvelle pioche, à cet instant précis, même au milieu d’un gain.
PR-GEN-005 = Si la pioche et la défausse sont vides toutes les deux, les cartes de tous les trésors sont mélangées en une nouvelle pioche. Chacun garde autant de pièces ; ces pièces n’ont plus de carte et n’en laissent aucune quand on les dépense. S’il n’y a toujours pas de carte, le joueur actif doit s’arrêter, et les nouvelles pièces n’ont pas de carte non plus.
PR-GEN-006 = Votre influence est la somme des points de vos personnages et de vos expéditions, plus 1 par navire rangé sous un marchand, plus vos points de contrat. Compléter une expédition ne la fait jamais baisser : l’expédition vaut plus que les personnages qu’elle consomme.
PR-GEN-007 = Vous avez 1 sabre par matelot et 2 sabres par pirate de votre espace personnel.
PR-GEN-008 = Seuls les personnages et les navires comptent comme cartes de la rivière, jamais les taxations ni les expéditions.
PR-GEN-009 = Les capacités identiques s’additionnent : deux señoritas baissent chaque prix de 2, deux amiraux rapportent 4 pièces.
PR-GEN-010 = Vos personnages servent chaque fois que vous agissez, que vous soyez le joueur actif ou non, dans les limites de chaque capacité.
PR-GEN-011 = Les pièces des capacités, des taxations, des saltimbanques, des expéditions et des contrats arrivent d’elles-mêmes et ne se refusent pas. Seuls les contrats Némésis permettent de renoncer à l’or d’un navire.
PR-GEN-012 = Quand plusieurs joueurs gagnent des pièces au même moment, le joueur actif pioche en premier, puis les autres dans le sens horaire.
PR-GEN-013 = Amiraux, saltimbanques, gouverneurs, vice-amiraux et canonnières regardent la rivière et votre espace personnel une seule fois, à l’instant où vient votre tour de choisir des cartes. Une carte recrutée après cet instant attendra la prochaine fois.


## Jeu de base : mise en place

PR-BASE-001 = Port Royal se joue de 2 à 5 joueurs.
PR-BASE-002 = À 5 joueurs, l’expédition spéciale est posée face visible avec les expéditions dès le début. À moins de 5, elle ne sert pas.
PR-BASE-003 = Toutes les autres cartes sont mélangées face cachée pour former la pioche. La défausse est vide au départ.
PR-BASE-004 = Chacun commence avec 3 pièces, piochées sans être vues.
PR-BASE-005 = Le premier joueur est tiré au sort, sauf si la table le désigne, et l’on joue dans le sens horaire. C’est aussi lui qui marque où finit le dernier tour de table.


## Jeu de base : le tour

PR-BASE-010 = Chacun à son tour est le joueur actif. Joueur actif, vous découvrez d’abord des cartes (phase 1), puis vous commercez et recrutez (phase 2), sauf si la phase 1 vous a coûté le tour.
PR-BASE-011 = Joueur actif, vous pouvez compléter des expéditions avant votre première carte, entre deux cartes révélées, pendant que vous choisissez vos cartes en phase 2, et après avoir perdu votre tour sur deux navires de même couleur.
PR-BASE-012 = Après la phase 2, ou après un tour perdu, le joueur suivant dans le sens horaire devient le joueur actif.


## Jeu de base : découverte

PR-BASE-020 = Joueur actif, vous devez révéler au moins une carte de la pioche.
PR-BASE-021 = Une fois la carte révélée entièrement résolue, vous choisissez : en révéler une autre, ou vous arrêter et passer à la phase 2.
PR-BASE-022 = Vous pouvez vous arrêter après n’importe quelle carte, même si la rivière est vide parce qu’il n’est sorti que des taxations, des expéditions ou des navires repoussés.
PR-BASE-023 = Le nombre de cartes que vous pouvez révéler n’est pas limité.
PR-BASE-030 = Un personnage révélé va dans la rivière.
PR-BASE-040 = Quand vous révélez un navire que vous avez la force de repousser, vous choisissez de le repousser ou de le garder. Tout autre navire va dans la rivière.
PR-BASE-041 = Pour repousser un navire, il vous faut au moins autant de sabres qu’il en montre.
PR-BASE-042 = Un navire à tête de mort ne peut jamais être repoussé, quel que soit le nombre de vos sabres.
PR-BASE-043 = Vous ne pouvez repousser que le navire que vous venez de révéler, avant toute autre chose.
PR-BASE-044 = Les sabres ne s’usent pas : vous pouvez repousser autant de navires que vous voulez dans le même tour.
PR-BASE-045 = Vous pouvez repousser tout navire que vous avez la force de repousser, même si sa couleur n’est pas dans la rivière.
PR-BASE-046 = Un navire repoussé va dans la défausse. Il n’entre pas dans la rivière, sa couleur ne compte pas, et vous choisissez de nouveau : révéler ou vous arrêter.
PR-BASE-047 = Repousser n’est jamais obligatoire. Vous pouvez garder un second navire d’une couleur et perdre votre tour exprès.
PR-BASE-050 = Votre tour est perdu quand un navire rejoint la rivière et qu’un navire de la même couleur s’y trouve déjà.
PR-BASE-051 = Quand votre tour est perdu, le nouveau navire et toute la rivière sont défaussés ; les expéditions restent. Chaque joueur gagne alors 1 pièce par saltimbanque, vous pouvez encore compléter des expéditions, et votre tour s’achève : il n’y a pas de phase 2 et personne ne prend de carte.
PR-BASE-060 = Une expédition révélée est posée à côté de la rivière. Elle y reste, même si un tour est perdu, jusqu’à ce que quelqu’un la complète.
PR-BASE-061 = Seul le joueur actif peut compléter des expéditions, autant qu’il le peut pendant son tour.
PR-BASE-062 = Pour compléter une expédition, défaussez de votre espace personnel des personnages portant exactement les symboles demandés : prêtre = croix, capitaine = ancre, colon = maison, touche-à-tout = l’un des trois au choix. Vous posez l’expédition dans votre espace personnel et gagnez ses pièces.
PR-BASE-063 = Si plusieurs de vos personnages conviennent, vous choisissez lesquels défausser. Une touche-à-tout peut servir même si vous avez le personnage correspondant.
PR-BASE-064 = Vous pouvez compléter une expédition que vous venez de révéler, et utiliser un personnage que vous venez de recruter.
PR-BASE-070 = Quand une taxation est révélée, quiconque a 12 pièces ou plus en perd la moitié, arrondie à l’inférieur : 12 ou 13 pièces en coûtent 6. Puis le joueur qui a le moins d’influence, ou le plus de sabres, selon la carte, gagne 1 pièce ; tous les ex æquo la gagnent, même à 0. La taxation est défaussée et le joueur actif choisit de nouveau : révéler ou s’arrêter.
PR-BASE-071 = Une taxation touche tous les joueurs, actif ou non. On peut gagner sa prime, que l’on vienne de payer ou non.


## Jeu de base : commerce et recrutement

PR-BASE-080 = En phase 2, le joueur actif choisit ses cartes en premier, puis les autres dans le sens horaire, chacun une fois.
PR-BASE-081 = Quand vient votre tour de choisir, vos amiraux rapportent 2 pièces chacun si la rivière compte au moins 5 cartes, vos saltimbanques 1 pièce chacun si elle est vide, puis vos autres capacités de cet instant. Alors seulement le nombre de cartes que vous pouvez prendre est fixé.
PR-BASE-082 = Joueur actif, vous pouvez prendre 1 carte, 2 si la rivière montre des navires de 4 couleurs différentes, 3 si elle montre les 5 ; plus 1 par gouverneur. Ce nombre est fixé quand vient votre tour de choisir et ne baisse pas quand vous prenez des navires.
PR-BASE-083 = Quand vous n’êtes pas le joueur actif, vous pouvez prendre 1 carte, plus 1 par gouverneur.
PR-BASE-084 = Un gouverneur que vous venez de recruter ne donne pas encore de carte, un amiral ou un saltimbanque que vous venez de recruter ne rapporte encore rien. Ils serviront la prochaine fois que viendra votre tour de choisir.
PR-BASE-085 = Vous prenez vos cartes une par une. La capacité d’une carte que vous venez de prendre, négociant ou señorita par exemple, sert déjà pour la suivante.
PR-BASE-086 = Prendre des cartes n’est jamais obligatoire : vous pouvez vous arrêter quand vous voulez, même sans carte.
PR-BASE-090 = Pour commercer, prenez un navire de la rivière et défaussez-le. Vous gagnez ses pièces, plus 1 par négociant de sa couleur.
PR-BASE-091 = Pour recruter un personnage, payez son prix à la défausse et posez-le dans votre espace personnel. Chaque señorita que vous avez déjà baisse le prix de 1, jusqu’à 0 au plus bas ; une señorita ne baisse pas son propre prix.
PR-BASE-092 = Vous ne pouvez pas recruter un personnage si vos pièces ne couvrent pas tout son prix et, quand vous n’êtes pas le joueur actif, la pièce due au joueur actif.
PR-BASE-100 = Quand vous n’êtes pas le joueur actif, vous lui payez 1 pièce pour chaque carte prise. Un navire vous paie d’abord : vous pouvez donc en prendre un sans avoir de pièce. Pour un personnage, il vous faut d’avance son prix plus 1.
PR-BASE-101 = Les señoritas ne baissent pas la pièce due au joueur actif.
PR-BASE-102 = Si la rivière est vide quand vient votre tour de choisir, vous ne prenez rien. Vos saltimbanques peuvent tout de même rapporter.
PR-BASE-103 = Quand chacun a eu sa chance, les cartes restées dans la rivière sont défaussées.


## Jeu de base : fin de la partie

PR-BASE-110 = Dès qu’un joueur, actif ou non, a 12 points d’influence ou plus, le tour de table en cours devient le dernier.
PR-BASE-111 = Le dernier tour de table est joué jusqu’au bout : le joueur à la droite du premier joueur joue le dernier, si bien que chacun aura été joueur actif aussi souvent. Si ce tour est déjà en cours, c’est le dernier.
PR-BASE-112 = Le plus d’influence l’emporte. En cas d’égalité, le plus de pièces ; si l’égalité demeure, la victoire est partagée.


## Variante : avec une expédition

PR-VAR-001 = Dans cette variante, le tour de table en cours devient le dernier dès qu’un joueur a 12 points d’influence ou plus et au moins une expédition complétée.
PR-VAR-002 = Dans cette variante, seul peut gagner qui a complété une expédition : parmi ces joueurs, le plus d’influence l’emporte, puis le plus de pièces. Sans expédition, vous ne pouvez pas gagner, quelle que soit votre influence.


## Personnages

PR-CHR-001 = Un prêtre, un capitaine ou un colon donne un symbole pour une expédition et se défausse avec elle. Une touche-à-tout remplace l’un des trois, mais jamais pour un contrat.
PR-CHR-002 = Chacun de vos négociants ajoute 1 pièce à chaque navire de sa couleur avec lequel vous commercez, que vous soyez le joueur actif ou non.
PR-CHR-003 = Chacun de vos amiraux rapporte 2 pièces si la rivière compte au moins 5 cartes quand vient votre tour de choisir. Les cartes déjà prises par d’autres n’y sont plus.
PR-CHR-004 = Chacun de vos saltimbanques rapporte 1 pièce si la rivière est vide quand vient votre tour de choisir, et 1 pièce chaque fois que quelqu’un perd son tour sur deux navires de même couleur.
PR-CHR-005 = Chacun de vos gouverneurs vous permet de prendre une carte de plus, que vous soyez le joueur actif ou non. Si vous ne l’êtes pas, vous lui payez 1 pièce pour chaque carte.
PR-CHR-006 = Chacune de vos señoritas baisse de 1 pièce le prix des personnages que vous recrutez, jusqu’à 0 au plus bas.
PR-CHR-007 = Un matelot a 1 sabre, un pirate 2. Les sabres servent à repousser les navires quand vous êtes le joueur actif, pour la taxation qui récompense le plus de sabres, et pour les contrats.


## Le parieur

PR-GAM-001 = Les 4 parieurs sont une option : on les mélange aux cartes du jeu de base.
PR-GAM-002 = En phase 1, chacun de vos parieurs vous permet de révéler 4 cartes d’un coup, une fois par tour, quand vous êtes le joueur actif. C’est possible dès le début, ce qui vaut pour votre carte obligatoire, ou après n’importe quel nombre de cartes.
PR-GAM-003 = Aucune de ces 4 cartes ne peut être repoussée. Les taxations sont résolues à mesure, les expéditions sont posées à côté de la rivière, et les unes comme les autres comptent parmi les 4. Les 4 sont révélées même si deux navires ont déjà la même couleur.
PR-GAM-004 = Si, après les 4 cartes, deux navires de la rivière ont la même couleur, cartes précédentes comprises, votre tour est perdu comme d’habitude.
PR-GAM-005 = Sinon, vous ne pouvez plus révéler de carte une à une. Utilisez tout de suite un autre de vos parieurs, ou passez à la phase 2.
PR-GAM-006 = Chaque parieur utilisé sans perdre le tour vous permet de prendre une carte de plus en phase 2 de ce tour.
PR-GAM-007 = Un parieur ne sert qu’en phase 1, et seulement quand vous êtes le joueur actif.


## Port Royal met les voiles

PR-UNT-001 = Ce jeu rapide pour 2 à 4 joueurs n’utilise que ses 60 cartes. Chacun commence avec 3 pièces, et les règles de base s’appliquent à quelques exceptions près.
PR-UNT-002 = Il n’y a pas d’expéditions dans ce jeu.
PR-UNT-003 = Quand une taxation est révélée, quiconque a 9 pièces ou plus en défausse jusqu’à n’en garder que 8. Puis le joueur qui a le moins d’influence gagne 1 pièce, tous les ex æquo de même, quitte à en avoir de nouveau 9.
PR-UNT-004 = Le tour de table en cours devient le dernier dès qu’un joueur a 8 points d’influence ou plus. On le joue jusqu’au bout, et le vainqueur se désigne comme dans le jeu de base.
PR-UNT-005 = Quand vous commercez avec un navire, actif ou non, et que vous avez un marchand de sa couleur, vous pouvez glisser le navire sous ce marchand au lieu de le défausser. Vous gagnez ses pièces comme d’habitude, et le navire rangé vaut 1 point d’influence jusqu’à la fin de la partie.
PR-UNT-006 = Un navire ne va que sous un seul marchand : il rapporte 1 point même si vous en avez deux de sa couleur. Un marchand peut garder autant de navires que vous voulez.
PR-UNT-007 = Un marchand que vous venez de recruter sert déjà pour le navire suivant du même tour.
PR-UNT-008 = Les passagers et les passagères n’ont pas de capacité ; ils n’apportent que de l’influence.
PR-UNT-010 = En jeu combiné, les 20 cartes marquées sont mélangées à celles du jeu de base. Toutes les règles de base s’appliquent : 12 points d’influence pour le dernier tour de table, et les taxations du jeu de base.


## Pour un contrat de plus : les cartes

PR-JOM-001 = Les 14 personnages et les 10 navires de cette extension peuvent s’ajouter seuls au jeu de base. Qui joue avec les contrats joue aussi avec eux.
PR-JOM-010 = Chacun de vos greffiers vous permet de prendre une carte de plus chaque fois que vous commercez avec un navire de sa couleur, même un greffier recruté juste avant. Si vous n’êtes pas le joueur actif, vous payez aussi 1 pièce pour cette carte.
PR-JOM-011 = Quand vient votre tour de choisir, chacune de vos canonnières rapporte autant de pièces qu’il y a de navires dans la rivière, moins 1.
PR-JOM-012 = Quand vient votre tour de choisir, chacun de vos vice-amiraux rapporte 1 pièce si la rivière compte exactement 3 ou 4 cartes.
PR-JOM-013 = Une canonnière ou un vice-amiral que vous venez de recruter ne rapporte encore rien.
PR-JOM-020 = Un navire 3+1 vous rapporte 3 pièces, plus vos négociants, et 1 pièce de la pioche à un autre joueur que vous devez choisir ; ce peut être le joueur actif. La pièce éventuellement due au joueur actif reste due. En solo, il n’y a pas de don.


## Pour un contrat de plus : les contrats, chacun pour soi

PR-CON-001 = Sans les 2 contrats blancs, les 16 autres sont mélangés et 4 sont posés face visible ; les 12 qui restent servent de points d’influence. Les sceaux ne comptent pas ici. Chacun a 3 marqueurs.
PR-CON-002 = Vous pouvez remplir un contrat à tout moment de votre tour : joueur actif, pendant tout votre tour ; sinon, pendant que c’est à vous de choisir des cartes. Quand tous ont pris les leurs, le joueur actif a un dernier moment avant la fin du tour. Quand le joueur actif perd son tour, les autres n’ont pas ce moment.
PR-CON-003 = Pour remplir un contrat, posez un de vos marqueurs sur son emplacement libre le plus à gauche et gagnez les pièces indiquées, s’il y en a. Le marqueur y reste.
PR-CON-004 = Vous ne remplissez chaque contrat qu’une fois. Plusieurs joueurs peuvent remplir le même.
PR-CON-005 = Vous pouvez remplir 3 contrats au plus. Le premier n’apporte pas d’influence, le deuxième 1 point et le troisième 2, aussitôt.
PR-CON-006 = Les points de contrat sont de l’influence comme une autre : ils comptent pour la fin de la partie, pour les taxations et pour le score final. Si les cartes de points viennent à manquer, on les compte quand même.
PR-CON-007 = Les conditions sont des minimums, et rien ne vous oblige à remplir un contrat dès que vous le pouvez. Six contrats se prennent à l’instant même ou pas du tout : Inspecteur des Impôts, Maléfice, Spéculateur, Grand Spéculateur, Frégate Némésis et Galion Némésis.
PR-CON-008 = Seul le joueur actif peut remplir Maléfice, Spéculateur, Grand Spéculateur et Antre des pirates.
PR-CON-009 = Vous pouvez déclencher le dernier tour de table, et gagner, sans remplir le moindre contrat.
PR-CON-020 = Pour un contrat qui nomme deux personnages, les deux doivent être dans votre espace personnel au moment où vous le remplissez. Rien n’est défaussé, une touche-à-tout ne remplace personne, et le même personnage peut servir à plusieurs contrats, puis à une expédition.
PR-CON-021 = Maître Négociant demande deux négociants de n’importe quelles couleurs. Comptoir commercial demande un colon et un greffier de n’importe quelle couleur.
PR-CON-022 = Équipage économe demande quatre personnages dont le prix imprimé est de 3 ou moins. Les réductions ne comptent pas.
PR-CON-023 = Mercenaire demande au moins 3 sabres. Explorateur demande au moins une expédition complétée.
PR-CON-030 = Quand vous commercez avec un navire rouge, vous pouvez renoncer à toutes les pièces qu’il vous rapporte, négociants compris, pour Frégate Némésis : votre marqueur va sur la case 1, la fois suivante sur la case 2, et la troisième fois le contrat est rempli de lui-même. Galion Némésis fait de même avec les navires noirs, et la deuxième fois le remplit.
PR-CON-031 = Pour commencer un contrat sur sa case 1, il vous faut un marqueur en main. Il reste sur ce contrat jusqu’à la fin de la partie, même si vous ne finissez jamais. Une case accueille autant de marqueurs qu’il en vient.
PR-CON-032 = Un contrat commencé mais non fini ne rapporte ni pièces ni influence, et son marqueur est pris : vous ne pouvez en remplir que deux autres.
PR-CON-033 = Renoncer aux pièces reste un commerce. Vos greffiers de cette couleur servent, un navire 3+1 fait tout de même son don, et la pièce éventuellement due au joueur actif sort de votre trésor, ou des pièces du contrat si vous le remplissez ainsi. Un navire rangé sous un marchand rapporte ses pièces : on n’y renonce pas.
PR-CON-034 = Quand une taxation vous prend des pièces, vous pouvez à cet instant remplir Inspecteur des Impôts, même hors de votre tour. Le joueur actif décide en premier, puis les autres dans le sens horaire, avant que la prime de la taxation soit donnée.
PR-CON-035 = Quand vous perdez votre tour de joueur actif sur deux navires de même couleur, avec un parieur aussi, vous pouvez à cet instant remplir Maléfice : la rivière est déjà défaussée et les saltimbanques n’ont pas encore rapporté. Si vous refusez, l’occasion est passée.
PR-CON-036 = Quand des navires de 3 couleurs différentes se trouvent réunis dans votre rivière de joueur actif, vous pouvez poser un marqueur sur la case 1 de Spéculateur. Quand cela se reproduit lors d’un de vos tours suivants de joueur actif, le contrat est rempli de lui-même.
PR-CON-037 = Quand des navires de 4 couleurs différentes se trouvent réunis dans votre rivière de joueur actif, vous pouvez remplir Grand Spéculateur.
PR-CON-038 = Avec un parieur, les couleurs pour Spéculateur et Grand Spéculateur se comptent après les 4 cartes, et seulement si votre tour n’est pas perdu.
PR-CON-039 = Pour Antre des pirates, vous pouvez garder dans votre espace personnel un navire que vous repoussez au lieu de le défausser, un seul par couleur. Avec les 5 couleurs, vous pouvez défausser les 5 navires pendant votre tour de joueur actif et remplir le contrat. Ces navires ne servent à rien d’autre.


## Pour un contrat de plus : ensemble ou en solo

PR-COO-001 = Les 18 contrats sont mélangés, et 3, 5, 7, 9 ou 11 sont posés face visible pour 1, 2, 3, 4 ou 5 joueurs.
PR-COO-002 = La pioche temporelle est prise sur le dessus des cartes mélangées : 13 cartes, plus la somme des valeurs des sceaux visibles, plus 1 par lettre différente sur ces sceaux. Puis chacun reçoit 3 pièces.
PR-COO-003 = Pour corser la partie, vous pouvez avant de commencer déplacer autant de cartes temporelles que vous voulez, sans les voir, vers la pile de victoire.
PR-COO-004 = Les contrats fonctionnent comme en mode compétitif : 3 marqueurs chacun, emplacements et pièces, influence au deuxième et au troisième, et les mêmes limites de moment et de joueur.
PR-COO-005 = Un contrat est rempli pour l’équipe dès qu’un joueur a un marqueur sur un de ses emplacements de récompense. Les autres peuvent encore le remplir pour ses pièces, au prix d’un marqueur.
PR-COO-006 = La première carte que vous révélez à votre tour vient de la pioche temporelle et se traite comme toute carte révélée. Toutes les autres cartes et toutes les pièces viennent de la pioche.
PR-COO-007 = Vous perdez quand le joueur actif doit révéler une carte temporelle, qu’il n’en reste plus et qu’un contrat est encore ouvert. La pioche temporelle compte donc une carte par tour qu’il vous reste.
PR-COO-008 = Vous gagnez aussitôt que le dernier contrat ouvert est rempli, même pendant le dernier tour.
PR-COO-009 = Atteindre 12 points d’influence ne met pas fin à cette partie.
PR-COO-010 = Qui prend une carte sans être le joueur actif lui paie tout de même 1 pièce. Hormis le don d’un navire 3+1, il n’y a pas d’autre moyen de se passer des pièces.
PR-COO-011 = Chaque fois qu’une taxation est révélée, avant qu’elle soit résolue, le joueur actif peut déplacer la première carte temporelle, sans la voir, vers la pile de victoire, s’il en reste une.
PR-COO-012 = Si vous gagnez, le nombre de cartes de la pile de victoire donne votre grade : 0–1, 2–3, 4–5, 6–7, ou 8 et plus. Les cartes temporelles restantes ne comptent pas, et une défaite n’a pas de score.
PR-COO-013 = Petit Domaine peut être rempli par un joueur qui a 12 points d’influence ou plus. Rançon est rempli par un joueur qui paie 15 pièces à la défausse pendant son propre tour.
PR-COO-020 = En solo, vous êtes toujours le joueur actif : vous ne payez jamais la pièce d’une carte, vous gagnez toujours la prime d’une taxation, les navires 3+1 ne font pas de don, et l’expédition spéciale ne sert pas.
