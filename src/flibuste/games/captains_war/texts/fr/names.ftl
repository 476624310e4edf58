# Les objets de Captains’ War. `name-` est court, `.some` en compte $n dans une phrase, `.the` porte l’article.

name-gold = or
    .some = { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
name-pearl = perle
    .some = { $n ->
        [one] { $n } perle
       *[other] { $n } perles
    }
name-wood = bois
    .some = { $n } bois
name-gem = gemme
    .some = { $n ->
        [one] { $n } gemme
       *[other] { $n } gemmes
    }
name-barrel = tonneau
    .some = { $n ->
        [one] { $n } tonneau
       *[other] { $n } tonneaux
    }
name-pirate-1 = pirate 1
    .some = { $n ->
        [one] { $n } pirate de force 1
       *[other] { $n } pirates de force 1
    }
name-pirate-2 = pirate 2
    .some = { $n ->
        [one] { $n } pirate de force 2
       *[other] { $n } pirates de force 2
    }
name-pirate-3 = pirate 3
    .some = { $n ->
        [one] { $n } pirate de force 3
       *[other] { $n } pirates de force 3
    }
name-pirate-4 = pirate 4
    .some = { $n ->
        [one] { $n } pirate de force 4
       *[other] { $n } pirates de force 4
    }
name-pirate-5 = pirate 5
    .some = { $n ->
        [one] { $n } pirate de force 5
       *[other] { $n } pirates de force 5
    }
name-choice = joker
    .some = { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
name-attack = attaque
    .some = +{ $n } en attaque
name-defence = défense
    .some = +{ $n } en défense
name-points = PR
    .some = { $n } PR

name-boats = Embarcations
    .some = { $n ->
        [one] { $n } case sur Embarcations
       *[other] { $n } cases sur Embarcations
    }
    .the = la piste d’embarcations
    .column = les embarcations
name-attributes = Attributs
    .some = { $n ->
        [one] { $n } case sur Attributs
       *[other] { $n } cases sur Attributs
    }
    .the = la piste d’attributs
    .column = les attributs

name-die-blue-1 = 1er dé bleu
    .the = le 1er dé bleu
name-die-blue-2 = 2e dé bleu
    .the = le 2e dé bleu
name-die-blue-3 = 3e dé bleu
    .the = le 3e dé bleu
name-die-yellow = dé jaune
    .the = le dé jaune
name-die-black = dé noir
    .the = le dé noir
name-die-red = dé rouge
    .the = le dé rouge
colour-blue = bleu
colour-yellow = jaune
colour-black = noir
colour-red = rouge
pair-took = { $first } et { $second }
pair-gets = { $first } puis { $second }
party-nobody = personne
name-none = rien
note-sheet = Les chiffres de la feuille sont les nôtres : le livret principal n’est pas public. « flibuste audit captains-war » les liste ; un fichier de correction les remplace.

name-raft = Radeau
    .the = le radeau
name-longboat = Chaloupe
    .the = la chaloupe
name-brig = Brick
    .the = le brick
name-galleon = Galion
    .the = le galion
name-eye-patch = Bandeau
    .the = le bandeau
name-hook = Crochet
    .the = le crochet
name-wooden-leg = Jambe de bois
    .the = la jambe de bois
name-parrot = Perroquet
    .the = le perroquet

name-calico-jack = Jack Rackham
name-anne-bonny = Anne Bonny
name-blackbeard = Barbe-Noire
name-ching-shih = Ching Shih

name-tailwind = Vent arrière
    .power = Le capitaine actif avance de 3 cases au lieu de 2 avec une face rouge double.
name-black-market = Marché noir
    .power = Le capitaine actif paie 2 pièces d’or par ressource.
name-rum-aplenty = Rhum à volonté
    .power = Un tonneau baisse de 2 pièces d’or le coût d’un pirate, au plus un tonneau par pirate.
name-vengeance = Vengeance
    .power = Perdez un abordage, et votre prochaine attaque contre le vainqueur gagne +2.
name-treasure-hunt = Chasse au trésor
    .power = Le premier qui finit un commandement avec une ressource de chaque type marque 4 PR ; plusieurs au même tour les marquent tous.
name-royal-navy = Marine royale
    .power = Trois dés bleus identiques : chacun perd son pirate le plus faible avant de choisir ses dés.
name-prize = Prise de guerre
    .power = Gagnez un abordage de 4 ou plus et prenez les deux récompenses.
name-seven-seas = Les sept mers
    .power = La bataille navale paie davantage.

flag-boats = Embarcations
flag-attributes = Attributs
flag-command = Bonus de commandement
flag-track = Gagné sur les pistes
flag-rank = Rang d’attributs
flag-boardings = Tableau d’abordage
flag-naval = Bataille navale
flag-adventure = Aventure
flag-chest = Ressources restantes
