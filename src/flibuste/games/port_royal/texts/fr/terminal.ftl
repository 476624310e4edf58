# Les mots de la table de Port Royal dans le terminal.

terminal-aim = Atteignez { $goal } points d’influence : à la fin de ce tour de table, qui en a le plus gagne. À votre tour, révélez des cartes une à une et arrêtez-vous quand vous voulez ; deux navires de même couleur, et vous perdez tout.
terminal-aim-together = Remplissez ensemble tous les contrats avant que la pioche temporelle soit vide. À votre tour, révélez des cartes une à une et arrêtez-vous quand vous voulez ; deux navires de même couleur, et vous perdez tout.
terminal-time =
    Tour { $turn } · { $left ->
        [one] { $left } carte temporelle
       *[other] { $left } cartes temporelles
    } · { $victory ->
        [one] { $victory } carte de victoire
       *[other] { $victory } cartes de victoire
    }
terminal-next-marker = {"  "}→ { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
terminal-markers = { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
terminal-nest = antre : { $colours }
terminal-contracts = Contrats

terminal-ship-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
terminal-ship =
    { $gift ->
        [0] { terminal-ship-coins }
       *[other] { $coins }+{ $gift } pièces
    }
    { $swords ->
        [skull] tête de mort
        [one] { $swords } sabre
       *[other] { $swords } sabres
    }
terminal-character =
    coûte { $cost }
    influence { $influence }
terminal-influence-alone = influence { $count }
terminal-influence = influence { $count } sur { $goal }
terminal-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
terminal-swords =
    { $swords ->
        [one] { $swords } sabre
       *[other] { $swords } sabres
    }
terminal-odds = { $total ->
        [1] { $count ->
            [0] La prochaine carte est connue, et ne met pas fin au tour de { $player } : 0 %.
           *[1] La prochaine carte est connue, et met fin au tour de { $player } : 100 %.
        }
       *[other] { terminal-odds-among }
    }
terminal-odds-among =
    { $count ->
        [0] Aucune des { $total } cartes cachées, pioche et pièces, ne peut mettre fin au tour de { $player } : 0 %.
        [one] La prochaine carte met fin au tour de { $player } avec { $count } carte sur { $total } cachées (pioche et pièces), { $percent } %.
       *[other] La prochaine carte met fin au tour de { $player } avec { $count } cartes sur { $total } cachées (pioche et pièces), { $percent } %.
    }
terminal-ships = Navires
terminal-ships-explained = Pris, un navire rapporte ses pièces. Révélé deux fois de la même couleur, il met fin au tour ; avec assez de sabres on le repousse, une tête de mort jamais.
