# Why a question is asked: what hangs on it at this table. The figures are the asked player's.

amount-pirates = { $pirate ->
        [0] no standing pirate
        [one] 1 standing pirate
       *[other] { $pirate } standing pirates
    }
amount-provisions = { $provision ->
        [0] no provisions
        [one] 1 provision
       *[other] { $provision } provisions
    }
amount-doubloons = { $doubloon ->
        [0] no doubloon
        [one] 1 doubloon
       *[other] { $doubloon } doubloons
    }
amount-rum = { $rum ->
        [0] no rum
       *[other] { $rum } rum
    }
amount-crates = { $crate ->
        [0] no crate
        [one] 1 crate
       *[other] { $crate } crates
    }
amount-cards = { $yarn ->
        [0] no yarn
        [one] 1 yarn
       *[other] { $yarn } yarns
    }

because-walk = Round { $round } of { $rounds }, in the city. Everybody moves the same captain: an alley costs one standing pirate for each of its sections, and the crossing at its end gives its equipment. You have { amount-pirates }, { amount-doubloons } (barge, second move) and { amount-rum } (pause). Whoever passes goes to sea.
because-land = The barge has left the border and must come back by another free border alley; your pirates fill that one too. You have { amount-pirates }.
because-again = Once a turn you may move a second time for 1 doubloon; you have { amount-doubloons } and { amount-pirates }. There is never a third move.
because-quay = You have passed: your boat leaves from here into the sea. Every quay gives 2 provisions and its own bonus, an outpost of yours the provisions alone. The first to pass begins at sea.
because-pet-kraken = Your Kraken is awake and can double the bonus of this quay, once a round. Kept back it serves nothing else.
because-choose = The crossing offers two things and you take one of them, even if you have no room for it. It is part of the move and costs nothing more.
because-table = A pirate leaves the tavern for your deck and brings what lies on his table. You have { amount-pirates }; this one can be used at once.
because-animal = Each animal helps in its own way, once a round, as long as a sailor carries it. You may have five, one of each type.
because-wake = A new sailor has a hat to spare: one of your sleeping animals wakes up and can be used.
because-draw = You choose pile A or pile B for every yarn, after seeing the one before. You have { amount-cards }; a hand has no limit.
because-weapon = The gift is a weapon of your choice; five of a type are the most.
because-stow = A hold takes 4 crates, 3 provisions or 1 good, and yours cannot take it all: you have { amount-crates }, { amount-provisions } and { $good } goods in { $hold } holds. What does not fit is not taken, unless you throw something out.
because-overload = You have fewer holds than your load needs: { amount-crates }, { amount-provisions } and { $good } goods in { $hold } holds. Something must go.
because-monkey = The Monkey spirit lets you keep one of what you are about to spend. It then sleeps until the next refit.
because-voyage = You have { amount-provisions }: each pays one action at sea, and without any the voyage home begins. On the way home lie Skull Island (goods), the campfire ({ amount-cards }, { amount-rum }) and the home port; once begun it is not broken off.
because-sail = You sail one zone for every pair of a sail and a sailor; you have { $sail } sails and { $sailor } sailors, and { amount-pirates } who may lend a hand. An undefeated kraken stops you. You may stay where you are.
because-act = The provision is paid: one action in this zone, exactly one. You have { amount-crates } for fights and towers and { amount-pirates } to help. A yarn can always be drawn.
because-prepare = Before the tokens are drawn the Crab takes 1 off the opponent’s strength and a bomb does 2 damage. You have { $bomb } bombs. Later it is too late.
because-crates = Each crate you place is a hit, if no dodge takes it away. You have { amount-crates }; each needs the weapon and a sailor, or a pirate laid in a sailor’s place ({ amount-pirates }).
because-occupy = A tower goes to whoever puts more crates there than lie there now; no tokens, no dice. You have { amount-crates } and { amount-pirates }. It pays 2 points at every home port.
because-dodge = The token drawn is a dodge: one crate of this fight misses, unless you pay for it. You have { amount-rum }.
because-defend = Each die that shows 3 or more puts one attack back. A die needs a sail and a sailor, or a pirate laid in his place; you have { $sail } sails, { $sailor } sailors and { amount-pirates }. You roll once.
because-cat = Your Cat is awake: all ones and twos are rolled again, once. It then sleeps until the refit.
because-ward = Each success puts back one attack of your choice; those that remain take what they show from you.
because-suffer = Each attack that remains takes the thing it shows, or 3 points if you have none. You choose the order; you have { $point } points.
because-sleep = You have lost a sailor, and more animals are awake than there are hats: one of them must sleep.
because-spoils = You did damage: reward and points are yours. A contract or the Lizard brings the reward once more, not the points; you have { $contract } contracts.
because-trade = Once a round the Sea Dog sells one thing of his offering for 1 doubloon; you have { amount-doubloons }.
because-hide = One, two or three goods cost 1, 3 or 5 doubloons; you have { amount-doubloons } and { $good } goods. A good on the space that waits for it counts most, any other goes into the store.
because-fire = Every rum pays for up to 3 cards; you have { amount-rum } and { amount-cards }. A card whose condition you meet brings its points, any other 1 point as a joke. The yarns of all players are compared at the end of the round.
because-turtle = At the home port you receive crates for outposts, cards for opponents with crates of yours, points for towers. Your Turtle can double one of the three, once.
because-bonus = The captain has met the merchant: a bonus for nothing, and a second, different one for 1 doubloon. You have { amount-doubloons }.
because-send = Whoever met the merchant sends him on: to any crossing of the next corner, clockwise. Whoever brings the captain there meets him next.

first-question = { $player }, in the city everybody pushes the same captain and pays with standing pirates (you have { $pirate }); at sea every action costs 1 provision (you have { $provision }). Every answer shows its price. You start with { $point } points; yarns, towers, opponents and the hideout bring most. The game has { $rounds } rounds.
