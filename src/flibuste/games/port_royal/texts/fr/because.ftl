# Pourquoi une question est posée : ce qui en dépend à cette table.
# $coins et $influence sont au joueur interrogé ; les autres chiffres viennent de render/words/port_royal.py.

amount-coins = { $coins ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }
amount-swords = { $swords ->
        [0] 0 sabre
        [one] 1 sabre
       *[other] { $swords } sabres
    }
amount-colours = { $colours ->
        [0] 0 navire
        [one] des navires d’une seule couleur
       *[other] des navires de { $colours } couleurs
    }
amount-cards = { $allowance ->
        [0] 0 carte
        [one] 1 carte
       *[other] { $allowance } cartes
    }
amount-risk = { $unseen ->
        [1] { $busting ->
            [0] la seule carte qui puisse suivre ne vous fait pas perdre le tour
           *[1] la seule carte qui puisse suivre vous ferait perdre le tour
        }
       *[other] { amount-risk-among }
    }
amount-risk-among = { $busting ->
        [0] aucune des { $unseen } cartes cachées, pioche et pièces, ne vous fait perdre le tour
        [one] 1 des { $unseen } cartes cachées, pioche et pièces, vous ferait perdre le tour ({ $percent } %)
       *[other] { $busting } des { $unseen } cartes cachées, pioche et pièces, vous feraient perdre le tour ({ $percent } %)
    }

because-open = C’est le tour de { $player } : seul le joueur actif révèle des cartes, et la première est obligatoire. Ensuite vous décidez après chaque carte. Vous avez { amount-coins } et { amount-swords }.
because-discover = La rivière montre { amount-colours }. Un second navire d’une même couleur, si vous ne le repoussez pas, fait perdre le tour et toute la rivière ; { amount-risk }. En vous arrêtant maintenant, vous pouvez prendre { amount-cards } ; quatre couleurs en permettent 2, cinq en permettent 3.
because-repel = Vous avez { amount-swords }, assez pour renvoyer ce navire ({ $ship_name }). S’il entre, il reste dans la rivière, compte comme une couleur, et un second de cette couleur vous ferait perdre le tour. On peut repousser même quand rien n’y oblige.
because-after-bust = Un second navire d’une même couleur est venu : { $player } ne prend rien ce tour. Ce qui peut se faire à tout moment de son tour reste possible, avec { amount-coins }.
because-take = { $seat_is ->
        [active] Vous êtes le joueur actif : vous choisissez en premier et ne payez personne.
       *[other] C’est le tour de { $active } : ce que vous prenez coûte 1 pièce de plus, pour { $active }.
    } Un navire s’échange contre ses pièces, un personnage s’engage au prix de sa carte ; vous avez { amount-coins }. Personne n’est obligé de prendre.
because-after-stroke = Les cartes du parieur terminent votre exploration. Avant de prendre dans la rivière, vous pouvez encore faire ce que votre tour permet, avec { amount-coins }.
because-store = Un navire échangé peut passer sous votre négociant au lieu d’aller à la défausse : il compte alors 1 point d’influence (vous en avez { $influence }), et sa place est prise pour de bon.
because-share = Le « +1 » du navire est pour quelqu’un d’autre, jamais pour vous. La pièce vient de la réserve : choisir ne vous coûte rien.
because-inspect = Ce contrat ne se marque qu’au moment où la taxation vous prend des pièces. Si vous le laissez, il attend la taxation suivante.
because-jinx = Ce contrat ne se marque qu’au moment où vous perdez un tour. Si vous le laissez, il attend la fois suivante.
because-speculate = Ce contrat commence à l’instant où la rivière montre 3 couleurs de navires ; sa seconde case viendra plus tard. Vous pouvez le laisser.
because-speculate-big = Ce contrat se marque à l’instant où la rivière montre 4 couleurs de navires, maintenant ou jamais. Vous pouvez le laisser.
because-give-up = Le contrat compte les navires dont on abandonne les pièces. Les encaisser est l’échange habituel ; y renoncer fait avancer le contrat. Vous avez { amount-coins }.
because-handicap = Chaque carte temporelle écartée avant la partie est un tour de moins ; si vous gagnez, elle compte pour votre rang.
because-spare-time = Une taxation vient d’être révélée et n’est pas encore appliquée : c’est le seul moment pour écarter une carte temporelle. Un tour de moins, un point de plus en cas de victoire.
because-last-claim = Les autres ont pris et payé : avec { amount-coins } et { $influence } d’influence, vous pouvez peut-être remplir un contrat hors d’atteinte tout à l’heure. C’est le dernier moment de votre tour.
because-last-chance = Il ne reste aucune carte temporelle. Ce qui peut encore se faire remplira peut-être un contrat ; ensuite tout est joué.
because-side = Une carte d’aventurier a deux faces aux dons différents ; celle que vous choisissez reste visible tout le chapitre.
because-draft = Les aventuriers se choisissent l’un après l’autre ; le vôtre n’est plus à personne d’autre, pour tout le chapitre.
because-endow = Les essais perdus de ce chapitre donnent des pièces au départ. L’équipage les partage comme il veut.
because-sight = Vous avez vu ces cartes avant tout le monde. Celle que vous laissez est la prochaine de la pioche : la prochaine révélée ou, si vous vous arrêtez, la première pièce que quelqu’un gagne.
because-lookout = Vous seul avez vu la prochaine carte de la pioche. Laissée là, elle sera la prochaine révélée, ou la première pièce que quelqu’un gagne avant ; défaussée, elle disparaît.
because-ball = L’événement offre à chacun, une fois, une couronne pour 2 pièces ; vous avez { amount-coins }.
because-buy-out = À la fin du mois, un marqueur de votre aventurier peut être racheté : ce qu’il couvre s’ouvre. Vous avez { amount-coins }.
because-four-colours = Cette mission s’accomplit dès que votre rivière montre 4 couleurs de navires. Laissée passer, l’occasion ne revient pas de ce tour.
because-tax-trail = Cette mission ne s’accomplit qu’au moment d’une taxation qui vous prend des pièces.
because-fourth-card = Cette mission veut un arrêt à la quatrième carte exactement. L’accomplir coûte une des cartes que vous pouvez prendre.
because-first-card = Cette mission avance quand vous vous arrêtez à la première carte. Vous pouvez la laisser.

first-question = { $player }, révélez navires et personnages un à un ; arrêtez à temps et prenez une carte, qui rapporte ou coûte des pièces (vous avez { amount-coins }). Deux navires d’une même couleur, et le tour est perdu. { $mode ->
        [together] { $seats ->
            [1] Vous gagnez
           *[other] Vous gagnez ensemble
        } si chaque contrat est rempli avant la dernière carte temporelle ; votre influence (l’écu) est à { $influence }.
        [adventure] Ce qu’il faut pour gagner est dans les missions du chapitre, à côté de la rivière ; votre influence (l’écu) est à { $influence }.
       *[race] Qui atteint { $goal } points d’influence (l’écu, { $influence } pour l’instant) { $end ->
            [expedition] et possède une expédition met fin à la partie avec cette manche ; sans expédition, personne ne peut gagner.
           *[standard] met fin à la partie avec cette manche.
        }
    }
