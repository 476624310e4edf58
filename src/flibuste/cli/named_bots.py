"""Bots by name: those of the project, and one's own as `module:Class`, found in the current folder."""

from __future__ import annotations

from importlib import import_module
from inspect import signature

from flibuste.bots import Bot, make_bot, names
from flibuste.kernel import BadOption, Generator
from flibuste.kernel.rng import scatter


def bot_named(name: str, seed: int) -> Bot:
    """A bot with dice of its own."""
    if not is_own(name):
        return make_bot(name, seed)
    module, _, attribute = name.partition(":")
    try:
        maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        text = f"The bot {name!r} cannot be loaded: {error}."
        raise BadOption(text, "refused-own-bot", name=name, why=str(error)) from error
    dice = Generator(b"", scatter(seed))
    try:
        signature(maker).bind(dice)
    except TypeError as error:
        raise BadOption(f"The bot {name!r} cannot be made from its dice alone, as Class(dice): {error}.") from error
    bot: Bot = maker(dice)
    if not callable(getattr(bot, "choose", None)):
        raise BadOption(f"The bot {name!r} has no method `choose(view, seconds)`.")
    return bot


def is_own(name: str) -> bool:
    """Whether a name has the form `module:Class`; `strong:200` is one of the project's, with its iterations."""
    return ":" in name and _level(name) not in names()


def is_bot(name: str) -> bool:
    return _level(name) in names() or is_own(name)


def _level(name: str) -> str:
    return name.partition(":")[0]
