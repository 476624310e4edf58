"""`flibuste campaign`: a story that goes on from one evening to the next, at this terminal."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from flibuste.cli.arguments import DataOption, DealOption, LanguageOption, language, read_names, refused
from flibuste.cli.campaign_folders import (
    Place,
    known,
    laid_into,
    names_of_campaigns,
    packed_into,
    place,
    rules_of,
    taken_from,
)
from flibuste.cli.campaign_report import book_of, report, stands, story
from flibuste.cli.explained import Commands
from flibuste.cli.named_bots import bot_named, is_bot
from flibuste.cli.output import console, plain_table, say
from flibuste.cli.records import open_record
from flibuste.cli.seating import BOT_NAMES, kind_of
from flibuste.cli.table import Table
from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.kernel import BadOption, Match
from flibuste.kit import campaign_changes as changes
from flibuste.kit.campaign import BadCampaign, Campaign, Member
from flibuste.kit.campaign_changes import break_off, check_chapter, conclude, found, options_of, start
from flibuste.kit.campaign_file import SUFFIX
from flibuste.kit.campaign_records import PACKED_SUFFIX, missing
from flibuste.render.text.prose import Prose

campaign = Commands("campaign")

NameArgument = Annotated[str, typer.Argument(metavar="NAME")]


@campaign.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    mode: Annotated[str, typer.Option("--mode", metavar="MODE")] = "cooperative",
    members: Annotated[str | None, typer.Option("--members", metavar="A,B,...")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,...")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    lang: LanguageOption = None,
) -> None:
    """Begin a campaign."""
    spoken = language(lang)
    people = read_names(members) or [phrasebook(spoken).say("terminal-you")]
    begun = found(rules_of(game or registry.with_campaigns()[0]), mode, [*_people(people), *_bots(people, bots)])
    here = place(name)
    if here.file.exists():
        raise BadCampaign("there", "{file} is there already: choose another name.", file=str(here.file))
    here.write(begun)
    say(*report(begun, spoken), Prose(book_of(begun, spoken).say("campaign-begin", name=name)))


def _people(names: list[str]) -> list[tuple[str, str]]:
    for name in names:
        if kind_of(name):
            raise BadOption(f"A player cannot be called {name!r}; any other name will do.", "refused-name", name=name)
    return [(name, "") for name in names]


def _bots(people: list[str], bots: str | None) -> list[tuple[str, str]]:
    free = [name for name in BOT_NAMES if name not in people]
    kinds = read_names(bots)
    for kind in kinds:
        bot_named(kind, 0)
    return list(zip(free, kinds, strict=False))


@campaign.command("list")
def list_(lang: LanguageOption = None) -> None:
    """The campaigns on this computer."""
    spoken = language(lang)
    book = phrasebook(spoken)
    names = names_of_campaigns()
    if not names:
        say(Prose(book.say("campaign-none")))
        return
    table = plain_table(book, "campaign", "players", "stands")
    for name in names:
        try:
            there = place(name).read()
        except BadCampaign as error:
            table.add_row(name, "", Prose(refused(error)))
            continue
        table.add_row(name, ", ".join(member.name for member in there.members), stands(there, book_of(there, spoken)))
    say(table)


@campaign.command()
def show(
    name: NameArgument,
    read: Annotated[bool, typer.Option("--story")] = False,
    lang: LanguageOption = None,
) -> None:
    """Where a campaign stands, and its evenings."""
    spoken = language(lang)
    there = known(name).read()
    say(*report(there, spoken))
    if read:
        say(*story(there, there.read, spoken))


@campaign.command()
def play(
    name: NameArgument,
    players: Annotated[str | None, typer.Option("--players", metavar="A,B,...")] = None,
    chapter: Annotated[int | None, typer.Option("--chapter")] = None,
    spoilers: Annotated[bool, typer.Option("--spoilers")] = False,
    draft: Annotated[bool, typer.Option("--draft")] = False,
    again: Annotated[bool, typer.Option("--again")] = False,
    lang: LanguageOption = None,
    seed: DealOption = None,
    data: DataOption = None,
) -> None:
    """Play the next chapter, or go on with the evening that was left."""
    spoken, here = language(lang), known(name)
    there = here.read()
    if again and there.running is not None:
        there = break_off(there)
    if there.running is None:
        if chapter is not None:
            _check_order(there, chapter, spoilers)
        present = None if players is None else [there.named(one).number for one in read_names(players)]
        there = start(there, here.next_record(there), present, chapter, draft, spoilers)
        match = _first_match(there, seed)
        here.save(match, _record(there))
        here.write(there)
    elif players or chapter or draft or seed:
        text = f"Chapter {there.running.chapter} is being played: `campaign play {name}` goes on with it, "
        raise BadOption(f"{text}--again breaks it off.", "refused-evening", chapter=there.running.chapter, name=name)
    else:
        match = _resumed(here, there)
    _finish_evening(here, there, match, spoken, f"campaign play {name}")


def _check_order(there: Campaign, chapter: int, spoilers: bool) -> None:
    try:
        check_chapter(there, chapter, spoilers)
    except BadCampaign as error:
        if error.reason == "spoilers":
            text = str(error).replace("say so", "say so with --spoilers")
            raise BadOption(text, "refused-spoilers", **error.words) from error
        raise


def _finish_evening(here: Place, there: Campaign, match: Match, lang: str, resume: str) -> None:
    if not match.over:
        Table(match, lang, here.folder / _record(there), console(), resume).run()
    if match.over:
        with match.data():
            evening = there.rules.evening(match.state)
        there = conclude(there, evening, time.time())
        here.write(there)
        say("", *story(there, evening.cards[-1:], lang), "", *report(there, lang))


def _record(there: Campaign) -> str:
    assert there.running is not None
    return there.running.record


def _first_match(there: Campaign, seed: str | None) -> Match:
    assert there.running is not None
    seats = [_seated(there.member(player.member)) for player in there.running.players]
    options = options_of(there, there.running)
    return Match.start(registry.game(there.rules.game), seats, options, deal=seed or "")


def _seated(member: Member) -> str:
    return f"{member.name} ({member.bot})" if member.bot else member.name


def _resumed(here: Place, there: Campaign) -> Match:
    if here.record(_record(there)) is None:
        raise missing(len(there.sessions) + 1, _record(there))
    return open_record(here.folder / _record(there))


@campaign.command()
def crew(
    name: NameArgument,
    joining: Annotated[str | None, typer.Option("--join", metavar="A,B,...")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,...")] = None,
    leaving: Annotated[str | None, typer.Option("--leave", metavar="A,B,...")] = None,
    hand_over: Annotated[
        str | None,
        typer.Option("--hand-over", metavar="A=B"),
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Change who belongs to a campaign."""
    spoken, here = language(lang), known(name)
    there = here.read()
    if hand_over is not None:
        there = _handed_over(there, hand_over)
    for one in read_names(leaving):
        there = changes.leave(there, there.named(one).number)
    people = read_names(joining)
    for newcomer in [*_people(people), *_bots([*(member.name for member in there.members), *people], bots)]:
        there = changes.join(there, *newcomer)
    here.write(there)
    say(*report(there, spoken))


