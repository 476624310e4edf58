"""What a class of frames says of itself."""

from typing import Any, ClassVar

from flibuste.kernel import Frame, Repeated, fields_of
from flibuste.kernel.frame import covered


class SetAside(Frame[Any]):
    pass


class Again(SetAside):
    pass


class Named(Frame[Any]):
    topic: ClassVar[str] = "harbour"


class Derived(Named):
    pass


class Same(SetAside):
    topic: ClassVar[str] = "set-aside"


class Draw(Repeated[Any]):
    secret: ClassVar[tuple[str, ...]] = ("left",)


def test_a_question_has_the_name_of_its_class_unless_one_is_said() -> None:
    assert [kind.topic for kind in (SetAside, Again, Named, Derived, Same)] == [
        *("set-aside", "again", "harbour", "harbour", "set-aside")
    ]


def test_what_is_left_of_a_repeated_rule_is_a_local() -> None:
    frame = Draw(2, left=3)
    assert (frame.seat, frame.left, frame.topic, fields_of(Draw)) == (2, 3, "draw", ("seat", "left"))
    assert (covered(frame).seat, covered(frame).left) == (2, -1)


def test_a_frame_without_slots_has_no_locals_but_its_seat() -> None:
    assert fields_of(SetAside) == ("seat",)
