# Pourquoi une question est posée : ce qui en dépend à cette table. Les chiffres sont ceux du joueur interrogé.

amount-pirates = { $pirate ->
        [0] 0 pirate debout
        [one] 1 pirate debout
       *[other] { $pirate } pirates debout
    }
amount-provisions = { $provision ->
        [0] 0 provision
        [one] 1 provision
       *[other] { $provision } provisions
    }
amount-doubloons = { $doubloon ->
        [0] 0 doublon
        [one] 1 doublon
       *[other] { $doubloon } doublons
    }
amount-rum = { $rum ->
        [0] 0 rhum
        [one] 1 rhum
       *[other] { $rum } rhums
    }
amount-crates = { $crate ->
        [0] 0 caisse
        [one] 1 caisse
       *[other] { $crate } caisses
    }
amount-cards = { $yarn ->
        [0] 0 récit
        [one] 1 récit
       *[other] { $yarn } récits
    }

because-walk = Tour { $round } sur { $rounds }, en ville. Tous déplacent le même capitaine : une allée coûte un pirate debout par section, et la case au bout donne son équipement. Vous avez { amount-pirates }, { amount-doubloons } (barge, second déplacement) et { amount-rum } (pause). Qui passe prend la mer.
because-land = La barge a quitté le bord et doit revenir par une autre allée libre du bord ; vos pirates la remplissent aussi. Vous avez { amount-pirates }.
because-again = Quand vous avez déplacé le capitaine, un second déplacement coûte 1 doublon ; vous avez { amount-doubloons } et { amount-pirates }. Il n’y en a jamais de troisième.
because-quay = Vous avez passé : votre bateau part d’ici en mer. Chaque quai donne 2 provisions et son bonus, un de vos avant-postes les provisions seules. Le premier à passer commence en mer.
because-pet-kraken = Votre Kraken est éveillé et peut doubler le bonus de ce quai, une fois par tour de jeu. Gardé, il ne sert à rien d’autre.
because-choose = La case offre deux choses et vous en prenez une, même sans place pour elle. Elle fait partie du déplacement et ne coûte rien de plus.
because-table = Un pirate quitte la taverne pour votre pont et apporte ce qui est sur sa table. Vous avez { amount-pirates } ; celui-ci peut servir tout de suite.
because-animal = Chaque animal aide à sa façon, une fois par tour de jeu, tant qu’un marin le porte. Cinq au plus, un de chaque espèce.
because-wake = Un nouveau marin a un chapeau libre : un de vos animaux endormis se réveille et peut servir.
because-draw = Vous choisissez la pile A ou la pile B pour chaque récit, après avoir vu le précédent. Vous avez { amount-cards } ; la main n’a pas de limite.
because-weapon = Le don est une arme de votre choix ; cinq d’une sorte au plus.
because-stow = Une cale prend 4 caisses, 3 provisions ou 1 marchandise, et les vôtres ne peuvent tout prendre : vous avez { amount-crates }, { amount-provisions } et { $good } en marchandises dans { $hold } cales. Ce qui n’entre pas n’est pas pris, à moins de jeter quelque chose.
because-overload = Vous avez moins de cales que votre charge n’en demande : { amount-crates }, { amount-provisions } et { $good } en marchandises dans { $hold } cales. Il faut jeter quelque chose.
because-monkey = L’Esprit de singe vous laisse garder un des objets que vous allez dépenser. Il ne sert plus avant le tour suivant.
because-voyage = Vous avez { amount-provisions } : chacune paie une action en mer, et sans provision commence le retour. Sur le chemin : l’île de la Tête de mort (marchandises), le feu de camp ({ amount-cards }, { amount-rum }) et le port d’attache ; une fois commencé, il ne s’interrompt plus.
because-sail = On navigue d’une zone par paire d’une voile et d’un marin ; vous avez { $sail } en voiles et { $sailor } en marins, et { amount-pirates } pour prêter main-forte. Un kraken invaincu vous arrête. Vous pouvez rester.
because-act = La provision est payée : une action dans cette zone, une seule. Vous avez { amount-crates } pour les combats et les tours, et { amount-pirates } pour aider. Un récit peut toujours se piocher.
because-prepare = Avant les jetons, le Crabe retire 1 à la force de l’adversaire et une bombe fait 2 dégâts. Vous avez { $bomb } en bombes. Après, c’est trop tard.
because-crates = Chaque caisse posée est un coup, si aucune esquive ne l’enlève. Vous avez { amount-crates } ; chacune demande l’arme et un marin, ou un pirate couché à la place d’un marin ({ amount-pirates }).
because-occupy = Une tour est à qui y met plus de caisses qu’il n’y en a ; ni jetons ni dés. Vous avez { amount-crates } et { amount-pirates }. Elle rapporte 2 points à chaque port d’attache.
because-dodge = Le jeton tiré est une esquive : une caisse de ce combat manque son but, à moins de payer. Vous avez { amount-rum }.
because-defend = Chaque dé de 3 ou plus renvoie une attaque. Un dé demande une voile et un marin, ou un pirate couché à sa place ; vous avez { $sail } en voiles, { $sailor } en marins et { amount-pirates }. On ne lance qu’une fois.
because-cat = Votre Chat est éveillé : tous les uns et les deux sont relancés, une fois. Il ne sert plus avant le tour suivant.
because-ward = Chaque réussite renvoie une attaque de votre choix ; celles qui restent vous prennent ce qu’elles montrent.
because-suffer = Chaque attaque qui reste prend la chose montrée, ou 3 points si vous n’en avez pas. Vous choisissez l’ordre ; vous avez { $point } en points.
because-sleep = Vous avez perdu un marin, et plus d’animaux veillent qu’il n’y a de chapeaux : l’un d’eux doit dormir.
because-spoils = Vous avez fait des dégâts : le butin et les points sont à vous. Un contrat ou le Lézard donne encore une fois le butin, pas les points ; vous avez { $contract } en contrats.
because-trade = Une fois par tour de jeu, le vieux loup de mer vend une chose de son offre pour 1 doublon ; vous avez { amount-doubloons }.
because-hide = Une, deux ou trois marchandises coûtent 1, 3 ou 5 doublons ; vous avez { amount-doubloons } et { $good } en marchandises. Sur la case qui l’attend, elle compte le plus ; sinon elle va dans la case centrale.
because-fire = Chaque rhum paie jusqu’à 3 cartes ; vous avez { amount-rum } et { amount-cards }. Une carte dont vous remplissez la condition rapporte ses points, toute autre 1 point, comme blague. Les récits de tous sont comparés à la fin du tour.
because-turtle = Au port d’attache vous recevez des caisses pour les avant-postes, des cartes pour les adversaires qui portent vos caisses, des points pour les tours. Votre Tortue peut doubler un des trois, une fois.
because-bonus = Le capitaine a rencontré le marchand : un bonus pour rien, et un second, différent, pour 1 doublon. Vous avez { amount-doubloons }.
because-send = Qui a rencontré le marchand l’envoie plus loin : sur une case du coin suivant, dans le sens horaire. Qui y amène le capitaine le rencontre à son tour.

first-question = { $player }, en ville, tous poussent le même capitaine et paient en pirates debout (vous en avez { $pirate }) ; en mer, chaque action coûte 1 provision (vous en avez { $provision }). Chaque réponse dit son prix. Vous commencez avec { $point } points ; récits, tours, adversaires et cachette rapportent le plus. La partie compte { $rounds } tours.
