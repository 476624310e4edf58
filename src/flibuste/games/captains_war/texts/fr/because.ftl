# Pourquoi une question est posée : ce qui en dépend à cette table. Les chiffres sont ceux du joueur interrogé.

because-set-aside = { $player } est capitaine actif au tour { $turn } : personne d’autre ne peut prendre le dé écarté, mais vous choisirez parmi les six. Écartez ce que vous voulez pour vous seul, ou ce qui aiderait le plus les autres.
because-take = Chacun prend deux des dés sur la table ; un même dé peut servir à plusieurs capitaines, personne ne vous en prive. Vous prenez le premier, puis le second ; { $taken ->
        [0] aucun encore
       *[other] un déjà pris
    }.
because-choose = Le joker vaut n’importe laquelle des quatre ressources, tant qu’une case en est libre. { $left ->
        [one] Une à choisir.
       *[other] { $left } à choisir, l’une après l’autre.
    }
because-command = L’or achète des ressources (3 chacune), les ressources paient les acquisitions, l’or recrute un pirate. Vous avez { $gold } d’or, { $barrel } en tonneaux, { $wood } en bois, { $pearl } en perles, { $gem } en gemmes et un équipage de force { $strength }. Ce que vous n’utilisez pas vous reste ; finir ne coûte rien.
because-pay = Une partie du prix se paie avec n’importe quelle ressource. Celle que vous nommez est noircie : { $left } à payer. Vous avez { $barrel } en tonneaux, { $wood } en bois, { $pearl } en perles et { $gem } en gemmes.
because-board = Seul le capitaine actif peut attaquer, un seul adversaire. Chaque camp envoie alors en secret jusqu’à trois pirates, et ceux qui partent sont perdus. Votre équipage a une force de { $strength }, votre bonus d’attaque est de { $attack } ; votre tableau compte { $boardings } abordages sur { $last_boarding }, dont { $attacks } en attaque : trop peu d’attaques coûte des points à la fin.
because-commit = { $side_is ->
        [attacker] Vous attaquez { $defender } : votre bonus d’attaque de { $attack } s’ajoute à ceux que vous envoyez.
       *[defender] { $attacker } vous attaque : votre bonus de défense de { $defence } s’ajoute à ceux que vous envoyez.
    } Le plus haut total gagne ; à égalité, personne. Tous ceux qui partent sont perdus, victoire ou non. Votre équipage a une force de { $strength }.
because-reward = Vous avez battu { $loser } : à vous de choisir ce que rapporte la victoire. L’or est pris à { $loser }, qui en a { $loser_gold } ; des pas sur une piste ne coûtent rien à { $loser }.

first-question = { $against ->
        [legend] { $player }, vous voici face à { $legend } : prenez deux dés du lancer (or, marchandises, pirates, pas sur deux pistes), achetez et recrutez ; { $legend } reçoit alors des dés selon les vôtres, puis chacun peut aborder l’autre. Quand cinq abordages sont remplis, le plus de réputation gagne (PR, le drapeau : vous avez déjà { $renown }, { $legend } { $legend_renown }, classements de départ compris).
       *[others] { $player }, tous prennent des dés du même lancer : or, marchandises, pirates, pas sur deux pistes. Puis vous achetez et recrutez, et le capitaine actif peut aborder quelqu’un. Quand les cinq abordages de quelqu’un sont remplis, le plus de réputation gagne (PR, le drapeau : déjà { $renown }, tous étant encore premiers à égalité).
    }
