# Ce qu’on demande, répond et raconte à la table.
# Les formes d’une valeur sont décrites dans render/words/nassau.py.

## Questions

ask-walk = Où va le capitaine ?
ask-land = La barge : par quelle allée rentrez-vous en ville ?
ask-again = Encore un déplacement, pour 1 doublon ?
ask-quay = Vous passez. De quel quai part votre bateau ?
ask-pet-kraken = Utiliser le Kraken pour recevoir deux fois le bonus de ce quai ?
ask-choose = Quel équipement prenez-vous ?
ask-table = De quelle table vient votre pirate ?
ask-animal = Quel animal prenez-vous ?
ask-wake = Votre nouveau marin réveille un animal : lequel ?
ask-draw = { $left ->
        [one] Dans quelle pile piochez-vous la carte ?
       *[other] { $left } cartes à piocher. Dans quelle pile la prochaine ?
    }
ask-weapon = Quelle arme choisissez-vous ?
ask-stow = Plus de place dans vos cales pour { $thing_key ->
        [crate] { $left ->
            [one] { $left } caisse
           *[other] { $left } caisses
        }
        [provision] { $left ->
            [one] { $left } provision
           *[other] { $left } provisions
        }
       *[good] { $left ->
            [one] { $left } marchandise
           *[other] { $left } marchandises
        }
    }. Que faites-vous ?
ask-overload = Votre chargement n’entre plus. Que jetez-vous ?
ask-monkey = Garder { $thing_one } grâce à l’Esprit de singe ?
ask-voyage = Une action pour 1 provision, ou le retour ?
ask-sail = Où naviguez-vous ?
ask-act = Que faites-vous dans cette zone ?
ask-prepare = Avant le combat : le Crabe ou une bombe ?
ask-crates = Combien de caisses placez-vous ?
ask-occupy = Combien de caisses mettez-vous sur la tour de guet ?
ask-dodge = Esquive : perdre une caisse du combat ou payer 1 rhum ?
ask-defend = Défense : combien de dés lancez-vous ?
ask-cat = Utiliser le Chat pour relancer les 1 et les 2 ?
ask-ward = { $left ->
        [one] Quelle attaque repoussez-vous ?
       *[other] { $left } attaques à repousser. Laquelle d’abord ?
    }
ask-suffer = Quelle perte d’abord ?
ask-sleep = Un marin est perdu : quel animal s’endort ?
ask-spoils = La récompense : la doubler avec le Lézard ou un contrat ?
ask-trade = Commercer avec le vieux loup de mer pour 1 doublon ?
ask-hide = { $hidden ->
        [0] Quelle marchandise cachez-vous d’abord ?
       *[other] En cacher une autre ? { $hidden } jusqu’ici.
    }
ask-fire = Quels récits racontez-vous ? Trois cartes par rhum.
ask-turtle = Utiliser la Tortue pour doubler un revenu du port d’attache ?
ask-bonus = { $first ->
        [none] Le marchand : quel bonus prenez-vous ?
       *[other] Un second bonus pour 1 doublon ?
    }
ask-send = Où va le marchand ?

## Réponses

do-go = Par l’allée { $alley }
do-barge = Prendre la barge par l’allée { $alley }
do-land = Accoster par l’allée { $alley }
do-from = Repartir de la case { $crossing }
do-pause = Pause
do-pass = Passer
do-again = Encore un déplacement
do-end = Rester ici
do-quay = { $berth_name }
do-take = { $gift_name }
do-table = { $table_name }
do-animal = { $animal_name }
do-wake = Réveiller { $animal }
do-draw = Pile { $deck }
do-weapon = { $weapon_name }
do-dump = Jeter { $cargo }
do-leave = Laisser le reste
do-act = Agir
do-skull = Tête de mort
do-fire = Feu de camp
do-home = Port d’attache
do-compass = Boussole vers la zone { $zone }
do-sail = Zone { $zone }
do-fight = Combattre { $space }
do-outpost = Capturer l’avant-poste
do-tower = Occuper la tour de guet { $tower }
do-plunder = Piller le comptoir { $post }
do-dog = Rencontrer le vieux loup de mer
do-card = Piocher une carte Récit
do-crates = { $count ->
        [0] Aucune caisse
        [one] { $count } caisse
       *[other] { $count } caisses
    }
