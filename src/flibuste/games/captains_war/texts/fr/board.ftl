# Les mots de la table et de la feuille de Captains' War.

game-title = Captains’ War
game-subtitle = De trois à six capitaines · duel · seul face à une légende
game-pitch = De l’or, des embarcations, des abordages secrets : quels pirates envoyer, lesquels garder ?
game-minutes = 30–45
game-aim = Ayez le plus de points de Réputation quand quelqu’un a livré cinq abordages, entouré sa dernière pièce ou reçu les deux bonus de commandement. Les pirates envoyés sont perdus ; ceux que vous gardez comptent à la bataille navale. Les chiffres de la feuille sont les nôtres : tapez « cartes » pour savoir d’où ils viennent.

option-captain = Capitaine légendaire
option-captain-calico-jack = Jack Rackham
    .help = En solo seulement. Le plus facile : il vole de l’or.
option-captain-anne-bonny = Anne Bonny
    .help = En solo seulement. Un équipage plus nombreux, et rapide sur les pistes.
option-captain-blackbeard = Barbe-Noire
    .help = En solo seulement. Riche dès le départ, il vole et avance.
option-captain-ching-shih = Ching Shih
    .help = En solo seulement. La plus difficile : une flotte dès le départ, et elle ne recrute jamais.

option-adventure = Cartes Aventure
option-adventure-none = Aucune
    .help = Le jeu sans carte Aventure.
option-adventure-tailwind = Vent arrière
    .help = { name-tailwind.power }
option-adventure-black-market = Marché noir
    .help = { name-black-market.power }
option-adventure-rum-aplenty = Rhum à volonté
    .help = { name-rum-aplenty.power }
option-adventure-vengeance = Vengeance
    .help = { name-vengeance.power }
option-adventure-treasure-hunt = Chasse au trésor
    .help = { name-treasure-hunt.power }
option-adventure-royal-navy = Marine royale
    .help = { name-royal-navy.power }
option-adventure-prize = Prise de guerre
    .help = { name-prize.power }
option-adventure-seven-seas = Les sept mers
    .help = { name-seven-seas.power }
option-adventure-campaign-2 = Campagne, partie 2
    .help = Vent arrière et Marché noir. (La partie 1 est Vent arrière seul.)
option-adventure-campaign-3 = Campagne, partie 3
    .help = Marché noir et Rhum à volonté.
option-adventure-campaign-4 = Campagne, partie 4
    .help = Rhum à volonté et Vengeance.
option-adventure-campaign-5 = Campagne, partie 5
    .help = Vengeance et Chasse au trésor.
option-adventure-campaign-6 = Campagne, partie 6
    .help = Chasse au trésor et Marine royale.
option-adventure-campaign-7 = Campagne, partie 7
    .help = Marine royale et Prise de guerre.
option-adventure-campaign-8 = Campagne, partie 8
    .help = Prise de guerre et Les sept mers.
option-adventure-all = Les huit
    .help = Toutes les cartes Aventure à la fois.

sheet-turn = Tour { $turn } · actif : { $player }
sheet-dice = Dés
sheet-aside = écarté
sheet-taken = pris
sheet-gold = Or
sheet-coins-left = { $n ->
        [one] { $n } pièce libre
       *[other] { $n } pièces libres
    }
sheet-chest = Coffre
sheet-free = { $n ->
        [one] { $n } libre
       *[other] { $n } libres
    }
sheet-crew = Équipage
sheet-no-crew = personne
sheet-strength = puissance { $n }
sheet-bonuses = attaque +{ $attack }, défense +{ $defence }
sheet-boardings = Abordages
sheet-attacks = { $n ->
        [0] aucune attaque lancée
        [one] { $n } attaque lancée
       *[other] { $n } attaques lancées
    } : { $points } PR
sheet-attack = attaque
sheet-defence = défense
sheet-won = gagné
sheet-tied = égalité
sheet-lost = perdu
sheet-next = ensuite : { $name } pour { $cost } ({ $points } PR)
sheet-column-done = colonne complète
sheet-needs = cercle { $circle } : il faut { $name }
sheet-gain = cercle { $circle } : { $gain }
sheet-no-gain = plus de gain devant
sheet-truce = pavillon blanc
sheet-weary = ne peut pas attaquer ce tour
sheet-score = { $points } PR si la partie s’arrêtait
sheet-final = score final { $points } PR
sheet-ends-now = Ce tour est le dernier : { $reason }
sheet-ends = La partie finit avec le tour où quelqu’un mène son abordage n° { $boardings }, entoure la dernière de ses { $coins } pièces ou tient les deux bonus de commandement
sheet-legend-won = { $name } l’emporte avec { $points } PR, contre { $own } pour { $player }.
sheet-near-end = La fin approche : { $reason }
sheet-end-boardings = { $name } compte { $n ->
        [one] { $n } abordage
       *[other] { $n } abordages
    } sur { $of }
sheet-end-coins = { $name } a entouré { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    } sur { $of }
sheet-end-commands = { $name } a un bonus de commandement
sheet-end-chest = { $name } : { $n } dans le coffre commun
sheet-command-bonus = bonus de commandement : { $columns }
sheet-total = total { $n }
sheet-defends = puissance { $n }, défense +{ $bonus }
sheet-ticked = (recrutement)
sheet-ends-by-boardings = cinquième abordage
sheet-ends-by-coins = dernière pièce entourée
sheet-ends-by-commands = deux bonus de commandement
sheet-ends-by-chest = une ressource est épuisée
sheet-ends-by-turn-limit = dernier tour permis

# Ce que coûtent et rapportent les réponses, après un signe et un nombre $count.
thing-gold = { $count ->
        [one] pièce d’or
       *[other] pièces d’or
    }
thing-pearl = { $count ->
        [one] perle
       *[other] perles
    }
thing-wood = bois
thing-gem = { $count ->
        [one] gemme
       *[other] gemmes
    }
thing-barrel = { $count ->
        [one] tonneau
       *[other] tonneaux
    }
thing-pirate-1 = { $count ->
        [one] pirate de force 1
       *[other] pirates de force 1
    }
thing-pirate-2 = { $count ->
        [one] pirate de force 2
       *[other] pirates de force 2
    }
thing-pirate-3 = { $count ->
        [one] pirate de force 3
       *[other] pirates de force 3
    }
thing-pirate-4 = { $count ->
        [one] pirate de force 4
       *[other] pirates de force 4
    }
thing-pirate-5 = { $count ->
        [one] pirate de force 5
       *[other] pirates de force 5
    }
thing-choice = { $count ->
        [one] ressource au choix
       *[other] ressources au choix
    }
thing-boats = { $count ->
        [one] case sur Embarcations
       *[other] cases sur Embarcations
    }
thing-attributes = { $count ->
        [one] case sur Attributs
       *[other] cases sur Attributs
    }
thing-attack = en attaque
thing-defence = en défense
thing-points = PR
