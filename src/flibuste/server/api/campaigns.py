"""Campaigns by the JSON interface: begin one, belong to it, open its evenings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from flibuste.bots.levels import names
from flibuste.games import registry
from flibuste.kit.campaign_file import document_of
from flibuste.server.api.models import HeldSeat, Name, Strict
from flibuste.server.api.provided import PROBLEMS, Provided, Who
from flibuste.server.campaigns import play
from flibuste.server.campaigns.campaigns import KeptCampaign
from flibuste.server.campaigns.play import EveningPlan, MemberPlan
from flibuste.server.responses import table_link
from flibuste.server.services import Services
from flibuste.server.viewers import Viewer
from flibuste.server.web.campaign_page import readable

router = APIRouter(prefix="/campaigns", responses=PROBLEMS)
CampaignId = Annotated[
    str, Path(max_length=64, pattern="^[a-z0-9]+$", description="the id of the campaign, as in its address /c/<id>")
]
Level = Annotated[str, Field(max_length=40, json_schema_extra={"enum": ["", *names()]})]


class NewMember(Strict):
    name: Annotated[Name, Field(min_length=1, pattern=r"^\S")]
    level: Level = Field("", description="of a bot; empty for a person")


class NewCampaign(Strict):
    game: Annotated[str, Field(max_length=40)] = Field(
        "", description="if it is left out, the first that has campaigns"
    )
    mode: Literal["cooperative", "competitive"] = "cooperative"
    members: Annotated[list[NewMember], Field(min_length=1, max_length=8)]


class NewEvening(Strict):
    """The next chapter with every member, unless something else is said."""

    players: Annotated[list[int], Field(max_length=8)] | None = None
    chapter: int | None = None
    drafted: bool = Field(False, description="adventurers chosen in turn instead of dealt")
    spoilers: bool = Field(False, description="yes, tell the story out of order")


class HandedOver(NewMember):
    member: int


class OneMember(Strict):
    member: int


class HeldMember(BaseModel):
    member: int
    name: str
    token: str = Field(description="the secret of this member: `Authorization: Bearer <token>`")
    link: str = Field(description="the same secret as an address to open in a browser")


class SeenCampaign(BaseModel):
    """A campaign as a member, or anybody, may see it: nothing of its story that was not read."""

    campaign: str
    version: int
    document: dict[str, Any] = Field(description="as in its file, with the ids of tables for records")
    read: list[str] = Field(description="the story cards that were read")
    mine: list[int] = Field(description="the members you are")
    seats: list[HeldSeat] = Field(description="your seats at the table being played")


class BegunCampaign(SeenCampaign):
    link: str
    members: list[HeldMember]


def seen(services: Services, request: Request, who: Viewer, kept: KeptCampaign) -> dict[str, Any]:
    running = kept.campaign.running
    tokens = play.seat_tokens(services.campaigns, kept, who)
    return {
        "campaign": kept.id,
        "version": kept.version,
        "document": document_of(kept.campaign),
        "read": readable(services.campaigns, kept),
        "mine": sorted(kept.members_of(who)),
        "seats": [
            HeldSeat(seat=seat, token=token, link=table_link(request, running.record, token))
            for seat, token in tokens.items()
            if running is not None
        ],
    }


@router.post("", response_model=BegunCampaign, status_code=201)
def begin(services: Provided, request: Request, wanted: NewCampaign, who: Who) -> Any:
    """Begin a campaign. The answer holds the secret link of every member, which are yours to give away."""
    members = [MemberPlan(member.name, member.level) for member in wanted.members]
    id = play.begin(services.campaigns, who, wanted.game or registry.with_campaigns()[0], wanted.mode, members)
    kept = services.campaigns.look(id)
    address = table_link(request, id).replace("/t/", "/c/")
    return {
        **seen(services, request, who, kept),
        "link": address,
        "members": [
            HeldMember(
                member=number, name=kept.campaign.member(number).name, token=token, link=f"{address}/member/{token}"
            )
            for number, token in sorted(kept.tokens.items())
        ],
    }


@router.get("/{campaign}", response_model=SeenCampaign)
def see(services: Provided, request: Request, campaign: CampaignId, who: Who) -> Any:
    """Where a campaign stands, its members and its evenings."""
    return seen(services, request, who, services.campaigns.look(campaign))


@router.post("/{campaign}/evenings", response_model=SeenCampaign, status_code=201)
def open_evening(services: Provided, request: Request, campaign: CampaignId, wanted: NewEvening, who: Who) -> Any:
    """Lay the table of the next chapter, or of another."""
    plan = EveningPlan(wanted.players, wanted.chapter, wanted.drafted, wanted.spoilers)
    play.open_evening(services.campaigns, campaign, who, plan)
    return see(services, request, campaign, who)


@router.post("/{campaign}/break-off", response_model=SeenCampaign)
def break_off(services: Provided, request: Request, campaign: CampaignId, who: Who) -> Any:
    """The evening being played does not count any more."""
    play.break_off(services.campaigns, campaign, who)
    return see(services, request, campaign, who)


@router.post("/{campaign}/members", response_model=SeenCampaign)
def join(services: Provided, request: Request, campaign: CampaignId, wanted: NewMember, who: Who) -> Any:
    """One more member; the crew's pages show the link."""
    play.join(services.campaigns, campaign, who, MemberPlan(wanted.name, wanted.level))
    return see(services, request, campaign, who)


@router.post("/{campaign}/leave", response_model=SeenCampaign)
def leave(services: Provided, request: Request, campaign: CampaignId, wanted: OneMember, who: Who) -> Any:
    """A member of a crew leaves."""
    play.leave(services.campaigns, campaign, who, wanted.member)
    return see(services, request, campaign, who)


@router.post("/{campaign}/hand-over", response_model=SeenCampaign)
def hand_over(services: Provided, request: Request, campaign: CampaignId, wanted: HandedOver, who: Who) -> Any:
    """Somebody else, or a bot, has a place from now on, wins included."""
    plan = MemberPlan(wanted.name, wanted.level)
    play.hand_over(services.campaigns, campaign, who, wanted.member, plan)
    return see(services, request, campaign, who)
