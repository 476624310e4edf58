"""The pages of campaigns and what their forms post."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from flibuste.data.phrases import phrasebook
from flibuste.kernel.match import SUFFIX as RECORD_SUFFIX
from flibuste.kit.campaign_records import pack
from flibuste.server.campaigns import importing, play
from flibuste.server.campaigns.campaigns import KeptCampaign, rules_of
from flibuste.server.campaigns.play import EveningPlan, MemberPlan
from flibuste.server.refusals import Refusal
from flibuste.server.responses import page_response
from flibuste.server.services import Services
from flibuste.server.tables import listings
from flibuste.server.viewers import Viewer, clean_name
from flibuste.server.web.campaign_models import NewCampaignPage, SpoilerPage, StoryPage
from flibuste.server.web.campaign_page import CampaignComposer, level_choices
from flibuste.server.web.page_models import InvitePage

Form = Mapping[str, str]
Answer = Callable[[Services, Request, Viewer, Form], Response]
MOST_AT_FIRST: Final = 4


def composer(services: Services, request: Request, viewer: Viewer) -> CampaignComposer:
    kept = services.campaigns.look(request.path_params["campaign"])
    return CampaignComposer(services.campaigns, kept, viewer, request)


# Pages ----------------------------------------------------------------------------------------------------------------


def show(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    return page_response(request, viewer, "campaign.html", composer(services, request, viewer).page())


def news(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """Whether there is more to see than the page that asks shows: then it loads itself anew."""
    kept = services.campaigns.look(request.path_params["campaign"])
    is_news = request.query_params.get("version") != str(kept.version)
    return Response(status_code=204, headers={"HX-Refresh": "true"} if is_news else {})


def story(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """The journal: what was read, and nothing else."""
    composed = composer(services, request, viewer)
    pages = [composed.tell(key) for key in composed.read]
    model = StoryPage(composed.kept.id, composed.words.say("campaign-title"), pages)
    return page_response(request, viewer, "campaign_story.html", model)


def invitation(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """A member's secret link shows a button; only pressing it changes something."""
    kept, token = services.campaigns.look(request.path_params["campaign"]), request.path_params["token"]
    number = kept.member_of_token(token)
    if number in kept.members_of(viewer):
        return RedirectResponse(f"/c/{kept.id}", 303)
    composed = CampaignComposer(services.campaigns, kept, viewer, request)
    name = kept.campaign.member(number).name
    others = composed.listed(member.name for member in kept.campaign.members)
    help = composed.words.say("campaign-invite-help", name=name, names=others)
    model = InvitePage(composed.words.say("campaign-title"), name, help, request.url.path)
    return page_response(request, viewer, "invite.html", model)


