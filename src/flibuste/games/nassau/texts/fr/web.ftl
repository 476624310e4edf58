# Les mots que seule la table du navigateur utilise.

web-na-tabs = Que montrer
web-na-tab-city = Ville
web-na-tab-sea = Mer
web-na-tab-shore = Rivage
web-na-tab-ship = Navire
web-na-tab-cards = Récits
web-na-tab-score = Compte
web-na-key-city = V
web-na-key-sea = M
web-na-key-shore = B
web-na-key-ship = N
web-na-key-cards = R
web-na-key-score = C
web-na-whole = Voir tout le plan
web-na-port = Port
web-na-kraken = Un kraken vit ici : les bateaux s’arrêtent.
web-na-dog = Loup de mer
web-na-dog-sells = pour 1 doublon :
web-na-ghost = Hollandais
web-na-tokens = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
web-na-crossing = Case { $crossing }. Qui y mène le capitaine reçoit : { $gives }.
web-na-about-tower = Chaque caisse demande une arme de cette sorte et un homme, et il en faut plus qu’il n’y en a déjà. La tour rapporte 2 points au port d’attache ; à la fin on compte caisses × tours.
web-na-about-post = Il faut { $needed } armes de cette sorte et { $needed } hommes ; rien n’est dépensé. La marchandise va dans une cale vide.
web-na-about-outpost = Un pirate laissé ici rapporte la récompense tout de suite, puis une caisse par tour au port d’attache ; le bateau peut en partir.
web-na-hits = contre : { $foe }{ $points ->
        [0] { "" }
        [one] , { $points } point de vaincus
       *[other] , { $points } points de vaincus
    }
web-na-dolphin = dauphin
web-na-pile = { $count } en pile
web-na-ship = Votre navire
web-na-spare = en réserve
web-na-standing = debout
web-na-lying = à terre
web-na-pirates = Pirates :
web-na-alleys = allées
web-na-outposts = avant-postes
web-na-crew = Marins et animaux
web-na-tavern = Taverne
web-na-empty = cale vide
web-na-shut = fermée
web-na-fight = { $name }, force { $force }
web-na-boxes = { $done } dégâts sur { $force }
web-na-enough = assez pour vaincre
web-na-hands = { $sailors ->
        [one] { $sailors } marin
       *[other] { $sailors } marins
    } + { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }
web-na-aboard = { $crates ->
        [one] { $crates } caisse à bord
       *[other] { $crates } caisses à bord
    }
web-na-attack = attaque : { $thing }
web-na-stage-before = Avant
web-na-stage-crates = Caisses
web-na-stage-tokens = Jetons
web-na-stage-dodges = Esquives
web-na-stage-dice = Dés
web-na-stage-losses = Pertes
web-na-stage-spoils = Butin
web-na-bomb-used = bombe : 2 dégâts
web-na-crab-used = Crabe : force −1
web-na-no-help = ni l’un ni l’autre
web-na-help = Crabe, bombe ?
web-na-placed = { $crates } en place
web-na-at-most = { $crates } au plus
web-na-drawn = { $tokens ->
        [one] { $tokens } tiré
       *[other] { $tokens } tirés
    }
web-na-to-draw = { $tokens } à tirer
web-na-dodges = { $dodges ->
        [0] aucune
       *[other] { $dodges }
    }
web-na-rolled = { $hits } sur { $dice }
web-na-attacks = { $attacks ->
        [0] aucune attaque
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    }
web-na-stop-name-act = En mer
web-na-stop-name-skull = Tête de mort
web-na-stop-name-fire = Feu de camp
web-na-stop-name-home = Port d’attache
web-na-stop-act = 1 provision par action
web-na-stop-skull = 1, 3 ou 5 doublons : 1, 2 ou 3 cachées
web-na-stop-fire = { $cards } récits par rhum
web-na-stop-home = { $due ->
        [0] rien pour l’instant
       *[other] vous y recevez
    }
web-na-tellable = { $true ->
        [0] aucun n’est vrai pour l’instant
        [one] { $true } est vrai sur { $count }
       *[other] { $true } sont vrais sur { $count }
    }
web-na-tell-help = Rien n’est joué avant « Raconter » ; un récit faux est une blague à 1 point.
web-na-chosen = choisi
web-na-tell = Raconter
web-na-yarn-true = c’est vrai
web-na-yarn-not = pas encore
web-na-yarn-has = vous en avez { $found }
web-na-yarn-lacks = { $found } sur { $needed }
web-na-yarn-rum = { $true ->
        [yes] { $found } après le paiement
       *[no] { $found } sur { $needed } après le paiement
    }
web-na-hideout-sum = somme des cases remplies × nombre de marchandises
web-na-hideout-help = À la Tête de mort, 1, 3 ou 5 doublons cachent 1, 2 ou 3 marchandises de vos cales. Celle qu’attend votre prochaine case la remplit ; toute autre va au centre et compte seulement comme marchandise.
web-na-centre = centre
web-na-forecast = Si la partie finissait maintenant
web-na-told = Récits du tour : { $told }. Le plus haut gagne { $prize }.
web-na-sum-towers = { $one ->
        [one] { $one } caisse
       *[other] { $one } caisses
    } × { $other ->
        [one] { $other } tour
       *[other] { $other } tours
    }
web-na-sum-opponents = { $one } points × { $other ->
        [one] { $other } type
       *[other] { $other } types
    }
web-na-sum-hideout = { $one } × { $other ->
        [one] { $other } marchandise
       *[other] { $other } marchandises
    }
web-na-sum-weapons = { $one } d’un type × { $other ->
        [one] { $other } gagnée
       *[other] { $other } gagnées
    }
web-na-sum-companions = { $one } × { $other ->
        [one] { $other } paire
       *[other] { $other } paires
    }
web-na-sum-change = { $one ->
        [one] { $one } chose
       *[other] { $one } choses
    } ÷ { $other }
web-na-border = { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }{ $half ->
        [upper] , allée du haut
        [lower] , allée du bas
        [left] , allée de gauche
        [right] , allée de droite
       *[none] { "" }
    }
web-na-barge = Barge, { web-na-border }
web-na-land = { web-na-border }
web-na-at-skull = Tête de mort
web-na-at-fire = au feu
web-na-at-home = rentré
web-na-challenge = Combat : { $name } { $strength }
web-na-plunder = Piller : { $good }
web-na-meet = Loup de mer
web-na-draw = Piocher
web-na-yarn = Récit { $number }
web-na-takes = { $most ->
        [one] { $most } caisse
       *[other] { $least } à { $most } caisses
    }

key-pause = P
key-pass = S
