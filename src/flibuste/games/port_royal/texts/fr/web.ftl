# Les mots que seule la table du navigateur emploie.

web-pr-no-expedition = Aucune pour l’instant : elles viennent avec les cartes
web-pr-stop = { $count ->
        [one] une carte à prendre
        [2] jusqu’à deux cartes à prendre
        [3] jusqu’à trois cartes à prendre
        [4] jusqu’à quatre cartes à prendre
       *[other] jusqu’à { $count } cartes à prendre
    }
web-pr-contracts = Contrats
web-pr-markers = { $count ->
        [0] plus de marqueur en main
        [one] { $count } marqueur en main
       *[other] { $count } marqueurs en main
    }
web-pr-time = { $left ->
        [one] { $left } carte temporelle
       *[other] { $left } cartes temporelles
    }, { $won ->
        [one] { $won } carte de victoire
       *[other] { $won } cartes de victoire
    }
web-pr-fulfilled = Contrats remplis : { $count }
web-pr-victory-cards = Cartes de victoire
web-pr-influence-in-all = Influence en tout
web-pr-crew-won = Tous les contrats sont remplis : la partie est gagnée
web-pr-crew-lost = Des contrats restent ouverts : la partie est perdue
web-pr-crew-state = Tour { $turn } · { $left ->
        [one] { $left } carte temporelle
       *[other] { $left } cartes temporelles
    }

key-gamble = B
key-store = M
key-discard = D
key-stow = A
key-decline = N
key-collect = E
key-give-up = N

part-PR-GEN = Règles générales
part-PR-BASE = Le jeu de base
part-PR-VAR = Variante
part-PR-CHR = Les personnages
part-PR-GAM = Le parieur
part-PR-UNT = Port Royal met les voiles
part-PR-JOM = Pour un contrat de plus : les cartes
part-PR-CON = Contrats, les uns contre les autres
part-PR-COO = Contrats, ensemble ou en solo
part-PR-ADV = L’aventure commence

