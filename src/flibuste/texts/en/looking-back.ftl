## Looking back: every move of the replay, the shuffle verified

web-replay-looking = The bots are still looking back at this game.
web-replay-turn = Chances at the end of the turn before.
web-replay-end = This is how the game ended.
web-chances-by-thumb = Share of wins when bots play 32 games on from each turn by rules of thumb: within 17%.
web-crew = The crew
web-crew-stood = How the crew stood, and when
web-crew-chances-label = The crew’s chances of winning, turn by turn
web-crew-chances = The crew’s chances: { $percent }.
web-choice-chosen = Chosen:
web-choice-better = Better:
web-choice-only = There was nothing else to answer.
web-choice-best = Nothing clearly better was found.
web-choice-cost = { $points ->
        [one] This choice cost { $name } 1 point of the chances of winning, on average over what chance might have brought.
       *[other] This choice cost { $name } { $points } points of the chances of winning, on average over what chance might have brought.
    }
web-play-on = Play on from here
web-play-on-help = A table of your own at this position, against bots, with the same deal.
web-share-luck = Luck
web-share-choice = Choice
web-share-help = For every answer the bots try all options with chance drawn anew. How far the answer falls short of the best one is choice; how far what then came lies above or below what was to be expected is luck. Both in points of winning chance, added up over the game; less than 2 points counts as nothing.
web-seal-verify = Verify now
web-seal-replayed = { $moves ->
        [one] The server has shuffled again from this seed and played the one move: same result, same final position.
       *[other] The server has shuffled again from this seed and played all { $moves } moves: same result, same final position.
    }
web-seal-good = Your browser has computed the SHA-256 of the seed: it is the fingerprint announced.
web-seal-noted = Your browser has computed the SHA-256 of the seed: it is the fingerprint that it noted at this table during the game.
web-seal-bad = Your browser has computed the SHA-256 of the seed: it is NOT the fingerprint announced during the game. Do not trust this shuffle.
web-seal-cannot = Your browser only computes fingerprints on secure addresses (https). The command below does it anywhere.
