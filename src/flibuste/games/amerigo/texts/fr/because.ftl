# Pourquoi une question est posée : ce qui en dépend à cette table. Les chiffres sont ceux du joueur interrogé.

amount-gold = { $gold ->
        [0] 0 or
        [one] 1 or
       *[other] { $gold } ors
    }
amount-points = { $points ->
        [0] 0 point d’action
        [one] 1 point d’action
       *[other] { $points } points d’action
    }

because-turn = Tour { $round }, { $phase } : { $cubes ->
        [one] { $cubes } cube se trouve
       *[other] { $cubes } cubes se trouvent
    } au centre. { $base ->
        [one] La couleur la plus nombreuse a { $base } cube : quel que soit votre choix, vous avez 1 point d’action.
       *[other] La couleur la plus nombreuse a { $base } cubes : quel que soit votre choix, vous avez { $base } points d’action.
    } Une seule chose dans cette phase : l’action d’une couleur présente, ou de l’or, ou rien. Vous avez { amount-gold } et { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
because-special = Le blanc sert de deux façons : votre marqueur avance sur la piste d’action spéciale (il est en { $special }), qui décide qui est premier, ou vous faites l’action de la couleur où il se trouve.
because-navigate = Vous avez { amount-points } : chacun fait avancer d’un pas chacun de vos bateaux, l’un après l’autre. Un bateau qui finit sur une ancre peut fonder un comptoir ; sans comptoir, on ne bâtit pas sur l’île.
because-settle = Votre bateau a fini son trajet sur une ancre dont la place est libre. Un comptoir permet de bâtir sur cette île ; le tout premier d’une île rapporte 3 points. Il ne coûte aucun point d’action.
because-load = Vous avez { $cannons ->
        [0] 0 canon
        [one] 1 canon
       *[other] { $cannons } canons
    } et { amount-points }. Les pirates révélés jusqu’ici ont ensemble une force de { $pirates } et attaquent à la fin de chaque tour : avec autant de canons, vous en tirez autant ; avec moins, vous les perdez tous, et autant de points que les pirates ont de force.
because-plan = Vous avez { amount-points } : un village coûte 1 quelle que soit sa taille, une tuile neutre 1 par case (une seule par phase). Ce que vous prenez attend dans votre réserve que vous bâtissiez.
because-progress = Votre marqueur est en { $progress } et vous avez { amount-points }. Chaque case chiffrée atteinte ou dépassée donne une tuile Progression, et le dernier chiffre dépassé compte à la fin.
because-learn = Votre marqueur de progression a atteint une case chiffrée : il faut prendre une des tuiles visibles. Elle est à vous désormais, mais n’aide pas l’action qui l’a apportée.
because-build = Vous avez { amount-points } : un village coûte 1, une tuile neutre 1 par case. Une tuile doit toucher un de vos comptoirs ou ce qui y tient ; elle rapporte aussitôt, et qui remplit une île gagne 3 points de plus.
because-produce = Vous avez { amount-points }. À la fin, chacune de vos ressources compte autant de fois que vous avez de tuiles Production de la même ressource : achetez ce que vous récoltez.
because-advance = Vous avez { amount-points } : chacun avance d’une case votre marqueur d’ordre du tour. Le plus avancé, et au-dessus des autres sur sa case, agit en premier dès la phase suivante.

first-question = { $player }, des cubes tombent dans la tour : les couleurs qui en sortent sont les actions offertes, et la plus nombreuse dit combien de points d’action chacun a. Vous avez { amount-gold } (1 or donne 1 point d’action de plus) et { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Trouvez des îles, installez-vous, bâtissez ; ayez des canons pour les pirates à la fin de chacun des { $rounds } tours.
