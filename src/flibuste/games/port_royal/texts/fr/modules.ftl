# Les mots des extensions : options, questions, réponses, journal.
# $contract porte son article, $contract_name est le nom seul.


## Options

option-gambler = Le parieur
option-gambler-no = Sans
    .help = Aucun parieur dans la pioche.
option-gambler-yes = Avec
    .help = Quatre parieurs rejoignent la pioche : 4 cartes révélées d’un coup, pour une carte de plus à prendre.

option-sails = Port Royal met les voiles
option-sails-no = Sans
    .help = Aucune carte de Port Royal met les voiles.
option-sails-marked = Ses 20 cartes marquées
    .help = Cinq marchands, cinq passagers et dix navires de plus dans le jeu de base.
option-sails-alone = Seul
    .help = Une partie rapide à 2, 3 ou 4, avec ses 60 cartes et rien d’autre. Elle finit à 8 points d’influence.

option-contracts = Pour un contrat de plus
option-contracts-no = Sans
    .help = Ni ses cartes, ni ses contrats.
option-contracts-cards = Les cartes seulement
    .help = Ses 14 personnages et ses 10 navires, sans contrats.
option-contracts-competitive = Chacun pour soi
    .help = Quatre contrats sur la table ; le deuxième et le troisième que vous remplissez rapportent de l’influence.
option-contracts-cooperative = Ensemble ou en solo
    .help = De 1 à 5 : remplissez tous les contrats avant que la pioche temporelle soit vide.


## Questions

ask-after-stroke = La découverte est terminée. Autre chose avant de prendre dans la rivière ?
ask-store = Ranger le navire sous votre marchand, ou le défausser ?
ask-share = Ce navire rapporte aussi à un autre joueur. À qui ?
ask-inspect = Vous venez de perdre des pièces à la taxation. Poser un marqueur sur « { $contract_name } », maintenant ou jamais ?
ask-jinx = Votre tour est perdu. Poser un marqueur sur « { $contract_name } », maintenant ou jamais ?
ask-speculate = La rivière montre 3 couleurs de navires. Poser un marqueur sur la première case de « { $contract_name } » ?
ask-speculate-big = La rivière montre 4 couleurs de navires. Poser un marqueur sur « { $contract_name } », maintenant ou jamais ?
ask-give-up = Encaisser les pièces du navire, ou y renoncer pour « { $contract_name } » ?
ask-handicap = Combien de cartes temporelles mettre de côté ? Chacune est un tour de moins, et un point de plus si vous gagnez.
ask-spare-time = Avant cette taxation, mettre de côté une carte temporelle ? C’est un tour de moins, et un point de plus si vous gagnez.
ask-last-claim = Tous ont pris leurs cartes. Un contrat avant la fin de votre tour ?
ask-last-chance = La pioche temporelle est vide. Une dernière action avant la fin ?


## Réponses

do-gamble = Utiliser un parieur
do-store = Ranger sous le marchand
do-discard = Défausser
do-give = Donner à { $seat }
do-claim = Remplir « { $contract_name } »
do-stow = Repousser et garder pour l’antre
do-place = Poser un marqueur sur « { $contract_name } »
do-decline = Laisser passer
do-collect = Encaisser
do-give-up = Renoncer aux pièces
do-set-aside = { $number ->
        [0] Garder tout le temps
        [one] Mettre { $number } carte de côté
       *[other] Mettre { $number } cartes de côté
    }


## Le journal

log-gambled = { $player } utilise un parieur : 4 cartes d’un coup.
log-stored = { $player } range { $card_the } sous son marchand et gagne 1 point d’influence.
log-clerks-helped = { $player } prend { $card_the } : ses greffiers lui accordent { $cards ->
        [one] { $cards } carte de plus
       *[other] { $cards } cartes de plus
    }.
log-gunners-paid = Canonnières : { $player } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-viceadmirals-paid = Vice-amiraux : { $player } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-gave = Le navire de { $player } rapporte aussi { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $other }.
log-fulfilled = { $player } remplit « { $contract_name } » { $coins ->
        [0] sans gagner de pièce
        [one] et gagne { $coins } pièce
       *[other] et gagne { $coins } pièces
    }.
log-ransom-paid = { $player } paie une rançon de { $coins } pièces.
log-contract-influence = Ce contrat vaut à { $player } { $points ->
        [one] { $points } point d’influence
       *[other] { $points } points d’influence
    }.
log-begun = { $player } a un marqueur sur la case { $box } de « { $contract_name } ».
log-gave-up = Pour « { $contract_name } », { $player } renonce à ce que rapporte { $card_the }.
log-declined = { $player } laisse passer « { $contract_name } ».
log-stowed = { $player } repousse { $card_the }, qui rejoint son antre.
log-set-aside = { $cards ->
        [0] { $player } n’écarte aucune carte temporelle.
        [one] { $player } écarte 1 carte temporelle.
       *[other] { $player } écarte { $cards } cartes temporelles.
    }
log-time-passed = La première carte vient de la pioche temporelle ; { $cards ->
        [0] il n’en reste aucune
        [one] il en reste { $cards }
       *[other] il en reste { $cards }
    }.
log-won = Tous les contrats sont remplis : la partie est gagnée, { $cards ->
        [0] sans carte de victoire
        [one] avec { $cards } carte de victoire
       *[other] avec { $cards } cartes de victoire
    }. Votre grade : { $rank }.
log-lost = Plus une carte temporelle, et { $contracts ->
        [one] un contrat encore ouvert
       *[other] { $contracts } contrats encore ouverts
    } : la partie est perdue.
