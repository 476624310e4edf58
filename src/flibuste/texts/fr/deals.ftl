## Donnes choisies, couleurs

web-your-colour = Votre couleur
web-colour-red = rouge
web-colour-blue = bleu
web-colour-yellow = jaune
web-colour-green = vert
web-colour-white = blanc
web-colour-violet = violet
web-deal = Donne
web-deal-drawn = tirée au sort
web-deal-help = Un mot de votre choix donne chaque fois les mêmes cartes et les mêmes dés. Toute la table le voit ; ces parties ne comptent pas dans vos chiffres.
web-deal-chosen = donne choisie
web-deal-by-name = Cette donne est choisie, pas tirée : « { $deal } ». Le même mot donne les mêmes cartes et les mêmes dés à toute table ; qui l’essaie peut savoir ce qui vient.
web-deal-by-seed = Cette donne a déjà été jouée, graine { $deal }. Qui connaît cette partie peut savoir ce qui vient.
web-same-deal = La même donne
server-bad-deal = Une donne se nomme en { $most } signes au plus.
server-bad-colour = La place { $seat } ne peut pas avoir cette couleur ; il y a : { $colours }.
server-nothing-to-play-on = La partie s’arrête là : choisissez un coup plus tôt.
web-took-back = { $count ->
        [one] { $name } a repris { $count } coup.
       *[other] { $name } a repris { $count } coups.
    }