def _handed_over(there: Campaign, wish: str) -> Campaign:
    old, _, new = (part.strip() for part in wish.partition("="))
    if not new:
        text = f"Say whose place whom is given, as in Yann=Maï or Yann=greedy, not {wish!r}."
        raise BadOption(text, "refused-handing", wish=wish)
    names = [member.name for member in there.members]
    ((person, bot),) = _bots(names, new) if is_bot(new) else _people([new])
    return changes.hand_over(there, there.named(old).number, person, bot)


@campaign.command()
def export(
    name: NameArgument,
    target: Annotated[Path, typer.Argument(metavar="TARGET")],
    lang: LanguageOption = None,
) -> None:
    """Copy a campaign with the records of its evenings, to take it elsewhere: to another computer, to a server."""
    luggage = taken_from(known(name).file)
    if not target.parent.exists():
        text = "The folder {folder} does not exist: make it, or name another."
        raise BadCampaign("folder", text, folder=str(target.parent))
    if target.name.endswith(PACKED_SUFFIX):
        packed_into(luggage, target)
    else:
        laid_into(luggage, Place(target, luggage.name))
    say(Prose(phrasebook(language(lang)).say("campaign-exported", file=str(target))))


@campaign.command("import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    lang: LanguageOption = None,
) -> None:
    """Take in a campaign from a file. Its evenings are replayed: what does not agree with itself is refused."""
    if not file.name.endswith((SUFFIX, PACKED_SUFFIX)):
        text = f"A campaign is a file whose name ends in {SUFFIX} or {PACKED_SUFFIX}, not {file.name!r}."
        raise BadOption(text, "refused-campaign-file", suffix=SUFFIX, packed=PACKED_SUFFIX, file=file.name)
    luggage = taken_from(file)
    laid_into(luggage, place(name or luggage.name))
    say(Prose(phrasebook(language(lang)).say("campaign-imported", name=name or luggage.name)))
