# Les aventuriers, les événements et les missions de L’aventure commence.


## Les aventuriers

adventurer-gamine = Grace May « Gamine »
    .power = Si vous perdez votre tour et que la rivière compte 4 cartes ou moins, le dernier navire compris : +2 pièces.
adventurer-grandeur = Jacques Grandeur
    .power = Chaque fois que vous accomplissez une expédition : +2 couronnes.
adventurer-blackbeard = Jean Blackbeard
    .power = 1 sabre, comme un matelot.
adventurer-anne = Señora Anne
    .power = Vos recrutements coûtent 1 pièce de moins, comme avec une señorita.
adventurer-ferdinando = Don Ferdinando
    .power = +1 couronne à chaque galion noir que vous prenez, vendu ou conservé.
adventurer-scott = Officier Scott
    .power = Quand vient votre tour de prendre, si la rivière compte 5 cartes ou plus : +1 pièce.
adventurer-scott-the = l’officier Scott
adventurer-landman = P. Landman « Baron »
    .power = +1 pièce à chaque frégate rouge que vous prenez, vendue ou conservée.
adventurer-mary = Cutthroat Mary
    .power = Quand vient votre tour de prendre, si la rivière compte 3 navires ou plus : +1 pièce.
adventurer-samuel = Samuel Blackguard
    .power = +2 pièces, une seule fois, quand la porte s’ouvre.
adventurer-fishborn = Thomas Fishborn
    .power = Une fois par tour actif, regardez 3 cartes, défaussez-en 2 et remettez l’autre sur la pioche, comme une sentinelle.


## Les événements

event-EV-01 = Vent favorable
    .effect = Le joueur actif peut prendre 1 carte de plus ce tour-ci.
    .flavour = La brise tourne au bon moment.
event-EV-02 = Brume épaisse
    .effect = Le joueur actif ne peut pas s’arrêter tant que la rivière compte moins de 3 cartes.
    .flavour = On ne voit plus son gaillard d’avant.
event-EV-03 = Foire à l’embauche
    .effect = Pour chaque joueur, le premier personnage recruté ce tour-ci coûte 1 pièce de moins.
    .flavour = Les bras ne manquent pas ce matin.
event-EV-04 = Carénage
    .effect = Chaque joueur qui a 8 pièces ou plus en défausse 1.
    .flavour = Les coques réclament leur dû.
event-EV-05 = Largesses du gouverneur
    .effect = Le ou les joueurs qui ont le moins d’influence gagnent 2 pièces.
    .flavour = Le gouverneur aime être aimé.
event-EV-05-alone = Gagnez 1 pièce.
event-EV-06 = Nuit sans lune
    .effect = Ce tour-ci, qui prend une carte ne verse rien au joueur actif.
    .flavour = La douane dort.
event-EV-06-alone = Gagnez 1 pièce.
event-EV-07 = Exercice d’abordage
    .effect = Ce tour-ci, le joueur actif a 1 sabre de plus, seulement pour repousser.
    .flavour = Sabres au clair, pour la forme.
event-EV-08 = Grains violents
    .effect = Aucun navire ne peut être repoussé ce tour-ci.
    .flavour = Impossible d’aborder par ce temps.
event-EV-09 = Bal au palais
    .effect = À partir du joueur actif, chacun peut payer 2 pièces pour gagner 1 couronne.
    .flavour = Un pas de danse, une faveur.
event-EV-10 = Dépêche royale
    .effect = Le joueur actif gagne 1 couronne.
    .flavour = Un pli cacheté de cire bleue.
event-EV-11 = Rats dans la cale
    .effect = Le joueur actif défausse 2 pièces, ou tout ce qu’il a.
    .flavour = Ils ont mangé jusqu’aux registres.
event-EV-12 = Convoi marchand
    .effect = Ce tour-ci, chaque navire vendu (non conservé) rapporte 1 pièce de plus.
    .flavour = Vingt voiles d’un coup.
