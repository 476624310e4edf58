"""What can be answered and what can be told: the catalogue of the base game. Modules add their own."""

from __future__ import annotations

from typing import Final

from flibuste.games.nassau.city import ALLEY_NAMES, CROSSING_NAMES
from flibuste.games.nassau.sea import OPPONENT_SPACES, OUTPOST_SPACES, POST_SPACES, TOWER_SPACES, ZONE_NAMES
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    ANIMALS,
    DECK_NAMES,
    GIFT_NAMES,
    GOOD_NAMES,
    QUAY_NAMES,
    TABLE_NAMES,
    TOKEN_NAMES,
    WEAPON_NAMES,
    YARN_NAMES,
)
from flibuste.kernel import OWNER, VERB_SHIFT, EventField, Words
from flibuste.kit import Catalogue

NASSAU: Final = Catalogue()

CARGO_NAMES: Final = ("crate", "provision", *GOOD_NAMES)
CRATE_CARGO: Final = 0
PROVISION_CARGO: Final = 1
GOODS_CARGO: Final = 2
HELP_NAMES: Final = (*ANIMAL_NAMES, "bomb", "contract")
BOMB_HELP: Final = ANIMALS
CONTRACT_HELP: Final = ANIMALS + 1
BERTH_NAMES: Final = (*QUAY_NAMES, *OUTPOST_SPACES)
INCOME_NAMES: Final = ("crates", "cards", "points")
CRATE_INCOME: Final = 0
CARD_INCOME: Final = 1
POINT_INCOME: Final = 2
MOST_CRATES: Final = 5
COUNTS: Final = tuple([str(number) for number in range(MOST_CRATES + 1)])

ALLEY_WORDS: Final = Words("alley", ALLEY_NAMES)
CROSSING_WORDS: Final = Words("crossing", CROSSING_NAMES)
GIFT_WORDS: Final = Words("gift", GIFT_NAMES)
ANIMAL_WORDS: Final = Words("animal", ANIMAL_NAMES)
ZONE_WORDS: Final = Words("zone", ZONE_NAMES)
TOKEN_WORDS: Final = Words("token", TOKEN_NAMES)
COUNT_WORDS: Final = Words("count", COUNTS)

# The city, NA-P1.
GO: Final = NASSAU.verb("go", ALLEY_WORDS)
BARGE: Final = NASSAU.verb("barge", ALLEY_WORDS)
LAND: Final = NASSAU.verb("land", ALLEY_WORDS)
FROM: Final = NASSAU.verb("from", CROSSING_WORDS)
PAUSE: Final = NASSAU.verb("pause")
PASS: Final = NASSAU.verb("pass")
AGAIN: Final = NASSAU.verb("again")
END: Final = NASSAU.verb("end")
QUAY: Final = NASSAU.verb("quay", Words("berth", BERTH_NAMES))

# Receiving, NA-GEN.
TAKE: Final = NASSAU.verb("take", GIFT_WORDS)
TABLE: Final = NASSAU.verb("table", Words("table", TABLE_NAMES))
ANIMAL_VERB: Final = NASSAU.verb("animal", ANIMAL_WORDS)
WAKE: Final = NASSAU.verb("wake", ANIMAL_WORDS)
DRAW: Final = NASSAU.verb("draw", Words("deck", DECK_NAMES))
WEAPON_VERB: Final = NASSAU.verb("weapon", Words("weapon", WEAPON_NAMES))
DUMP: Final = NASSAU.verb("dump", Words("cargo", CARGO_NAMES))
LEAVE: Final = NASSAU.verb("leave")

