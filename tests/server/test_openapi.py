"""Whatever is sent to the JSON interface, the answer is one that its description announces, and never a 500."""

from collections.abc import Iterator
from itertools import cycle

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.testclient import TestClient

from flibuste.server.api import campaigns
from flibuste.server.api.description import STREAM
from flibuste.server.api.routes import hot, router
from flibuste.server.app import build
from flibuste.server.settings import Settings
from tests.server.harness import create

EXAMPLES = 12
OPERATIONS = [
    (method.lower(), route.path)
    for route in [*hot.routes, *router.routes, *campaigns.router.routes]
    if route.include_in_schema
    for method in sorted(route.methods)
]

MOMENT = 0.05  # seconds that the test would wait for news of a table where nobody plays
CREWS = "/campaigns"  # how many may sail in which mode is said by the rules, not by the schema

Place = tuple[str, str]  # a table and a token


@pytest.fixture(scope="module")
def application(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    url = f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'x.sqlite3'}"
    with TestClient(build(Settings(url, posts_per_minute=0, tables_per_hour=0))) as client:
        yield client


@pytest.fixture(scope="module")
def places(application: TestClient) -> Iterator[Place]:
    """A table that is played, one that waits and none, in turn: requests shall find something."""
    table = create(application)
    seats = {"game": "port-royal", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    waiting = application.post("/api/tables", json=seats).json()
    return cycle([(table.id, table.tokens[0]), (waiting["table"], waiting["seats"][0]["token"]), ("none", "none")])


@pytest.fixture(scope="module")
def interface(application: TestClient) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_asgi("/api/openapi.json", application.app)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_as_described(
    interface: schemathesis.BaseSchema, places: Iterator[Place], method: str, path: str
) -> None:
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(case=interface[path][method].as_strategy())
    def check(case: Case) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"], token = next(places)
            case.headers["Authorization"] = f"Bearer {token}"
        if "wait" in case.query:
            case.query["wait"] = min(case.query["wait"], MOMENT)
        case.call_and_validate(excluded_checks=[positive_data_acceptance] if path == CREWS else [])

    check()


def test_every_operation_is_tried(interface: schemathesis.BaseSchema) -> None:
    described = [(method, path) for path, item in interface.raw_schema["paths"].items() for method in item]
    endless = ("get", STREAM)  # tried in test_streams.py
    assert sorted(described) == sorted([*OPERATIONS, endless])
