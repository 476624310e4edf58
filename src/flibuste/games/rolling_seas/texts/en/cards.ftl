# The words of cards, ships, lines and titles. The value is the short name; `.the` is the name with its article,
# `.power` says in one sentence what the card does.


## What adventures do

power-monster = Each cell: 1 provision for 2 story points; free if your cannons match the monsters’ power.
power-peril = Each cell: 1 story point. No stopping there.
power-current = Carries you to its exit; 1 story point for every two cells.
power-rocks = Impassable; drawn on a neighbour’s board.
power-ambush = Hidden on a neighbour’s board: whoever passes must fight.


## Adventures and calm seas

name-kraken = Kraken
    .the = the Kraken
    .power = { power-monster }
name-megalodon = Megalodon
    .the = the Megalodon
    .power = { power-monster }
name-sirens = Sirens
    .the = the Sirens
    .power = { power-monster }
name-leviathan = Leviathan
    .the = the Leviathan
    .power = { power-monster }
name-hydra = Hydra
    .the = the Hydra
    .power = { power-monster }
name-sea-serpent = Sea Serpent
    .the = the Sea Serpent
    .power = { power-monster }
name-maelstrom = Maelstrom
    .the = the Maelstrom
    .power = { power-peril }
name-storm = Storm
    .the = the Storm
    .power = { power-peril }
name-hurricane = Hurricane
    .the = the Hurricane
    .power = { power-peril }
name-fog = Fog
    .the = the Fog
    .power = { power-peril }
name-rogue-wave = Rogue Wave
    .the = the Rogue Wave
    .power = { power-peril }
name-waterspout = Waterspout
    .the = the Waterspout
    .power = { power-peril }
name-great-current = Great Current
    .the = the Great Current
    .power = { power-current }
name-countercurrent = Countercurrent
    .the = the Countercurrent
    .power = { power-current }
name-winding-current = Winding Current
    .the = the Winding Current
    .power = { power-current }
name-slanting-current = Slanting Current
    .the = the Slanting Current
    .power = { power-current }
name-tide-race = Tide Race
    .the = the Tide Race
    .power = { power-current }
name-gyre = Gyre
    .the = the Gyre
    .power = { power-current }
name-reef = Reef
    .the = the Reef
    .power = { power-rocks }
name-breakers = Breakers
    .the = the Breakers
    .power = { power-rocks }
name-ledge = Ledge
    .the = the Ledge
    .power = { power-rocks }
name-needles = Needles
    .the = the Needles
    .power = { power-rocks }
name-coral-barrier = Coral Barrier
    .the = the Coral Barrier
    .power = { power-rocks }
name-devils-teeth = Devil’s Teeth
    .the = the Devil’s Teeth
    .power = { power-rocks }
name-ambush-left = Ambush
    .the = the Ambush
    .power = { power-ambush }
name-ambush-right = Ambush
    .the = the Ambush
    .power = { power-ambush }
name-gilded-wreck = Gilded Wreck
    .the = the Gilded Wreck
    .power = Gain 2 gold.
name-great-catch = Great Catch
    .the = the Great Catch
    .power = Gain 2 provisions.
name-passing-merchants = Merchants
    .the = the Passing Merchants
    .power = Gain 1 gold and 1 provision.
name-fair-breeze = Fair Breeze
    .the = the Fair Breeze
    .power = Gain 1 wind in the sails.
name-dark-rumours = Dark Rumours
    .the = the Dark Rumours
    .power = Monster power or pirate power goes up by 1, as you choose.
name-stirring-depths = Stirring Depths
    .the = the Stirring Depths
    .power = Monster power goes up by 1.
name-black-flag = Black Flag
    .the = the Black Flag
    .power = Pirate power goes up by 1.
name-deep-swell = Deep Swell
    .the = the Deep Swell
    .power = Gain 1 wind; monster power goes up by 1.
name-shared-loot = Shared Loot
    .the = the Shared Loot
    .power = Gain 1 gold; pirate power goes up by 1.


## Types

type-monster = sea monster
type-peril = maritime peril
type-current = current
type-rocks = rocks
type-ambush = ambush
type-calm = calm sea
type-pirates = pirates


## Ships

name-cog = Cog
    .the = the cog
name-caravel = Caravel
    .the = the caravel
name-galleon = Galleon
    .the = the galleon


## Winds

heading-N = north
    .to = to the north
heading-NE = north-east
    .to = to the north-east
heading-E = east
    .to = to the east
heading-SE = south-east
    .to = to the south-east
heading-S = south
    .to = to the south
heading-SW = south-west
    .to = to the south-west
heading-W = west
    .to = to the west
heading-NW = north-west
    .to = to the north-west


## Quarter turns

turn-r0 = unturned
turn-r90 = ¼ turn
turn-r180 = ½ turn
turn-r270 = ¾ turn


## Powers and goods

power-monsters = sea monsters
power-pirates = pirates
gain-story =
    { $count ->
        [one] { $count } story point
       *[other] { $count } story points
    }
gain-gold = { $count } gold
gain-provisions =
    { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }


## Solo titles

rank-braggart = Small-time Braggart
rank-tedious-teller = Tedious Teller
rank-story-peddler = Story Peddler
rank-wandering-minstrel = Wandering Minstrel
rank-renowned-poet = Renowned Poet
rank-fantastic-teller = Fantastic Teller
rank-master-of-tales = Master of Tales
rank-legendary-bard = Legendary Bard
