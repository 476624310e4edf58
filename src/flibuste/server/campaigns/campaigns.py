"""Campaigns on the server: who belongs to them, and the one way to change one.

A campaign is a document and the secret links of its members; each of its evenings is a table like any other. When the
match of an evening is over, whoever next looks at the campaign enters the evening into it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa

from flibuste.games import registry
from flibuste.kit.campaign import BadCampaign, Campaign, CampaignRules, Evening
from flibuste.kit.campaign_changes import conclude
from flibuste.kit.campaign_file import document_of, from_document
from flibuste.server.database import schema
from flibuste.server.refusals import Refusal
from flibuste.server.tables.table import same_secret
from flibuste.server.tables.tables import Tables
from flibuste.server.viewers import Viewer

CONFLICT: Final = 409
STATUS: Final = {
    "chapter": 422,
    "name": 422,
    "mode": 422,
    "few": 422,
    "seats": 422,
    "player-twice": 422,
    "member": 404,
    "named": 422,
    "corrupt": 422,
    "no-zip": 422,
    "newer": 422,
    "missing": 422,
    "bad-record": 422,
    "other-record": 422,
    "nobody": 422,
    "bot": 422,
    "data": 422,
}

_ROW: Final = sa.select(schema.campaigns).where(schema.campaigns.c.id == sa.bindparam("campaign"))
_BUMP: Final = (
    sa.update(schema.campaigns)
    .where(schema.campaigns.c.id == sa.bindparam("campaign"))
    .values(version=schema.campaigns.c.version + 1, changed_at=sa.bindparam("now"))
    .returning(schema.campaigns)
)


@dataclass(slots=True)
class KeptCampaign:
    """A campaign as of `version`, with the links of its members and who follows them."""

    id: str
    version: int
    campaign: Campaign
    tokens: dict[int, str] = field(default_factory=dict)
    holders: dict[str, set[int]] = field(default_factory=dict)

    def members_of(self, viewer: Viewer) -> set[int]:
        """The members this viewer is: by a secret link's token, else by the guest's cookie."""
        if viewer.token:
            return {number for number, token in self.tokens.items() if same_secret(token, viewer.token)}
        return set(self.holders.get(viewer.guest, ())) if viewer.guest else set()

    def member_of_token(self, token: str) -> int:
        for number, own in self.tokens.items():
            if same_secret(own, token):
                return number
        raise Refusal(403, "campaign-not-yours")

    def is_held(self, number: int) -> bool:
        return any(number in held for held in self.holders.values())


class CampaignChange:
    """A change in progress: nothing of it remains if the block that makes it fails."""

    def __init__(self, connection: sa.Connection, kept: KeptCampaign, now: float) -> None:
        self.connection = connection
        self.kept = kept
        self.now = now

    @property
    def campaign(self) -> Campaign:
        return self.kept.campaign

    def become(self, campaign: Campaign) -> None:
        self.kept.campaign = campaign

    def give_link(self, number: int, token: str) -> None:
        """A new secret link for a member; whoever followed the old one no longer is that member."""
        self.take_link(number)
        row = {"campaign_id": self.kept.id, "number": number, "token": token}
        self.connection.execute(sa.insert(schema.campaign_members).values(row))
        self.kept.tokens[number] = token

    def take_link(self, number: int) -> None:
        for rows in (schema.campaign_holders, schema.campaign_members):
            here = (rows.c.campaign_id == self.kept.id) & (rows.c.number == number)
            self.connection.execute(sa.delete(rows).where(here))
        self.kept.tokens.pop(number, None)
        for held in self.kept.holders.values():
            held.discard(number)

    def hold(self, number: int, guest: str) -> None:
        """One more device of this member."""
        if guest and number not in self.kept.holders.get(guest, ()):
            row = {"campaign_id": self.kept.id, "number": number, "guest": guest}
            self.connection.execute(sa.insert(schema.campaign_holders).values(row))
            self.kept.holders.setdefault(guest, set()).add(number)


class Campaigns:
    """Every campaign, by its id. Safe to use from many threads."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    def add(self, connection: sa.Connection, id: str, campaign: Campaign, now: float) -> CampaignChange:
        """A new campaign, within a transaction."""
        row = {
            "id": id,
            "game": campaign.rules.game,
            "document": document_of(campaign),
            "version": 1,
            "created_at": now,
            "changed_at": now,
        }
        connection.execute(sa.insert(schema.campaigns).values(row))
        return CampaignChange(connection, KeptCampaign(id, 1, campaign), now)

    def look(self, id: str) -> KeptCampaign:
        """The campaign as it is now, with the evening that has just ended."""
        with self.store.reading() as connection:
            kept = _read(connection, connection.execute(_ROW, {"campaign": id}).one_or_none())
        if self._ended(kept.campaign) is None:
            return kept
        with self.changing(id) as change:
            return change.kept

    @contextmanager
    def changing(self, id: str) -> Iterator[CampaignChange]:
        """Change a campaign: changes come one after another; what cannot be done is a refusal and changes nothing."""
        now = time.time()
        with self.store.reading() as connection:
            before = _read(connection, connection.execute(_ROW, {"campaign": id}).one_or_none()).campaign
        evening = self._ended(before)  # looked up first: a table is never waited for within a transaction
        with self.store.writing() as connection, refusing():
            row = connection.execute(_BUMP, {"campaign": id, "now": now}).one_or_none()
            change = CampaignChange(connection, _read(connection, row), now)
            if evening is not None and change.campaign.running == before.running:
                change.become(conclude(change.campaign, evening, now))
            yield change
            rows = schema.campaigns
            document = document_of(change.campaign)
            connection.execute(sa.update(rows).where(rows.c.id == id).values(document=document))

    def _ended(self, campaign: Campaign) -> Evening | None:
        """What the evening being played has come to, once its match is over."""
        if campaign.running is None:
            return None
        with self.tables.looking(campaign.running.record) as table:
            if table.match is None or not table.match.over:
                return None
            return campaign.rules.evening(table.match.state)

    def of_guest(self, guest: str) -> list[str]:
        """The campaigns a guest belongs to, the latest first."""
        rows, holders = schema.campaigns, schema.campaign_holders
        query = sa.select(rows.c.id).join(holders, holders.c.campaign_id == rows.c.id).where(holders.c.guest == guest)
        with self.store.reading() as connection:
            return list(dict.fromkeys(connection.execute(query.order_by(rows.c.changed_at.desc())).scalars()))

    def of_table(self, table: str) -> str | None:
        """The campaign whose evening a table is."""
        rows = schema.campaign_tables
        with self.store.reading() as connection:
            found: str | None = connection.execute(
                sa.select(rows.c.campaign_id).where(rows.c.table_id == table)
            ).scalar_one_or_none()
            return found


@contextmanager
def refusing() -> Iterator[None]:
    """What a campaign cannot do, as a refusal in the reader's language."""
    try:
        yield
    except BadCampaign as error:
        status = STATUS.get(error.reason, CONFLICT)
        raise Refusal(status, f"campaign-no-{error.reason}", str(error), **error.words) from error


def rules_of(game: str) -> CampaignRules:
    if game not in registry.keys() or not registry.record(game).campaign:
        raise Refusal(404, "campaign-no-game")
    rules: CampaignRules = registry.record(game).part("campaign")
    return rules


def _read(connection: sa.Connection, row: sa.Row[Any] | None) -> KeptCampaign:
    if row is None:
        raise Refusal(404, "campaign-unknown")
    members, holders = schema.campaign_members, schema.campaign_holders
    kept = KeptCampaign(row.id, row.version, from_document(rules_of(row.game), row.document))
    for number, token in connection.execute(
        sa.select(members.c.number, members.c.token).where(members.c.campaign_id == row.id)
    ):
        kept.tokens[number] = token
    for guest, number in connection.execute(
        sa.select(holders.c.guest, holders.c.number).where(holders.c.campaign_id == row.id)
    ):
        kept.holders.setdefault(guest, set()).add(number)
    return kept
