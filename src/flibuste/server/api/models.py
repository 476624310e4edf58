"""The documents of the JSON interface."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from flibuste.server.settings import SLOWEST

Name = Annotated[str, Field(max_length=200, description="shortened to 24 characters")]
Number = Annotated[int, Field(ge=0, le=1_000_000)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewSeat(Strict):
    kind: Literal["me", "friend", "here", "bot"] = Field(description="`friend` is a free seat, `here` another of yours")
    name: Name = ""
    level: Annotated[str, Field(max_length=40)] = Field("", description="of a bot; `greedy` by default")
    colour: Annotated[str, Field(max_length=8)] = Field("", description="one of the game's box; any by default")


class NewTable(Strict):
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Field(max_length=40)] = {}
    clock: Annotated[str, Field(max_length=16)] = "none"
    open: bool = Field(False, description="listed for everybody")
    odds: bool = True
    deal: Annotated[str, Field(max_length=64)] = Field(
        "",
        description="a seed of your choice: any word, or the 64 hexadecimal digits of a seed. The same deal, the same "
        "shuffles and throws. Everybody at the table sees it. Without one a seed is drawn",
    )
    pace: Annotated[float, Field(ge=0, le=SLOWEST)] | None = Field(
        None, description="seconds that a bot waits before it answers; the server's usual pace if not given"
    )


class HeldSeat(BaseModel):
    seat: int
    token: str = Field(description="the secret that plays this seat: `Authorization: Bearer <token>`")
    link: str = Field(description="the same secret as an address to open in a browser")


class Created(BaseModel):
    table: str
    link: str
    seats: list[HeldSeat]


class Join(Strict):
    name: Name = ""
    token: Annotated[str, Field(max_length=64)] = Field("", description="of the seat one is invited to")
    colour: Annotated[str, Field(max_length=8)] = Field("", description="one that nobody at the table has chosen")


class Again(Strict):
    same_deal: bool = Field(False, description="the same shuffles and throws once more")


class Answer(Strict):
    decision: Number = Field(description="the number of the decision being answered")
    action: Annotated[str, Field(max_length=200)] = Field(description="one of its options, word for word")


class Consent(Strict):
    answer: Literal["ask", "agree", "refuse"] = "ask"


class OtherSeat(Strict):
    seat: Annotated[int, Field(ge=0, le=7)]


class Saying(Strict):
    text: Annotated[str, Field(min_length=1, max_length=1000)]


class Choice(BaseModel):
    key: str
    values: list[str]


class GameDescription(BaseModel):
    key: str
    title: str
    seat_counts: list[int]
    options: list[Choice]
    bots: list[str]


class OpenTable(BaseModel):
    table: str
    game: str
    options: dict[str, str]
    seats: int
    free: int
    clock: str
    deal: str


class SeatState(BaseModel):
    seat: int
    name: str
    colour: str
    kind: Literal["free", "person", "bot"]
    level: str | None
    asked: bool


class Rule(BaseModel):
    number: str
    text: str


class Option(BaseModel):
    action: str = Field(description="the answer, to be posted word for word: a verb and its arguments")
    verb: str
    arguments: list[str]
    text: str


class Decision(BaseModel):
    number: int
    topic: str = Field(description="which question of the game this is, the same in all languages")
    question: str
    rule: Rule
    options: list[Option]
    hint: str | None
    may_undo: bool


class UndoRequest(BaseModel):
    seat: int
    agreed: list[int]


class GameResult(BaseModel):
    scores: list[int]
    ranks: list[int]
    winners: list[int]


class Position(BaseModel):
    table: str
    version: int
    state: Literal["waiting", "playing", "over"]
    game: str
    options: dict[str, str]
    clock: str
    seed_commitment: str = Field(description="the SHA-256 of the seed; the record reveals it when the match is over")
    deal: str = Field(description="what the seed is made of, if that was chosen; empty if it was drawn")
    seats: list[SeatState]
    you: int | None
    decision: Decision | None
    board: dict[str, Any] | None
    moves: int
    undo: UndoRequest | None
    result: GameResult | None
    rematch: str | None


class SeatView(BaseModel):
    table: str
    version: int
    state: Literal["waiting", "playing", "over"]
    game: str
    rules_version: int
    data: str = Field(description="the digest of the component data it is played with")
    decision: int | None = Field(description="the number of the seat's open decision")
    view: dict[str, Any] | None = Field(
        description="everything the seat may know, the rules in progress and simultaneous answers included, for "
        "`flibuste.kernel.view_of`; what it may not know is null"
    )
    result: GameResult | None


class Answered(BaseModel):
    accepted: bool = Field(description="false for a late or repeated answer, which changed nothing")
    position: Position


class LogEntry(BaseModel):
    number: int
    seat: int
    action: str | None
    events: list[dict[str, Any]] = Field(description="things by the names they have on the board; seats by number")
    text: list[str]


class ChatLine(BaseModel):
    seat: int
    name: str
    text: str
    at: float


class Company(BaseModel):
    away: list[int]
    replaceable: list[int]
    seconds_left: list[float | None]
    chat: list[ChatLine]


class Problem(BaseModel):
    """RFC 9457; `detail` is one sentence in the caller's language."""

    type: str
    title: str
    status: int
    detail: str
    reason: str | None = None
