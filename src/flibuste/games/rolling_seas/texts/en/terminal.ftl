# Words of the Rolling Seas table in the terminal.

terminal-aim = In { $turns } turns, sail, explore and tell your story in the ports: each telling is worth as much renown as you have story points ticked. The highest total wins.
terminal-count = { $name }: { $count }
terminal-winds = Winds: { $winds }
terminal-line = Notebook, line { $line }: { $gains }
terminal-card = Card: { $card }{ $row ->
        [0] {""}
       *[other] , row { $row } or column { $column }
    }. { $power }
terminal-chart-of = { $name }’s sea
terminal-renown = { $count } renown
terminal-ship = { $name }, { $moves } movement points, hold { $hold }
terminal-power = Power: monsters { $monsters }, pirates { $pirates }
terminal-fame = Stories told: { $told }
terminal-title = Title: { $title }


## Signs

sign-ship = the ship
sign-track = this turn’s route
sign-wake = the line
sign-spent = adventure passed before
sign-monsters = sea monster
sign-perils = maritime peril
sign-flows = current, the way it flows
sign-pirates = pirates
sign-rocks = rocks
sign-ambush = ambush
sign-point = point of an ambush
sign-sea = sea
sign-land = land
sign-port = port, by its number
sign-visited = port visited before
sign-monolith = ancient monolith
sign-provisions = land with a provision
sign-gold = land with a coin
sign-story = land with a story point
sign-explored = explored land
terminal-moves = Movement points left: { $count }
terminal-home = Home port: { $cell }
terminal-ambush = Ambush of { $name }: { $cell }, points { $points }
