# Ce qui se demande, se répond et se raconte à la table.
# $colour_key est le mot anglais de la couleur, pour choisir ; $tile_a une tuile avec son article.


## Questions

ask-turn = Phase { $phase_phase } : quelle action ?
ask-special = Action blanche : avancer, ou jouer l’action de votre case ?
ask-navigate = { $ashore ->
        [0] Où naviguent vos bateaux ?
        [1] Placez votre autre bateau sur le cadre, ou naviguez.
       *[other] Placez un bateau sur le cadre, puis naviguez.
    } { $points ->
        [0] Plus aucun pas.
        [one] Un pas chacun.
       *[other] Jusqu’à { $points } pas chacun.
    }
ask-settle = Fonder un comptoir près de l’ancre en { $anchor } ?
ask-load = Combien de canons chargez-vous ?
ask-plan = Quelle tuile prenez-vous dans la réserve ? Il reste { $points } PA.
ask-progress = De combien avance votre marqueur de progression ?
ask-learn = Quelle tuile Progression prenez-vous ?
ask-build = Quelle tuile posez-vous, et où ? Il reste { $points } PA.
ask-produce = Quelle tuile Production achetez-vous ? Il reste { $points } PA.
ask-advance = De combien avance votre marqueur d’ordre ?


## Réponses

do-navigate = Bleu : déplacer les bateaux
do-load = Noir : charger les canons
do-plan = Rouge : planifier
do-progress = Marron : progresser
do-build = Vert : construire
do-produce = Jaune : acheter de la production
do-special = Blanc : action spéciale
do-gold = Prendre de l’or
    .short = Prendre l’or
do-renown = Utiliser Renommée
do-pass = Ne rien faire
do-advance = Avancer sur la piste d’action spéciale
    .short = Avancer
do-perform = Effectuer l’action de ma case
do-launch = Placer le bateau { $ship } { $space_at }
do-sail = Bateau { $ship } : naviguer { $place_at }
do-settle = Fonder un comptoir
do-skip = Ne pas en fonder
do-move = { $number ->
        [0] Rester
        [one] { $number } case
       *[other] { $number } cases
    }
do-learn = { $progress }
do-take = Prendre { $tile_a }
do-lay = { $tile } en { $cell }, { $turn }
do-buy = Acheter { $production } ({ $production_cost })
do-stop = Finir
    .short = Finir
do-spend = Dépenser 1 or : 1 point d’action
    .short = 1 PA de plus
do-cash = Échanger un coffre contre de l’or
    .short = Ouvrir un coffre
do-use = Utiliser { $progress }


## Choses comptées

