"""The page's generated types are up to date."""

from lucchetto.server.wire.typescript import TARGET, typescript


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    stale = f"{TARGET} is stale: python -m lucchetto.server.wire.typescript"
    assert TARGET.read_text(encoding="utf-8") == typescript(), stale
