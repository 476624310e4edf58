"""What the generated description of the JSON interface cannot know: the stream, and how a seat is played."""

from __future__ import annotations

from typing import Any, Final

SEAT: Final = "seat"
STREAM: Final = "/tables/{table}/stream"
TOKEN: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token of a seat, from the answer that laid the table. Without one you watch.",
}
FOLLOW: Final = {
    "get": {
        "summary": "Follow",
        "description": "Server-sent events: `event: position`, `id:` the version, `data:` a position as JSON, at once "
        "and after every change. `Last-Event-ID`, or `since`, resumes after a version.",
        "parameters": [
            {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}},
            {"name": "since", "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0}},
        ],
        "responses": {
            "200": {
                "description": "an endless stream",
                "content": {"text/event-stream": {"schema": {"$ref": "#/components/schemas/Position"}}},
            }
        },
    }
}


def completed(description: dict[str, Any]) -> dict[str, Any]:
    """The same, with what is missing."""
    description["paths"].setdefault(STREAM, FOLLOW)
    description["components"].setdefault("securitySchemes", {SEAT: TOKEN})
    description["security"] = [{}, {SEAT: []}]
    return description
