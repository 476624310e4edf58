# Les mots que seule la table du navigateur emploie.

web-cw-renown = Points de réputation : { $count }
web-cw-gold = Or : { $count }
web-cw-strength = Puissance : { $count }
web-cw-boardings = Abordages : { $count }
web-cw-boardings-of = { $count ->
        [one] { $count } abordage
       *[other] { $count } abordages
    } sur { $total }
web-cw-gold-note = { $boxes } cases · { $won } gagnées, { $spent } dépensées
web-cw-boxes = { $name } : { $held } en réserve, { $free } cases libres
web-cw-price = coûte { $coins }
web-cw-track = piste : { $reached } sur { $length }
web-cw-own = acquis
web-cw-next = prochain
web-cw-later = plus tard
web-cw-acquire = Acquérir { $the }
web-cw-recruit = Recruter 1 pirate, force { $force }
web-cw-party = { $size ->
        [0] N’engager personne
       *[other] Engager { $party }
    }
web-cw-party-total = { $size ->
        [0] total { $n }
        [1] total { $n }, −1 pirate
       *[other] total { $n }, −{ $size } pirates
    }
web-cw-send = Qui part à l’abordage ?
web-cw-parties = Un rond par pirate perdu ; en gras, le total avec bonus.
web-cw-acquisition =
    Coûte : { $cost }. Rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et ouvre le cadenas { $rank } de sa piste.
web-cw-why-own = Vous l’avez déjà.
web-cw-why-next = Il faut détenir exactement ces ressources, pendant le commandement, et une acquisition par tour au plus.
web-cw-why-later = Une colonne s’achète de haut en bas, sans rien sauter.

key-done = T
key-pass = P

part-CW-GEN = Règles générales
part-CW-SET = Mise en place
part-CW-LOOT = Butin
part-CW-CMD = Commandement
part-CW-BRD = Abordage
part-CW-END = Fin de la partie
part-CW-SCO = Décompte
part-CW-DUEL = Duel
part-CW-SOLO = Seul face à une légende
part-CW-ADV = Cartes Aventure

