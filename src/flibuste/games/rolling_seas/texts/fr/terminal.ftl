# Les mots de la table de Rolling Seas dans le terminal.

terminal-aim = En { $turns } tours, naviguez, explorez et racontez votre histoire dans les ports : chaque récit vaut autant de renommée que vous avez coché de points d’histoire. Le plus grand total gagne.
terminal-count = { $name } : { $count }
terminal-winds = Vents : { $winds }
terminal-line = Carnet, ligne { $line } : { $gains }
terminal-card = Carte : { $card }{ $row ->
        [0] {""}
       *[other] , ligne { $row } ou colonne { $column }
    }. { $power }
terminal-chart-of = La mer de { $name }
terminal-renown = { $count } de renommée
terminal-ship = { $name }, { $moves ->
        [one] { $moves } point de mouvement
       *[other] { $moves } points de mouvement
    }, cale { $hold }
terminal-power = Puissance : monstres { $monsters }, pirates { $pirates }
terminal-fame = Récits : { $told }
terminal-title = Titre : { $title }


## Signes

sign-ship = le navire
sign-track = la route de ce tour
sign-wake = le trait
sign-spent = aventure déjà traversée
sign-monsters = monstre marin
sign-perils = péril maritime
sign-flows = courant, dans son sens
sign-pirates = pirates
sign-rocks = rochers
sign-ambush = embuscade
sign-point = point d’embuscade
sign-sea = mer
sign-land = terre
sign-port = port, par son numéro
sign-visited = port déjà visité
sign-monolith = monolithe ancien
sign-provisions = terre avec une provision
sign-gold = terre avec une pièce d’or
sign-story = terre avec un point d’histoire
sign-explored = terre explorée
terminal-moves = Points de mouvement restants : { $count }
terminal-home = Port d’attache : { $cell }
terminal-ambush = Embuscade de { $name } : { $cell }, points { $points }