do-lose = Perdre une caisse
do-pay = Payer 1 rhum
do-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
do-ward = Repousser : { $token_thing }
do-suffer = Perdre : { $token_thing }
do-sleep = { $animal_name }
do-buy = Acheter : { $gift_name }
do-hide = Cacher : { $good }
do-tell = Raconter { $card }
do-enough = C’est tout
do-parrot = Raconter { $card } avec le Perroquet
do-turtle = Doubler { $income }
do-use = { $help ->
        [bomb] Lancer une bombe
        [contract] Utiliser un contrat
       *[animal] Utiliser { $help_name }
    }
do-skip = Non, continuer
do-bonus = { $bonus_name }
do-send = Case { $crossing }
do-dutch = Attaquer le Hollandais volant

## Le journal

log-round = Le tour { $round } commence.
log-dolphin = { $player } prend le dauphin.
log-dealt = { $player } commence avec { $weapon_one }, { $animal } et une cachette qui attend, dans cet ordre : { $hideout }.
log-walked = { $player } place { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    } et mène le capitaine à la case { $crossing }.
log-barged = { $player } place { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    } et prend la barge.
log-landed = { $player } place { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    } : la barge accoste à la case { $crossing }.
log-relocated = Toutes les allées sont occupées : { $player } pose le capitaine sur la case { $crossing }.
log-paused = { $player } fait une pause { $rum ->
        [0] sans rien payer
       *[other] pour 1 rhum
    }.
log-moored = { $player } passe : départ du bateau depuis { $berth }.
log-quay-paid = { $player } prend le bonus de { $berth }.
log-again = { $player } { $doubloons ->
        [0] déplace encore le capitaine sans rien payer
       *[other] paie 1 doublon pour déplacer encore le capitaine
    }.