# The Caribbean, NA-P2 and NA-RET.
ACT: Final = NASSAU.verb("act")
SKULL: Final = NASSAU.verb("skull")
FIRE: Final = NASSAU.verb("fire")
HOME: Final = NASSAU.verb("home")
COMPASS_VERB: Final = NASSAU.verb("compass", ZONE_WORDS)
SAIL_VERB: Final = NASSAU.verb("sail", ZONE_WORDS)
FIGHT: Final = NASSAU.verb("fight", Words("space", OPPONENT_SPACES))
OUTPOST: Final = NASSAU.verb("outpost")
TOWER: Final = NASSAU.verb("tower", Words("tower", TOWER_SPACES))
PLUNDER: Final = NASSAU.verb("plunder", Words("post", POST_SPACES))
DOG: Final = NASSAU.verb("dog")
CARD: Final = NASSAU.verb("card")
CRATES: Final = NASSAU.verb("crates", COUNT_WORDS)
LOSE: Final = NASSAU.verb("lose")
PAY: Final = NASSAU.verb("pay")
DICE: Final = NASSAU.verb("dice", COUNT_WORDS)
WARD: Final = NASSAU.verb("ward", TOKEN_WORDS)
SUFFER: Final = NASSAU.verb("suffer", TOKEN_WORDS)
SLEEP: Final = NASSAU.verb("sleep", ANIMAL_WORDS)
BUY: Final = NASSAU.verb("buy", GIFT_WORDS)
HIDE: Final = NASSAU.verb("hide", Words("good", GOOD_NAMES))
TELL: Final = NASSAU.verb("tell", Words("card", YARN_NAMES, sight=OWNER))
ENOUGH: Final = NASSAU.verb("enough")
PARROT_VERB: Final = NASSAU.verb("parrot", Words("card", YARN_NAMES, sight=OWNER))
TURTLE_VERB: Final = NASSAU.verb("turtle", Words("income", INCOME_NAMES))

# Animals and objects, NA-ANI and NA-OBJ.
USE: Final = NASSAU.verb("use", Words("help", HELP_NAMES))
SKIP: Final = NASSAU.verb("skip")

ARGUMENT: Final = (1 << VERB_SHIFT) - 1

HAUL: Final = 64  # a haul is a thing and its number: thing * HAUL + number


def haul(thing: int, amount: int) -> int:
    return thing * HAUL + amount


PLAYER: Final = EventField("player", "seat")
WHAT: Final = EventField("haul", "haul")
ALLEY: Final = EventField("alley", "alley")
CROSSING: Final = EventField("crossing", "crossing")
ANIMAL_FIELD: Final = EventField("animal", "animal")
ZONE: Final = EventField("zone", "zone")
LAID: Final = EventField("laid", "number")
POINTS: Final = EventField("points", "number")
CRATES_FIELD: Final = EventField("crates", "number")
OPPONENT: Final = EventField("opponent", "opponent")
TOKEN: Final = EventField("token", "token")
DECK: Final = EventField("deck", "deck")
CARD_SEEN: Final = EventField("card", "card", OWNER)
SPACE: Final = EventField("space", "space")
RUM_PAID: Final = EventField("rum", "number")

