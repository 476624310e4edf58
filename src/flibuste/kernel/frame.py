"""Frames: a rule in progress is a small immutable object on a stack inside the state."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from flibuste.kernel.sight import UNKNOWN

if TYPE_CHECKING:
    from flibuste.kernel.state import State

S = TypeVar("S")

NO_WINDOW: Final = 0
NOBODY: Final = -1

Deed = Callable[[Any, int], None]

WORDS: Final = re.compile("(?<!^)(?=[A-Z])")  # where those of a class's name begin, the first apart
FRAMES: Final[list[Any]] = []  # every class of frames, as it is defined
_fields: dict[Any, tuple[str, ...]] = {}


def name_of(frame: type) -> str:
    """What a class of frames asks if it does not say: its own name, word by word."""
    return WORDS.sub("-", frame.__name__).lower()


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A rule in progress. Never mutated: a changed local is another frame on top of the stack.

    `seat` is the player concerned; a frame that asks, asks that seat. `topic` names the question: the name of the
    class (`SetAside` asks `set-aside`), unless it says another, or the one it is derived from does. `rules` are the
    paragraphs behind it, the one that says most first. What only that seat may see: the locals named in `secret`,
    and with `private` which answers it has. Locals beyond the seat are slots.
    """

    __slots__ = ("seat",)

    topic: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[tuple[str, ...]] = ()
    private: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        FRAMES.append(cls)
        if "topic" not in vars(cls) and cls.topic in ("", name_of(cls.__mro__[1])):
            cls.topic = name_of(cls)

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def step(self, s: S) -> list[int] | None:
        """Ask (return every legal answer, in ascending order, changing nothing), or act and return None."""
        raise NotImplementedError

    def answer(self, s: S, action: int) -> None:
        """Carry out one of the answers that `step` listed."""
        raise NotImplementedError

    def window(self) -> int:
        """Which riders may be played while it waits. A method: compiled, eight times as fast as a class variable."""
        return NO_WINDOW


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeated(Frame[S]):
    """A rule that is carried out several times, so many of them left."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left: i64 = left


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A step of a plan, as an object: compiled code calls its method four times as fast as a function it was given."""

    def do(self, s: S, seat: int) -> None:
        """Act, or push the frame that asks."""
        raise NotImplementedError


class Function(Step[Any]):
    """A step that was given as a function."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def do(self, s: Any, seat: int) -> None:
        self.deed(s, seat)


class Plan(Frame["State"]):
    """One step of a named plan and those after it. Built once per seat, shared by every state."""

    __slots__ = ("at", "do", "name", "then")

    def __init__(self, name: str, seat: int, at: int, do: Step[Any], then: Plan | None) -> None:
        self.seat = seat
        self.name = name
        self.at = at
        self.do = do
        self.then = then

    def step(self, s: State) -> list[int] | None:
        self.run(s, s.stack)
        return None

    def run(self, s: State, stack: list[Any]) -> None:
        """Act, after making way on the stack for the next step."""
        if self.then is None:
            stack.pop()
        else:
            stack[-1] = self.then
        self.do.do(s, self.seat)


def frames_of(package: str) -> list[Any]:
    """The frames that the files of a package define."""
    return [frame for frame in FRAMES if f"{frame.__module__}.".startswith(f"{package}.")]


def fields_of(frame: Any) -> tuple[str, ...]:
    """The locals of a class of frames, which its constructor takes by name: its slots. mypyc keeps them elsewhere."""
    found = _fields.get(frame)
    if found is None:
        names: set[str] = set()
        for part in frame.__mro__:
            names |= {*part.__dict__.get("__mypyc_attrs__", part.__dict__.get("__slots__", ()))}
        found = _fields[frame] = ("seat", *sorted(names - {"seat", "__dict__", "__weakref__"}))
    return found


def covered(frame: Frame[Any]) -> Frame[Any]:
    """The frame as those see it who may not see its secret locals."""
    kind: Any = type(frame)
    values = {name: getattr(frame, name) for name in fields_of(kind)}
    for name in frame.secret:
        value = values[name]
        values[name] = (UNKNOWN,) * len(value) if isinstance(value, tuple) else UNKNOWN
    shown: Frame[Any] = kind(**values)
    return shown
