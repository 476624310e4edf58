"""What the web's board of Amerigo shows: the map with the answers on it; the panels beside it are `amerigo_panels`."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from markupsafe import Markup

from flibuste.games.amerigo.catalogue import SHIPS
from flibuste.games.amerigo.completing import is_complete, island_name, posts_value
from flibuste.games.amerigo.pieces import mask_of_tile, packed_tile
from flibuste.games.amerigo.places import CELLS, GRID, OFF_BOARD, PLACES, is_frame
from flibuste.games.amerigo.sailing import Navigate, Settle, post_space, steps_to
from flibuste.games.amerigo.tables import KINDS
from flibuste.kernel import asking
from flibuste.kit.grid import cells_of
from flibuste.kit.grid_shapes import TURNS
from flibuste.render.svg.amerigo_chart import beside_islands, chart, paper_of
from flibuste.render.svg.amerigo_panels import Panels
from flibuste.render.svg.amerigo_reasons import reasons
from flibuste.render.svg.face import Option, Piece, Sight
from flibuste.render.svg.placing import Spot, Way, css_of, data_of
from flibuste.render.words.amerigo import place as spoken_place
from flibuste.render.words.amerigo_notes import laying


class Landmark(NamedTuple):
    """Something on the map that can be looked at closely."""

    css: str
    about: Piece


class Scene(Panels):
    """The map and what stands beside it."""

    owner = ""  # everybody's map is the same

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.width, self.height, self.side = self.s.chart.width, self.s.chart.height, self.s.chart.side

    @property
    def chart(self) -> Markup:
        return chart(self.s, self.sight.colours, self.sight.words.say("web-am-map"))

    @property
    def picture(self) -> tuple[int, int]:
        paper = paper_of(self.s)
        return paper.width, paper.height

    @property
    def here(self) -> str:
        """Where to look first on a small screen: what the question is about, a ship of the player's, one of his
        posts."""
        ships = [place for place in self.s.ships[self.seat] if place != OFF_BOARD]
        places = [*self._asked_about(), *ships, *cells_of(self.s.posts[self.seat])]
        return place_css(places[0]) if places else ""

    def _asked_about(self) -> list[int]:
        """The anchor where a post may be founded, the ships that may still move, the best place for a tile."""
        if not self.sight.offers:
            return []
        frame = asking(self.s, self.seat)
        if isinstance(frame, Settle):
            return [frame.anchor]
        if isinstance(frame, Navigate):
            places = enumerate(self.s.ships[self.seat])
            return [place for ship, place in places if place != OFF_BOARD and not self.s.moved >> ship & 1]
        return [CELLS.index(way.option.arguments[1]) for way in self.ways[:1]]

    @cached_property
    def spots(self) -> list[Spot]:
        """Where ships may go: the steps; on the frame, where a ship is launched, the name of the space."""
        found = []
        for action, option in self.sight.offers.items():
            verb, *arguments = action.split()
            if verb in ("sail", "launch"):
                ship, place = arguments[0], PLACES.index(arguments[1])
                good = " good" if post_space(self.s, self.seat, place) != OFF_BOARD else ""
                taken = " taken" if any(place in ships for ships in self.s.ships) else ""
                found.append(
                    Spot(f"{place_css(place)} {verb} ship-{ship}{good}{taken}", self._steps(verb, ship, place), option)
                )
        return found

    def _steps(self, verb: str, ship: str, place: int) -> str:
        if verb == "launch":
            return str(spoken_place(self.sight.words, place)[""])
        return str(steps_to(self.s, self.seat, SHIPS.index(ship), place))

    @property
    def overlooks(self) -> bool:
        """Before the first ship is on the map, every space of the frame is open to it."""
        return bool(self.sight.offering("launch")) and not self.sight.offering("sail")

    @property
    def ships(self) -> list[str]:
        """The ships that may be moved, if there is a choice."""
        movable = [ship for ship in SHIPS if any(f"ship-{ship}" in spot.css for spot in self.spots)]
        return movable if len(movable) > 1 else []

    @property
    def landmarks(self) -> list[Landmark]:
        """The islands: cells still free, and what the posts on them would score now."""
        places = beside_islands(self.s.chart)
        return [Landmark(place_css(place), self._island(number)) for number, place in enumerate(places)]

    def _island(self, number: int) -> Piece:
        s, say = self.s, self.sight.words.say
        name = CELLS[island_name(s, number)]
        title = say("web-am-large-island" if s.chart.large[number] else "web-am-island", cell=name)
        if is_complete(s, number):
            return Piece(f"cell-{name}", title, say("web-am-island-done"), "AM-ISL-001")
        worth = [
            say("web-am-worth", name=self.sight.names[seat], points=posts_value(count) * self.time)
            for seat, posts in enumerate(s.posts)
            if (count := (posts & s.chart.islands[number]).bit_count())
        ]
        free = (s.chart.islands[number] & ~s.covered).bit_count()
        sentence = say("web-am-island-open", free=free, points=s.tables.completion)
        chest = say("web-am-island-chest") if s.chart.large[number] else ""
        unfound = say("web-am-undiscovered", points=s.tables.discovery)
        now = say("web-am-worth-now", worth=", ".join(worth)) if worth else unfound
        return Piece(f"cell-{name}", title, " ".join(filter(None, (sentence, chest, now))), "AM-ISL-003")

    @cached_property
    def ways(self) -> list[Way]:
        """The places for the tiles of the reserve, best first."""
        return sorted([self._way(option) for option in self.sight.offering("lay")], key=lambda way: -way.points)

    def _way(self, option: Option) -> Way:
        """In the numbering of the placing script: row by row, without the guard column."""
        kind, cell, turn = option.arguments
        laid = packed_tile(self.seat, KINDS.index(kind), CELLS.index(cell), TURNS.index(turn))
        mask = mask_of_tile(self.s.tables, laid)
        cells = [GRID.row(at) * self.width + GRID.column(at) for at in cells_of(mask)]
        answer = self.sight.view.game.notation.parse(option.action)
        facts = laying(self.sight.view, self.sight.words, self.sight.names, answer)
        return Way(option, cells[0], TURNS.index(turn), cells, *facts)

    @property
    def placing(self) -> Markup:
        return data_of(self.ways)

    @property
    def reasons(self) -> list[tuple[str, list[int]]]:
        return reasons(self.sight)

    @property
    def order(self) -> str:
        return self.sight.words.say("web-am-order", place=self.s.line.index(self.seat) + 1)


def place_css(place: int) -> str:
    """The classes that put something on a cell or a space of the frame."""
    if is_frame(place):
        side, number = PLACES[place].split("-")
        return f"frame {side} n{number}"
    return css_of(GRID, place)