log-paid = { $player } paie { $haul }.
log-fined = { $player } paie { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, faute de doublon.
log-kept = { $player } garde { $haul }.
log-got = { $player } reçoit { $haul }.
log-missed = { $player } ne reçoit pas { $haul } : { $haul_key ->
        [hold] toutes les cales sont ouvertes
        [crate] plus de place dans les cales
        [provision] plus de place dans les cales
        [good] plus de place dans les cales
       *[other] le navire n’en porte pas plus
    }.
log-exhausted = { $player } ne reçoit pas { $haul } : il n’y en a plus à prendre.
log-opened = { $player } ouvre 1 cale.
log-got-good = { $player } range 1 marchandise : { $good }.
log-freed = { $player } fait venir 1 pirate de { $table }.
log-adopted = { $player } prend { $animal }.
log-shown = Nouvel animal visible : { $animal_name }.
log-woke = { $player } réveille { $animal }.
log-dozed = { $player } : { $animal } s’endort.
log-drew = { $card_sight ->
        [hidden] { $player } pioche 1 carte de la pile { $deck }.
       *[seen] { $player } pioche 1 carte de la pile { $deck } : { $card }.
    }
log-renewed = Les cartes défaussées forment une nouvelle pile { $deck }.
log-dumped = { $player } jette { $cargo }.
log-used = { $player } utilise { $animal }.
log-sailed = { $player } navigue jusqu’à la zone { $zone }{ $laid ->
        [0] { "" }
        [one] , { $laid } pirate couché
       *[other] , { $laid } pirates couchés
    }.
log-stayed = { $player } reste en zone { $zone }.
log-jumped = La boussole mène { $player } en zone { $zone }.
log-fought = { $player } combat { $opponent } en zone { $zone }.
log-blasted = { $player } lance 1 bombe : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
log-marked = { $crates ->
        [0] { $player } n’a pas de caisse pour marquer les dégâts.
        [one] { $crates } caisse de { $player } marque les dégâts.
       *[other] { $crates } caisses de { $player } marquent les dégâts.
    }
log-placed = { $player } place { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    }{ $laid ->
        [0] { "" }
        [one] , { $laid } pirate couché
       *[other] , { $laid } pirates couchés
    }.
log-tokens = { $player } pioche des jetons : { $tokens }.
log-dodged = Une esquive : { $player } reprend 1 caisse.
log-held = Une esquive : { $player } { $rum ->
        [0] ne dépense rien
       *[other] paie 1 rhum
    } et toutes les caisses restent.
log-rolled = { $player } lance { $dice }{ $laid ->
        [0] { "" }
        [one] , { $laid } pirate couché
       *[other] , { $laid } pirates couchés
    }.
log-rerolled = Les dés de { $player } montrent maintenant { $dice }.
log-warded = { $player } repousse une attaque : { $token_thing }.
log-lost = { $player } perd { $token_one }.
log-lost-points = { $player } n’a rien de tel à perdre ({ $token_thing }) et { $points ->
        [0] n’a aucun point à perdre
        [one] perd { $points } point
       *[other] perd { $points } points
    }.
log-spoils = { $player } a infligé des dégâts : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et une récompense ({ $opponent_the }).
log-beat = { $player } bat { $opponent_the } et prend la tuile.
log-returned = { $player } : { $crates ->
        [one] { $crates } caisse retourne
       *[other] { $crates } caisses retournent
    } dans la réserve.
log-withstood = Dégâts { $damage } sur { $strength } : pas encore assez pour battre { $opponent_the }.
log-captured = { $player } place 1 pirate sur l’avant-poste de la zone { $zone }.
log-occupied = { $player } met { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } sur une tour de guet de la zone { $tower_zone }{ $laid ->
        [0] { "" }
        [one] , { $laid } pirate couché
       *[other] , { $laid } pirates couchés
    }.
log-evicted = { $player } y reprend { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } et gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-plundered = { $player } pille un comptoir de la zone { $post_zone }{ $laid ->
        [0] { "" }
        [one] , { $laid } pirate couché
       *[other] , { $laid } pirates couchés
    }.
log-met = { $player } rencontre le vieux loup de mer.
log-at-skull = { $player } accoste à l’île de la Tête de mort.
log-hid = { $player } cache 1 marchandise ({ $good }) { $value ->
        [0] dans la case centrale.
       *[other] sur une case de valeur { $value }.
    }
log-at-fire = { $player } s’assied au feu de camp.
log-told = { $player } raconte { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-joked = { $card_sight ->
        [hidden] { $player } raconte 1 blague (une carte de la pile { $deck }, face cachée) : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[seen] { $player } raconte 1 blague (face cachée : { $card }) : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
log-parroted = Le Perroquet répète : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus pour { $player }.
log-at-home = { $player } est de retour au port d’attache.
log-scored = { $player } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ses tours de guet.
log-refit = Tous les bateaux sont rentrés : on apprête les navires.
log-prize-tied = { $players } joueurs ont à égalité raconté les meilleurs récits.
log-prize = { $player } a raconté les meilleurs récits ({ $yarns ->
        [one] { $yarns } point
       *[other] { $yarns } points
    }) et en gagne { $points }.
log-silent = { $player } n’a rien raconté et { $points ->
        [0] n’a aucun point à perdre
        [one] perd { $points } point
       *[other] perd { $points } points
    }.
log-gone = Les animaux visibles s’en vont.
log-dog-at = Le vieux loup de mer est en zone { $zone }.
log-offered = Pour 1 doublon, le loup de mer propose au choix : { $offering }.
log-stocked = Nouveau sur un comptoir de la zone { $post_zone } : { $good }.
log-counted = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $part }{ $one ->
        [0] {""}
       *[other] {" "}: { $one } × { $other }
    }).
log-total = { $player } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
log-over = La partie est finie.
log-met-feld = { $player } rencontre le marchand itinérant.
log-sent = { $player } envoie le marchand à la case { $crossing }.
log-dutchman-at = Le Hollandais volant est en zone { $zone } et se combat avec des { $weapon } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour qui y met le plus de caisses.
log-attacked-dutchman = { $player } attaque le Hollandais volant.
log-on-dutchman = { $crates ->
        [0] Aucune caisse de { $player } ne reste chez le Hollandais.
        [one] { $crates } caisse de { $player } reste chez le Hollandais.
       *[other] { $crates } caisses de { $player } restent chez le Hollandais.
    }
log-won-dutchman = { $player } a le plus de caisses sur le Hollandais ({ $crates }) et gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
