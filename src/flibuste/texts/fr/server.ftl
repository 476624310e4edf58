# Ce que le serveur répond, et les noms qu’il donne.

server-a-guest = Capitaine
server-bot-names = Bosco, Vigie, Gabier, Calfat, Timonier, Canonnier, Cambusier

## Refus

server-no-table = Cette table n’existe pas, ou plus.
server-no-game = Ce jeu n’est pas sur l’étagère ; il y a : { $games }.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-begun = La partie n’a pas encore commencé : il reste des places libres.
server-begun = La partie a déjà commencé.
server-over = La partie est terminée.
server-not-over = La partie n’est pas encore terminée.
server-other-rules = Cette partie a commencé avec d’autres règles ou d’autres valeurs de cartes que celles d’aujourd’hui : elle ne peut plus être jouée ici.
server-together = Après l’une de ces réponses, le hasard décide : donnez les suivantes une par une. Rien n’est joué.
server-illegal = Pas possible : ce choix n’est pas offert ici.
server-late = Ce choix était déjà fait. Voici la position.
server-nothing-to-undo = Il n’y a rien à annuler.
server-no-question = On ne vous demande rien en ce moment.
server-still-there = Cette place n’est pas abandonnée : laissez-lui un peu de temps.
server-say-who-you-are = Ici, seules les personnes assises à la table se parlent ; à une table ouverte, un nom suffit.
server-say-something = Le message est vide.
server-seat-taken = Cette place est prise. Vous pouvez regarder.
server-bad-clock = Ce rythme n’existe pas ; il y a : { $clocks }.
server-bad-options = Ces options ne vont pas ensemble, ou l’une d’elles n’existe pas.
server-bad-seat-count =
    Avec ces options, on joue à { $counts }, pas à { $seats }.
server-bad-seat = La place { $seat } doit être à vous, à un ami, au même écran ou à un robot.
server-no-bot = Ce robot n’existe pas ; il y a : { $levels }.
server-bad-request = La demande est mal formée : { $where }.
server-too-large = Le message est trop long ; la limite est de { $limit } octets.
server-too-many = Trop de demandes en peu de temps. Attendez une minute.
server-foreign = Cette demande ne vient pas d’une page de ce site : ouvrez la table et recommencez.
server-other-host = Ce serveur ne porte pas ce nom. Qui l’exploite peut l’ajouter à FLIBUSTE_HOSTS.
server-not-found = Il n’y a rien à cette adresse.
server-not-allowed = Cette adresse ne se demande pas ainsi.
server-broken = Une avarie de notre côté. La partie est enregistrée ; réessayez dans un instant.
server-busy = La base de données ne répond pas. Rien n’est perdu ; réessayez dans un instant.

## Temps

server-days-left =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
server-hours-left = { $hours } h
server-out-of-time = temps écoulé
server-no-time-left = Votre temps est écoulé : le robot continue à votre place.