ROUND: Final = NASSAU.event("round", EventField("round", "number"))
DOLPHIN: Final = NASSAU.event("dolphin", PLAYER)
DEALT: Final = NASSAU.event(
    "dealt", PLAYER, EventField("weapon", "weapon"), ANIMAL_FIELD, EventField("hideout", "hideout")
)
WALKED: Final = NASSAU.event("walked", PLAYER, ALLEY, CROSSING, EventField("pirates", "number"))
BARGED: Final = NASSAU.event("barged", PLAYER, ALLEY, EventField("pirates", "number"))
LANDED: Final = NASSAU.event("landed", PLAYER, ALLEY, CROSSING, EventField("pirates", "number"))
RELOCATED: Final = NASSAU.event("relocated", PLAYER, CROSSING)
PAUSED: Final = NASSAU.event("paused", PLAYER, RUM_PAID)
MOORED: Final = NASSAU.event("moored", PLAYER, EventField("berth", "berth"))
QUAY_PAID: Final = NASSAU.event("quay-paid", PLAYER, EventField("berth", "berth"))
AGAIN_PAID: Final = NASSAU.event("again", PLAYER, EventField("doubloons", "number"))
PAID: Final = NASSAU.event("paid", PLAYER, WHAT)
FINED: Final = NASSAU.event("fined", PLAYER, POINTS)
KEPT: Final = NASSAU.event("kept", PLAYER, WHAT)
GOT: Final = NASSAU.event("got", PLAYER, WHAT)
MISSED: Final = NASSAU.event("missed", PLAYER, WHAT)  # no room on the ship
EXHAUSTED: Final = NASSAU.event("exhausted", PLAYER, WHAT)  # none is left to be taken
OPENED: Final = NASSAU.event("opened", PLAYER)
GOT_GOOD: Final = NASSAU.event("got-good", PLAYER, EventField("good", "good"))
FREED: Final = NASSAU.event("freed", PLAYER, EventField("table", "table"))
ADOPTED: Final = NASSAU.event("adopted", PLAYER, ANIMAL_FIELD)
SHOWN: Final = NASSAU.event("shown", ANIMAL_FIELD)
WOKE: Final = NASSAU.event("woke", PLAYER, ANIMAL_FIELD)
DOZED: Final = NASSAU.event("dozed", PLAYER, ANIMAL_FIELD)
DREW: Final = NASSAU.event("drew", PLAYER, DECK, CARD_SEEN)
RENEWED: Final = NASSAU.event("renewed", DECK)
DUMPED: Final = NASSAU.event("dumped", PLAYER, EventField("cargo", "cargo"))
USED: Final = NASSAU.event("used", PLAYER, ANIMAL_FIELD)
SAILED: Final = NASSAU.event("sailed", PLAYER, ZONE, LAID)
STAYED: Final = NASSAU.event("stayed", PLAYER, ZONE)
JUMPED: Final = NASSAU.event("jumped", PLAYER, ZONE)
FOUGHT: Final = NASSAU.event("fought", PLAYER, OPPONENT, ZONE)
BLASTED: Final = NASSAU.event("blasted", PLAYER, EventField("damage", "number"))
MARKED: Final = NASSAU.event("marked", PLAYER, CRATES_FIELD)
PLACED: Final = NASSAU.event("placed", PLAYER, CRATES_FIELD, LAID)
TOKENS_DRAWN: Final = NASSAU.event("tokens", PLAYER, EventField("tokens", "tokens"))
DODGED: Final = NASSAU.event("dodged", PLAYER)
HELD: Final = NASSAU.event("held", PLAYER, RUM_PAID)
ROLLED: Final = NASSAU.event("rolled", PLAYER, EventField("dice", "dice"), LAID)
REROLLED: Final = NASSAU.event("rerolled", PLAYER, EventField("dice", "dice"))
WARDED: Final = NASSAU.event("warded", PLAYER, TOKEN)
LOST: Final = NASSAU.event("lost", PLAYER, TOKEN)
LOST_POINTS: Final = NASSAU.event("lost-points", PLAYER, TOKEN, POINTS)
SPOILS: Final = NASSAU.event("spoils", PLAYER, OPPONENT, POINTS)
BEAT: Final = NASSAU.event("beat", PLAYER, OPPONENT)
RETURNED: Final = NASSAU.event("returned", PLAYER, CRATES_FIELD)
WITHSTOOD: Final = NASSAU.event("withstood", OPPONENT, EventField("damage", "number"), EventField("strength", "number"))
CAPTURED: Final = NASSAU.event("captured", PLAYER, ZONE)
OCCUPIED: Final = NASSAU.event("occupied", PLAYER, EventField("tower", "tower"), CRATES_FIELD, LAID)
EVICTED: Final = NASSAU.event("evicted", PLAYER, CRATES_FIELD, POINTS)
PLUNDERED: Final = NASSAU.event("plundered", PLAYER, EventField("post", "post"), LAID)
MET: Final = NASSAU.event("met", PLAYER)
AT_SKULL: Final = NASSAU.event("at-skull", PLAYER)
HID: Final = NASSAU.event("hid", PLAYER, EventField("good", "good"), EventField("value", "number"))
AT_FIRE: Final = NASSAU.event("at-fire", PLAYER)
TOLD: Final = NASSAU.event("told", PLAYER, EventField("card", "card"), POINTS)
JOKED: Final = NASSAU.event("joked", PLAYER, DECK, CARD_SEEN, POINTS)
PARROTED: Final = NASSAU.event("parroted", PLAYER, POINTS)
AT_HOME: Final = NASSAU.event("at-home", PLAYER)
SCORED: Final = NASSAU.event("scored", PLAYER, POINTS)
REFIT: Final = NASSAU.event("refit")
PRIZE_TIED: Final = NASSAU.event("prize-tied", EventField("players", "number"))
PRIZE: Final = NASSAU.event("prize", PLAYER, EventField("yarns", "number"), POINTS)
SILENT: Final = NASSAU.event("silent", PLAYER, POINTS)
GONE: Final = NASSAU.event("gone")
DOG_AT: Final = NASSAU.event("dog-at", ZONE)
OFFERED: Final = NASSAU.event("offered", EventField("offering", "offering"))
STOCKED: Final = NASSAU.event("stocked", EventField("post", "post"), EventField("good", "good"))
COUNTED: Final = NASSAU.event(
    "counted", PLAYER, EventField("part", "part"), EventField("one", "number"), EventField("other", "number"), POINTS
)
TOTAL: Final = NASSAU.event("total", PLAYER, POINTS)
OVER: Final = NASSAU.event("over")