def out_of_order(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """A chapter that is not the next one: the page warns before it opens."""
    composed = composer(services, request, viewer)
    chapter = _chapter(request.path_params["chapter"])
    campaign = composed.campaign
    if not 1 <= chapter <= campaign.rules.chapters:
        raise Refusal(404, "campaign-no-chapter", chapter=chapter, last=campaign.rules.chapters)
    model = SpoilerPage(
        composed.kept.id,
        composed.words.say("campaign-title"),
        chapter,
        campaign.standing.chapter,
        chapter not in campaign.opened,
        composed.members(),
        campaign.is_shared,
    )
    return page_response(request, viewer, "campaign_chapter.html", model)


def new(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    return _new_page(request, viewer, {}, "")


def _new_page(request: Request, viewer: Viewer, posted: Form, problem: str, status: int = 200) -> Response:
    game = request.path_params["game"]
    rules_of(game)
    words = phrasebook(viewer.lang, game)
    model = NewCampaignPage(
        game,
        words.say("campaign-title"),
        words.say("game-title"),
        viewer.name,
        level_choices(viewer.lang),
        problem,
        posted,
    )
    return page_response(request, viewer, "campaign_new.html", model, status)


def export(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """The campaign's file and the records of its evenings, together."""
    kept = services.campaigns.look(request.path_params["campaign"])
    content = archive(services, kept)
    headers = {"Content-Disposition": f'attachment; filename="{kept.id}.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


def archive(services: Services, kept: KeptCampaign) -> bytes:
    """Without the evening being played: it is not told yet, and its seed is a secret."""
    sessions = [session._replace(record=session.record + RECORD_SUFFIX) for session in kept.campaign.sessions]
    records = {
        session.record + RECORD_SUFFIX: listings.record(services.tables, session.record)
        for session in kept.campaign.sessions
    }
    return pack(kept.id, kept.campaign._replace(sessions=sessions, running=None), records)


# What is posted -------------------------------------------------------------------------------------------------------


def begin(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    guest = services.cookies.with_identity(viewer, form.get("name-0", ""))
    members = [MemberPlan(guest.name)]
    for place in range(1, MOST_AT_FIRST):
        name, bot = form.get(f"name-{place}", ""), form.get(f"bot-{place}", "")
        if name or bot:
            members.append(MemberPlan(name or _bot_name(guest, members), bot))
    game = request.path_params["game"]
    try:
        id = play.begin(services.campaigns, guest, game, form.get("mode", ""), members)
    except Refusal as refusal:
        return _new_page(request, viewer, form, refusal.sentence(viewer.lang), refusal.status)
    return _led_to(services, request, guest, f"/c/{id}")


async def take_in(services: Services, request: Request) -> Response:
    """A packed campaign from elsewhere; what cannot be taken in is said on the form."""
    form = await request.form(max_files=1, max_fields=10)
    file, name = form.get("file"), str(form.get("name", ""))
    content = b"" if file is None or isinstance(file, str) else await file.read()
    viewer = services.cookies.viewer(request)
    return await run_in_threadpool(_taken_in, services, request, viewer, content, clean_name(name))


def _taken_in(services: Services, request: Request, viewer: Viewer, content: bytes, name: str) -> Response:
    guest = services.cookies.with_identity(viewer, name)
    try:
        id = importing.take_in(services.campaigns, guest, content, name)
    except Refusal as refusal:
        return _new_page(request, viewer, {"bringer": name}, refusal.sentence(viewer.lang), refusal.status)
    return _led_to(services, request, guest, f"/c/{id}")


def follow_link(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    id, token = request.path_params["campaign"], request.path_params["token"]
    kept = services.campaigns.look(id)
    name = kept.campaign.member(kept.member_of_token(token)).name
    guest = services.cookies.with_identity(viewer, viewer.name or name)
    play.follow_link(services.campaigns, id, guest, token)
    return _led_to(services, request, guest, f"/c/{id}")


def open_evening(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    """The table of a chapter; whoever presses second is told that it is being played, and led there."""
    id = request.path_params["campaign"]
    ticked = [int(name.removeprefix("player-")) for name in form if _is_player(name)]
    chapter = _chapter(form["chapter"]) if form.get("chapter") else None
    players = ticked if ticked or "who" in form else None
    plan = EveningPlan(players, chapter, form.get("adventurers") == "draft", "spoilers" in form)
    return RedirectResponse(f"/t/{play.open_evening(services.campaigns, id, viewer, plan)}", 303)


def _is_player(name: str) -> bool:
    number = name.removeprefix("player-")
    return number != name and number.isascii() and number.isdigit() and len(number) < 4


def join(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    kept = services.campaigns.look(request.path_params["campaign"])
    bot = form.get("bot", "")
    taken = [MemberPlan(member.name) for member in kept.campaign.members]
    name = form.get("name", "") or (_bot_name(viewer, taken) if bot else "")
    play.join(services.campaigns, kept.id, viewer, MemberPlan(name, bot))
    return _back(request)


def leave(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    play.leave(services.campaigns, request.path_params["campaign"], viewer, _member(form))
    return _back(request)


def hand_over(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    plan = MemberPlan(form.get("name", ""), form.get("bot", ""))
    play.hand_over(services.campaigns, request.path_params["campaign"], viewer, _member(form), plan)
    return _back(request)


def break_off(services: Services, request: Request, viewer: Viewer, form: Form) -> Response:
    play.break_off(services.campaigns, request.path_params["campaign"], viewer)
    return _back(request)


def _member(form: Form) -> int:
    return _chapter(form.get("member", ""))


def _chapter(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Refusal(422, "server-bad-request", where=text[:20])
    return int(text)


def _bot_name(viewer: Viewer, members: list[MemberPlan]) -> str:
    names = [name.strip() for name in viewer.say("server-bot-names").split(",")]
    taken = [member.name for member in members]
    return next((name for name in names if name not in taken), names[0])


def _back(request: Request) -> Response:
    return RedirectResponse(f"/c/{request.path_params['campaign']}", 303)


def _led_to(services: Services, request: Request, guest: Viewer, address: str) -> Response:
    response = RedirectResponse(address, 303)
    services.cookies.write_guest(response, request, guest)
    return response


PAGES: Final[dict[str, Answer]] = {
    "/campaign/{game}": new,
    "/c/{campaign}": show,
    "/c/{campaign}/news": news,
    "/c/{campaign}/story": story,
    "/c/{campaign}/export": export,
    "/c/{campaign}/chapter/{chapter}": out_of_order,
    "/c/{campaign}/member/{token}": invitation,
}
FORMS: Final[dict[str, Answer]] = {
    "/campaign/{game}": begin,
    "/c/{campaign}/member/{token}": follow_link,
    "/c/{campaign}/open": open_evening,
    "/c/{campaign}/join": join,
    "/c/{campaign}/leave": leave,
    "/c/{campaign}/hand-over": hand_over,
    "/c/{campaign}/break-off": break_off,
}
ON_THE_PAGE: Final = (open_evening, join, leave, hand_over, break_off)
"""What is refused to a member here becomes a sentence on the campaign's page."""


def routes(services: Services) -> list[Route]:
    gets = [Route(path, _reading(services, answer), methods=["GET"]) for path, answer in PAGES.items()]
    posts = [Route(path, _posting(services, answer), methods=["POST"]) for path, answer in FORMS.items()]

    async def import_(request: Request) -> Response:
        return await take_in(services, request)

    return [*gets, *posts, Route("/campaign/{game}/import", import_, methods=["POST"])]


def _reading(services: Services, answer: Answer) -> Callable[[Request], Response]:
    def endpoint(request: Request) -> Response:
        return answer(services, request, services.cookies.viewer(request), {})

    return endpoint


def _posting(services: Services, answer: Answer) -> Callable[[Request], object]:
    async def endpoint(request: Request) -> Response:
        fields = await request.form(max_files=0, max_fields=100)
        form = {name: value for name, value in fields.items() if isinstance(value, str)}
        viewer = services.cookies.viewer(request)
        return await run_in_threadpool(_answered, services, request, viewer, answer, form)

    return endpoint


def _answered(services: Services, request: Request, viewer: Viewer, answer: Answer, form: Form) -> Response:
    try:
        return answer(services, request, viewer, form)
    except Refusal as refusal:
        if answer not in ON_THE_PAGE or refusal.status in (403, 404):
            raise
        model = composer(services, request, viewer).page()
        return page_response(request, viewer, "campaign.html", model, refusal.status, refusal.sentence(viewer.lang))
