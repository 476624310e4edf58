# Ce qui est demandé, répondu et raconté à la table.
# $card porte son article, $card_name est le nom seul, $card_figures les valeurs entre parenthèses s'il y en a.


## Valeurs d'une carte

figures-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
figures-ship = { " " }({ $gift ->
        [0] { figures-coins }
       *[other] { $coins }+{ $gift } pièces
    }, { $swords ->
        [skull] tête de mort
        [one] { $swords } sabre
       *[other] { $swords } sabres
    })
figures-character = { " " }(coût { $cost }, influence { $influence })
figures-expedition = { " " }({ $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
figures-tax = { "" }


## Questions

ask-open = À vous : révélez la première carte.
ask-discover = Révéler une autre carte, ou vous arrêter et prendre dans la rivière ?
ask-repel = { $ship_name }{ $ship_figures } : repousser ce navire, ou le laisser entrer ?
ask-after-bust = Votre tour est perdu. Autre chose avant de passer la main ?
ask-take = { $left ->
        [0] Plus rien à prendre. Autre chose avant de terminer ?
        [one] Prendre une carte de la rivière ?
       *[other] Prendre jusqu’à { $left } cartes de la rivière ?
    }


## Réponses

do-reveal = Révéler une carte
do-stop = S’arrêter
do-repel = Repousser
do-keep = Laisser entrer
do-take = Prendre { $card }{ $card_figures }
do-pass = Terminer
do-complete = Compléter « { $card_name } » avec { $payment }{ $card_figures }


## Le journal

log-turn = Au tour de { $player }.
log-revealed = { $player } révèle { $card }{ $card_figures }.
log-repelled = { $player } repousse { $card_the }.
log-busted = Deuxième navire de sa couleur : { $player } perd son tour, la rivière est défaussée.
log-jesters-paid = Saltimbanques : { $player } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-taxed = { $player } perd { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à la taxation.
log-tax-bonus = { $card_kind ->
        [tax-swords] Le plus de sabres
       *[other] Le moins d’influence
    } : { $player } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-admirals-paid = Amiraux : { $player } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-traded = { $player } commerce avec { $card_the }{ $coins ->
        [0] {""}
        [one] {" "}et gagne { $coins } pièce
       *[other] {" "}et gagne { $coins } pièces
    }.
log-hired = { $player } recrute { $card } { $coins ->
        [0] gratuitement
        [one] pour { $coins } pièce
       *[other] pour { $coins } pièces
    } (influence { $card_influence }).
log-paid-fee = { $player } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $other }.
log-passed = { $player } a terminé.
log-completed = { $player } défausse { $payment } ({ $payment_influence ->
        [one] { $payment_influence } point d’influence
       *[other] { $payment_influence } points d’influence
    }) et complète « { $card_name } » : { $card_influence ->
        [one] { $card_influence } point d’influence
       *[other] { $card_influence } points d’influence
    } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-stopped = { $player } s’arrête.
log-swept = { $cards ->
        [one] La dernière carte de la rivière est défaussée.
       *[other] Les { $cards } cartes restées dans la rivière sont défaussées.
    }
log-reshuffled = La pioche est vide : { $cards ->
        [one] la seule carte défaussée en forme une nouvelle.
       *[other] les { $cards } cartes défaussées, mélangées, en forment une nouvelle.
    }
log-recycled = Pioche et défausse sont vides : { $cards ->
        [one] la seule carte des trésors forme la nouvelle pioche, la pièce reste.
       *[other] les { $cards } cartes des trésors forment la nouvelle pioche, les pièces restent.
    }
log-ending = { $player } atteint l’objectif : la partie s’achève avec cette manche.
log-over = La partie est terminée.
log-final = { $player } finit avec { $points ->
        [one] { $points } point d’influence
       *[other] { $points } points d’influence
    } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-kept = { $player } laisse entrer { $card_the }.
log-tax-tied = { $card_kind ->
        [tax-swords] { $players } joueurs ont à égalité le plus de sabres.
       *[other] { $players } joueurs ont à égalité le moins d’influence.
    }
log-premium = Dont { figures-coins } grâce aux cartes de { $player }.
log-rebate = C’est { figures-coins } de moins qu’imprimé, grâce aux cartes de { $player }.
log-occasion-premium = Dont { figures-coins } grâce à l’événement du tour.
log-occasion-rebate = C’est { figures-coins } de moins qu’imprimé, grâce à l’événement du tour.
log-beyond-means = Rien de ce qui reste dans la rivière n’est à la portée de { $player }.
log-decided = Égalité en tête, les pièces départagent : { $player } a { figures-coins }.