event-EV-13 = Homme de vigie
    .effect = Le joueur actif regarde la première carte de la pioche et peut la défausser sans effet.
    .flavour = Navire en vue, ou presque.
event-EV-N1 = Renforts du soir
    .effect = Le joueur actif peut prendre 1 carte de plus ce tour-ci.
    .flavour = La marée du soir amène du monde.
event-EV-N2 = Fin du mois
    .effect = On suit le sablier de la mission la plus récente, puis on refait le paquet Événement.
event-EV-N3 = Fin du mois
    .effect = Chacun peut payer 10 pièces pour retirer le marqueur de gauche de son aventurier, puis on refait le paquet Événement.


## Les missions : ce qu’elles demandent

mission-name = la mission { $key }
    .start = La mission { $key }

mission-10 = −2 pirates d’Arès, cargaison libre
mission-11 = avoir au moins 1 capitaine ; avoir au moins 1 sabre
mission-12 = avoir au moins 1 prêtre
mission-13 = avoir au moins 1 prêtre ; −4 pièces
mission-14 = avoir au moins 2 sabres ; −1 pirate d’Arès, cargaison libre
mission-15 = avoir au moins 2 sabres ; −2 pirates d’Arès, cargaison libre
mission-16 = avoir au moins 2 sabres ; −2 pièces
mission-17 = avoir au moins 2 sabres ; −5 pièces
mission-20 = −1 navire à pain
mission-21 = avoir au moins 1 colon ; −1 navire à rhum
mission-22 = −1 navire à rhum
mission-23 = avoir au moins 2 négociants, couleurs libres
mission-24 = avoir au moins 2 négociants, couleurs libres ; −3 pièces
mission-25 = avoir au moins 1 colon
mission-26 = avoir au moins 1 colon ; −3 pièces
mission-27 = avoir au moins 2 sabres ; −2 pièces
mission-28a = avoir au moins 2 sabres ; −1 pirate d’Arès, cargaison libre
mission-28b = avoir au moins 2 sabres ; −4 pièces
mission-30 = avoir au moins 1 expédition accomplie
mission-31 = −1 pirate d’Arès à livre de rituels
mission-32 = avoir au moins 1 capitaine
mission-33 = joueur actif, au moins 4 couleurs de navires dans la rivière (à prendre aussitôt)
mission-34 = joueur actif, au moins 4 couleurs de navires dans la rivière (à prendre aussitôt) ; −5 pièces
mission-35 = avoir au moins 7 points d’influence
mission-36 = avoir au moins 7 points d’influence ; −3 pièces
mission-37 = avoir au moins 2 sabres
mission-38 = avoir au moins 2 sabres ; −3 pièces
mission-40 = avoir au moins 3 personnages d’un coût imprimé de 3 au plus
mission-41 = −1 pirate d’Arès à plantes médicinales ; −1 navire à pain
mission-42 = −1 pirate d’Arès à plantes médicinales
mission-43 = avoir au moins 1 colon ; −2 pièces
mission-44 = avoir au moins 1 colon ; −1 navire à pain
mission-45 = −2 couronnes
mission-46 = −2 couronnes ; −4 pièces
mission-47 = −2 couronnes
mission-48 = −3 couronnes
mission-50 = être touché par une taxation révélée (à prendre aussitôt)
mission-51 = joueur actif, s’arrêter dès la 4e carte de la rivière, prendre 1 carte de moins ; −5 pièces
mission-52 = joueur actif, s’arrêter dès la 1re carte de la rivière, lors de 2 tours actifs différents
mission-53 = −1 pirate d’Arès à livre de rituels
mission-54 = −1 pirate d’Arès à livre de rituels ; −3 pièces
mission-55 = avoir au moins 2 sabres
mission-56 = avoir au moins 2 sabres ; −4 pièces
mission-57 = avoir au moins 2 sabres ; −1 pirate d’Arès, cargaison libre
mission-58 = avoir au moins 3 sabres ; −1 pirate d’Arès, cargaison libre
