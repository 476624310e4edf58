# Les mots que seule la table du navigateur utilise.

web-na-port = Port de Nassau
web-na-kraken = Un kraken vit ici : les bateaux s’arrêtent.
web-na-dog = Vieux loup de mer
web-na-pile = { $count } en pile
web-na-ship = Votre navire
web-na-reserve = { $count ->
        [one] { $count } caisse en réserve
       *[other] { $count } caisses en réserve
    }
web-na-standing = debout
web-na-lying = couchés
web-na-tavern = Taverne
web-na-empty = vide
web-na-shut = fermée
web-na-fight = { $name }, force { $force }
web-na-damage = Caisses de ce combat : { $placed } · dégâts déjà présents : { $there }

key-pause = P
key-pass = S
key-home = H
