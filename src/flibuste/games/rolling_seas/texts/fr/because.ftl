# Pourquoi une question est posée : ce qui en dépend à cette table. Les chiffres sont ceux du joueur interrogé.

amount-provisions = { $provisions ->
        [0] 0 provision
        [one] 1 provision
       *[other] { $provisions } provisions
    }
amount-gold = { $gold ->
        [0] 0 pièce d’or
        [one] 1 pièce d’or
       *[other] { $gold } pièces d’or
    }
amount-moves = { $moves ->
        [0] 0 point de mouvement
        [one] 1 point de mouvement
       *[other] { $moves } points de mouvement
    }
amount-wind = { $wind ->
        [0] 0 vent dans les voiles
        [one] 1 vent dans les voiles
       *[other] { $wind } vents dans les voiles
    }
amount-story = { $story ->
        [0] 0 point d’histoire
        [one] 1 point d’histoire
       *[other] { $story } points d’histoire
    }
amount-cannons = { $cannons ->
        [0] 0 canon
        [one] 1 canon
       *[other] { $cannons } canons
    }

because-draw = Cette carte ({ $card }) se dessine sur votre propre carte marine, en mer libre, en touchant si possible la ligne { $row } ou la colonne { $column }. Dessiner ne coûte rien, et c’est ce que vous rencontrerez : ses histoires ne sont à vous que si vous y naviguez.
because-draw-on = Les rochers se dessinent sur la carte d’un autre, cette fois celle de { $owner }, en touchant si possible la ligne { $row } ou la colonne { $column } : aucun navire ne les traverse. Cela ne vous coûte rien.
because-hide = Vous vous cachez sur la carte de { $owner }. Si { $owner } passe sur une de vos cases, vous vous battez ; se cacher ne coûte rien.
because-scatter = Les points autour de votre cachette élargissent le piège tendu à { $owner }. Chacun va sur une case de mer libre.
because-rumours = Qui devient plus fort se bat avec autant de canons ; vous avez { amount-cannons }. Les monstres sont à { $monsters }, les pirates à { $pirates }. Trop faible, vous payez en provisions.
because-home = Finir la partie près de votre port d’attache rapporte 10 de renommée, près d’un autre port 5. Cela ne coûte rien maintenant.
because-moor = Votre navire part d’une case de mer voisine de votre port d’attache ; son premier pas commence là.
because-act = Tour { $turn } sur { $turns }. Une action : naviguer par un des vents lancés ({ amount-moves }, puis 1 provision par point qui manque), explorer une terre voisine (ligne { $line } du carnet : { $line_gains }), ou raconter votre histoire dans un port voisin. Vous avez { amount-provisions }, { amount-gold }, { amount-wind } et { amount-story }. Un vent dans les voiles porte d’une case pour rien, avant ou après.
because-sail = Le vent porte { $wind_to } : le compas donne le prix de chaque cap. Il vous reste { amount-moves } et { amount-provisions } : un point qui manque coûte 1 provision. Ce qui se trouve dans la case où vous entrez arrive aussitôt. On peut s’arrêter partout sauf sur un danger.
because-finish = Vous avez encore { amount-wind } : chacun porte le navire d’une case, sans point de mouvement ni provision. Ils se gardent jusqu’à ce qu’on s’en serve.
because-spoils = Vous avez battu les pirates, { amount-cannons } contre une force de { $pirates } : vous choisissez une ligne du carnet, au plus celle de votre nombre de canons.
because-decipher = Un monolithe laisse choisir la ligne du carnet au lieu de celle du dé ; de plus, chaque monolithe trouvé vaut plus d’histoire que le précédent.
because-build = Vous avez { amount-provisions } et { amount-cannons }. Un canon construit ici se paie en provisions, tout de suite ; rien n’y oblige.
because-trade = Au port, votre or achète navires et canons, et une fois par visite une cale pleine ; vous avez { amount-gold }, { amount-cannons } et { amount-provisions } (la cale en prend { $hold }). Finir ne coûte rien.
because-prize = Vous avez gagné l’embuscade : votre prise vient de la réserve. Ce que le perdant abandonne, c’est lui qui le choisit. Vous avez { amount-gold } et { amount-provisions } (la cale en prend { $hold }).
because-forfeit = Vous avez perdu l’embuscade et pouvez payer des deux façons : { amount-gold } ou { amount-provisions } sont à vous. Personne ne reçoit ce que vous abandonnez.

first-question = { $player }, { $seats ->
        [1] dessinez sur la mer les aventures révélées
       *[other] tous jouent en même temps : dessinez sur votre mer les aventures révélées (les rochers, chez un voisin)
    }, naviguez-y pour gagner des points d’histoire, et racontez votre histoire dans les ports : c’est la renommée (les lauriers). Elle est à { $renown } : chacune des { $pirates_left } cases de pirates où vous n’entrez jamais en retire { $each }. Dessiner ne coûte rien, et chaque pas dit son prix. La partie dure { $turns } tours.