some-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
some-action-points = { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
some-gold = { $count ->
        [one] { $count } or
       *[other] { $count } ors
    }
some-spaces = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
with-points = { $bonus ->
        [0] { some-action-points }
       *[other] { $points } + { $bonus } points d’action (tuiles Progression)
    }


## Le journal

log-first = { $player } joue en premier.
log-gift = { $player } commence avec { some-gold }.
log-pirate = Un jeton Pirate de { $strength } est retourné : force { $sum }.
log-filled = Tous les cubes vont dans la tour ; il y reste { $cubes }.
log-round = Tour { $round } ; le marqueur de temps indique { $time }.
log-turn = Tour { $round }, phase { $colour_phase }.
log-thrown = { $count ->
        [one] { $count } cube va
       *[other] { $count } cubes vont
    } dans la tour, il en sort { $cubes } : { some-action-points }.
log-empty-storage = La case de stockage est vide, personne ne joue.
log-nothing-out = { $count ->
        [one] { $count } cube va
       *[other] { $count } cubes vont
    } dans la tour et rien n’en sort, personne ne joue.
log-acts = { $player } { $colour_key ->
        [blue] déplace ses bateaux
        [black] charge des canons
        [red] planifie
        [brown] progresse
        [green] construit
        [yellow] achète de la production
       *[white] choisit l’action spéciale
    } : { with-points }.
log-performs = Par l’action blanche, { $player } { $colour_key ->
        [blue] déplace ses bateaux
        [black] charge des canons
        [red] planifie
        [brown] progresse
        [green] construit
       *[yellow] achète de la production
    } : { with-points }.
log-took-gold = { $player } prend { some-gold } pour { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
log-changed = { $player } a la tuile Change : 1 or pour { $cubes } cubes.
log-renowned = { $player } marque { some-points } pour les cubes de la case centrale.
log-passed = { $player } ne fait rien.
log-launched = { $player } place le bateau { $ship } { $place_at }.
log-sailed = { $player } mène le bateau { $ship } { $place_at }, { $steps } pas.
log-settled = { $player } fonde 1 comptoir en { $cell }.
log-discovered = { $player } y découvre une île : { some-points }.
log-loaded = { $player } { $count ->
        [0] ne charge pas de canon
        [one] charge { $count } canon
       *[other] charge { $count } canons
    } et en a { $cannons }.
log-took = { $player } prend { $tile_a } pour { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    }.
log-improved = { $player } { $count ->
        [0] reste en
       *[other] avance de { some-spaces },
    } progression { $space }.
log-learned = { $player } prend la tuile Progression { $tile }.
log-no-tile = Il ne reste pas de tuile Progression pour { $player }.
log-laid = { $player } pose { $tile_a } en { $cell } pour { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    } : { some-points }{ $large ->
        [0] {""}
       *[1] {" "}sur cette grande île
    }.
log-gathered = { $player } récolte { $good_some }.
log-completed = { $player } complète ainsi cette île : { some-points }.
log-chest = { $player } prend 1 coffre aux trésors, celui de la grande île.
log-posts = { $player } y marque { some-points } pour { $count ->
        [one] { $count } comptoir
       *[other] { $count } comptoirs
    } ({ $value } × { $time }).
log-bought = { $player } achète une tuile Production ({ $production }) pour { $production_cost ->
        [one] { $production_cost } point d’action
       *[other] { $production_cost } points d’action
    }.
log-advanced = { $player } { $count ->
        [0] reste
       *[other] avance de { some-spaces },
    } case { $space } de la piste d’action spéciale.
log-overtook = { $player } passe sur la pile de tête, case { $space }.
log-surplus = { $player } a des points d’action de trop au bout de la piste : { some-gold }.
log-gave-up = { $player } abandonne { some-action-points }.
log-spent = { $player } dépense 1 or pour 1 point d’action.
log-cashed = { $player } échange 1 coffre aux trésors contre { some-gold }.
log-used = { $player } utilise la tuile { $tile }{ $tile_key ->
        [fair-winds]  : { $count } points d’action de plus.
        [purse]  : { some-gold }.
        [treasure]  : { some-gold }.
       *[other] .
    }
log-concession = { $player } reçoit { some-gold } pour le comptoir.
log-excess = { $player } a plus d’or que la piste n’en tient : { some-points }.
log-attack = Les pirates attaquent, force { $strength }.
log-marque = { $player } a la lettre de marque : pour les autres, les pirates ont { $count } de force de plus.
log-beat = { $player } { $count ->
        [0] n’a rien à craindre des pirates.
        [one] tire { $count } canon et les bat ; il lui en reste { $left }.
       *[other] tire { $count } canons et les bat ; il lui en reste { $left }.
    }
log-ransomed = { $player } a la tuile Rançon : la perte est divisée par { $share }, arrondie au supérieur.
log-beaten = { $player } { $count ->
        [0] n’a pas de canon contre { $strength }
        [one] n’a que { $count } canon contre { $strength } et le perd
       *[other] n’a que { $count } canons contre { $strength } et les perd
    } : { some-points } en moins.
log-at-nought = { $player } n’a plus de point : le score ne descend pas au-dessous de 0.
log-booty = { $player } prend { some-gold } de butin.
log-renewed = Les tuiles Progression de droite quittent la partie, celles de gauche prennent leur place, quatre nouvelles arrivent ; la production est renouvelée.
log-final = La partie s’achève : décompte final.
log-final-gold = { $player } : { some-points } pour l’or.
log-final-good = { $player } : { some-points } pour { $good_the } ({ $count } × { $production }).
log-final-tile = { $player } : { some-points } pour la tuile { $tile }.
log-final-progress = { $player } : { some-points } pour la progression.
log-final-special = { $player } : { some-points } pour la piste d’action spéciale.
log-ended = { $player } finit avec { some-points }.
log-decided = Égalité en tête : { $player } passe devant dans l’ordre du tour et l’emporte.
