"""The SVG diagrams of docs/architecture.md match their Mermaid sources."""

from pathlib import Path

import pytest

from tests.browser.make_diagrams import diagrams, mark


@pytest.mark.parametrize("image", [pytest.param(image, id=image.name) for image in diagrams()])
def test_a_diagram_is_rendered_from_its_present_source(image: Path) -> None:
    stale = f"{image} is stale: make diagrams"
    assert image.is_file(), stale
    assert image.read_text(encoding="utf-8").endswith(mark(diagrams()[image])), stale


def test_there_are_a_diagram_of_the_layers_and_one_of_a_decision() -> None:
    assert {image.name for image in diagrams()} == {"architecture-layers.svg", "architecture-decision.svg"}
