# Ce qui est demandé, répondu et raconté à la table.
# $card est le nom seul, $card_the le nom avec son article ; $line_gains dit ce que donne une ligne.


## Questions

ask-draw = Où dessinez-vous { $card_the } ?
ask-draw-on = Où dessinez-vous { $card_the } sur le plateau de { $owner } ?
ask-hide = Où tendez-vous une embuscade à { $owner } ?
ask-scatter = Où placez-vous un point de votre embuscade contre { $owner } ?
ask-rumours = Qui gagne en puissance chez vous : les monstres ou les pirates ?
ask-home = Quel est votre port d’attache ?
ask-moor = D’où part votre navire ?
ask-act = Que faites-vous ce tour-ci ?
ask-sail = Le vent porte { $wind_to } : où allez-vous ?
ask-finish = Utilisez-vous encore un vent dans vos voiles ?
ask-spoils = Les pirates sont battus : quelle ligne du carnet prenez-vous ?
ask-decipher = Le monolithe en { $cell } : quelle ligne du carnet prenez-vous ?
ask-build = Construisez-vous un canon avec vos provisions ?
ask-trade = Que faites-vous au port ?
ask-prize = Vous avez gagné le combat : que prenez-vous ?
ask-forfeit = Vous avez perdu le combat : que laissez-vous ?


## Réponses

do-place = { $cell }, { $turn }
do-home = Port d’attache en { $cell }
do-moor = Partir de { $cell }
do-raise = Renforcer les { $power }
do-ambush = Se cacher en { $cell }
do-point = Un point en { $cell }
do-wind = Naviguer avec le vent { $heading_to }
do-sail = Un pas { $heading_to }
do-gust = Un vent dans les voiles { $heading_to }
do-spend = Dépenser 1 provision
do-explore = Explorer { $cell }
do-line = Ligne { $line } : { $line_gains }
do-build = Construire un canon
do-visit = Visiter le port en { $cell }
do-buy = { $service ->
        [ship] Acheter le navire suivant
        [cannon] Acheter un canon
       *[refill] Remplir la cale
    }
do-done = Terminer
do-stop = S’arrêter là
do-take = Prendre { $prize }
do-lose = Laisser { $loss }


## Le journal

log-turn = Tour { $turn }.
log-revealed = Carte révélée : { $card }.
log-drew = { $player } dessine { $card_the } en { $cells }.
log-drew-on = { $player } dessine { $card_the } chez { $other } en { $cells }.
log-no-room = { $player } ne trouve pas de place pour { $card_the }.
log-hid = { $player } tend une embuscade à { $other } en { $cell }{ $points ->
        [0] {""}
        [one] , avec 1 point
       *[other] , avec { $points } points
    }.
log-home = { $player } a pour port d’attache { $cell }.
log-moored = { $player } part de { $cell }.
log-raised = { $grown ->
        [0] Chez { $player }, la puissance des { $power } reste à { $count }, son maximum.
       *[other] Chez { $player }, la puissance des { $power } passe à { $count }.
    }
log-rolled = Vents : { $wind1 }, { $wind2 } et { $wind3 }. Carnet : ligne { $die }.
log-chose-wind = { $player } navigue avec le vent { $heading_to }.
log-sailed = { $player } va { $heading_to }, jusqu’en { $cell } : { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }.
log-gusted = { $player } utilise 1 vent dans les voiles { $heading_to }, jusqu’en { $cell }.
log-spent = { $player } dépense 1 provision pour aller plus loin.
log-paid-step = { $player } paie { gain-provisions } pour le mouvement qui manque.
log-met-monster = { $beaten ->
        [0] { $player } paie un monstre marin en { $cell } : puissance { $strength } contre { count-cannons }.
       *[other] { $player } bat un monstre marin en { $cell } : { count-cannons } contre une puissance de { $strength }.
    }
log-crossed-peril = { $player } traverse un péril en { $cell }.
log-rode-current = Un courant emporte { $player } sur { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, jusqu’en { $cell }.
log-met-pirates = { $beaten ->
        [0] { $player } paie les pirates en { $cell } : puissance { $strength } contre { count-cannons }.
       *[other] { $player } bat les pirates en { $cell } : { count-cannons } contre une puissance de { $strength }.
    }
log-stayed = { $player } finit son tour en { $cell }.
log-explored = { $player } explore { $cell }.
log-read-line = { $player } prend la ligne { $die } du carnet.
log-found = En { $cell }, { $player } trouve { $find ->
        [provisions] des provisions.
        [gold] de l’or.
        [story] de quoi raconter.
       *[monolith] 1 monolithe.
    }
log-built = { $player } construit son canon n° { $count }.
log-struck = { $player } raye { gain-provisions } : la cale ne contient pas plus.
log-visited = { $player } revient au port en { $cell }.
log-told-story = { $player } raconte son histoire au port en { $cell } : { $count } de renommée.
log-all-ports = { $player } a visité les huit ports : { $count } de renommée à la fin.
log-bought-ship = { $player } achète { $ship_the } : { $count } de renommée à la fin.
log-bought-cannon = { $player } achète son canon n° { $count }.
log-refilled = { $player } remplit sa cale.
log-treasure = Tous les monolithes trouvés : à { $player } le trésor n° { $tier }, { $count } de renommée à la fin.
log-ambushed = L’embuscade de { $player } autour de { $cell } surprend { $other }.
log-rolled-fight = { $player } lance le dé : { $die }{ $die ->
        [1] , c’est perdu d’avance
        [6] , c’est gagné d’avance
       *[other] {""}
    }.
log-compared = Avec les canons, { $player } a { $count } et { $other } { $against }.
log-won-fight = { $player } l’emporte sur { $other }.
log-tied-fight = Égalité : ni { $player } ni { $other } ne l’emporte.
log-gave-up = { $count ->
        [0] Combat perdu : { $player } n’a rien à laisser.
       *[other] Combat perdu : { $player } doit laisser quelque chose.
    }
log-gained-story = { $player } gagne { gain-story }.
log-gained-gold = { $player } gagne { gain-gold }.
log-gained-provisions = { $player } gagne { gain-provisions }.
log-gained-wind = { $player } gagne { $count ->
        [one] { $count } vent
       *[other] { $count } vents
    } dans les voiles.
log-full = La piste de { $player } ({ $track }) est pleine : il y manque { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.
log-lost-gold = { $player } dépense { gain-gold }.
log-lost-provisions = { $player } dépense { gain-provisions }.
log-over = La partie est terminée.
log-final = { $player } : histoires racontées { $told }, dernière histoire { $last }, pirates jamais rencontrés { $pirates }, port d’arrivée { $arrival }, bonus { $stars }. Total : { $count } de renommée.
log-decided = Égalité en tête : il reste à { $player } { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } et { $provisions ->
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }.
log-titled = On se souviendra de { $player } : { $title }.
log-bonus = { $player } atteint la case { $box } de sa piste ({ $track }), qui { $gift ->
        [story] donne 1 point d’histoire de plus.
        [gold] donne une pièce d’or de plus.
        [wind] donne 1 vent dans les voiles.
        [refill] remplit la cale.
       *[stars] donne { $count } de renommée à la fin.
    }
count-cannons = { $cannons ->
        [0] aucun canon
        [one] 1 canon
       *[other] { $cannons } canons
    }
