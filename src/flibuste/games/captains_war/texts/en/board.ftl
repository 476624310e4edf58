# Words of the Captains' War table and sheet.

game-title = Captains’ War
game-subtitle = Three to six captains · duel · alone against a legend
game-pitch = Gold, boats, secret boardings: which pirates do you send, which do you keep?
game-minutes = 30–45
game-aim = Have the most Reputation points when somebody has fought five boardings, circled the last coin, or won both command bonuses. Pirates you send are lost; pirates you keep count in the naval battle. The figures of the sheet are ours: type “cards” to see where they come from.

option-captain = Legendary Captain
option-captain-calico-jack = Calico Jack
    .help = Alone only. The easiest: steals gold.
option-captain-anne-bonny = Anne Bonny
    .help = Alone only. A larger crew, and fast on the tracks.
option-captain-blackbeard = Blackbeard
    .help = Alone only. Rich from the start, steals and advances.
option-captain-ching-shih = Ching Shih
    .help = Alone only. The hardest: a fleet from the start, and she never recruits.

option-adventure = Adventure cards
option-adventure-none = None
    .help = The game without adventure cards.
option-adventure-tailwind = Tailwind
    .help = { name-tailwind.power }
option-adventure-black-market = Black market
    .help = { name-black-market.power }
option-adventure-rum-aplenty = Rum aplenty
    .help = { name-rum-aplenty.power }
option-adventure-vengeance = Vengeance
    .help = { name-vengeance.power }
option-adventure-treasure-hunt = Treasure hunt
    .help = { name-treasure-hunt.power }
option-adventure-royal-navy = Royal Navy
    .help = { name-royal-navy.power }
option-adventure-prize = Prize
    .help = { name-prize.power }
option-adventure-seven-seas = The seven seas
    .help = { name-seven-seas.power }
option-adventure-campaign-2 = Campaign, game 2
    .help = Tailwind and Black market. (Game 1 is Tailwind alone.)
option-adventure-campaign-3 = Campaign, game 3
    .help = Black market and Rum aplenty.
option-adventure-campaign-4 = Campaign, game 4
    .help = Rum aplenty and Vengeance.
option-adventure-campaign-5 = Campaign, game 5
    .help = Vengeance and Treasure hunt.
option-adventure-campaign-6 = Campaign, game 6
    .help = Treasure hunt and Royal Navy.
option-adventure-campaign-7 = Campaign, game 7
    .help = Royal Navy and Prize.
option-adventure-campaign-8 = Campaign, game 8
    .help = Prize and The seven seas.
option-adventure-all = All eight
    .help = Every adventure card at once.

sheet-turn = Turn { $turn } · active: { $player }
sheet-dice = Dice
sheet-aside = set aside
sheet-taken = taken
sheet-gold = Gold
sheet-coins-left = { $n ->
        [one] { $n } coin left
       *[other] { $n } coins left
    }
sheet-chest = Chest
sheet-free = { $n } free
sheet-crew = Crew
sheet-no-crew = nobody
sheet-strength = strength { $n }
sheet-bonuses = attack +{ $attack }, defence +{ $defence }
sheet-boardings = Boardings
sheet-attacks = { $n ->
        [0] no attack launched
        [one] { $n } attack launched
       *[other] { $n } attacks launched
    }: { $points } RP
sheet-attack = attack
sheet-defence = defence
sheet-won = won
sheet-tied = tied
sheet-lost = lost
sheet-next = next: { $name } for { $cost } ({ $points } RP)
sheet-column-done = column complete
sheet-needs = circle { $circle } needs { $name }
sheet-gain = circle { $circle }: { $gain }
sheet-no-gain = no gain ahead
sheet-truce = truce marker
sheet-weary = may not attack this turn
sheet-score = { $points } RP if the game ended now
sheet-final = final score { $points } RP
sheet-ends-now = This turn is the last: { $reason }
sheet-ends = The game ends with the turn in which somebody fights boarding no. { $boardings }, circles the last of { $coins } coins or holds both command bonuses
sheet-legend-won = { $name } wins with { $points } RP to { $player }’s { $own }.
sheet-near-end = Near the end: { $reason }
sheet-end-boardings = { $name } has { $n } of { $of } boardings
sheet-end-coins = { $name } has { $n } of { $of } coins circled
sheet-end-commands = { $name } holds a command bonus
sheet-end-chest = { $n } { $name } left in the common chest
sheet-command-bonus = command bonus: { $columns }
sheet-total = total { $n }
sheet-defends = strength { $n }, defence +{ $bonus }
sheet-ticked = (recruits)
sheet-ends-by-boardings = fifth boarding
sheet-ends-by-coins = last coin circled
sheet-ends-by-commands = two command bonuses
sheet-ends-by-chest = a resource has run out
sheet-ends-by-turn-limit = last turn allowed

# What answers cost and bring, after a sign and a number $count.
thing-gold = { $count ->
        [one] gold coin
       *[other] gold coins
    }
thing-pearl = { $count ->
        [one] pearl
       *[other] pearls
    }
thing-wood = wood
thing-gem = { $count ->
        [one] gem
       *[other] gems
    }
thing-barrel = { $count ->
        [one] barrel
       *[other] barrels
    }
thing-pirate-1 = { $count ->
        [one] pirate of force 1
       *[other] pirates of force 1
    }
thing-pirate-2 = { $count ->
        [one] pirate of force 2
       *[other] pirates of force 2
    }
thing-pirate-3 = { $count ->
        [one] pirate of force 3
       *[other] pirates of force 3
    }
thing-pirate-4 = { $count ->
        [one] pirate of force 4
       *[other] pirates of force 4
    }
thing-pirate-5 = { $count ->
        [one] pirate of force 5
       *[other] pirates of force 5
    }
thing-choice = { $count ->
        [one] resource of choice
       *[other] resources of choice
    }
thing-boats = { $count ->
        [one] space on Boats
       *[other] spaces on Boats
    }
thing-attributes = { $count ->
        [one] space on Attributes
       *[other] spaces on Attributes
    }
thing-attack = attack
thing-defence = defence
thing-points = RP
