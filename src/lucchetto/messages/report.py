"""Renders the HTML reports of commands: one self-contained page each, for small and large screens, light and dark.

The reports share the frame of the page, its style and the markup of tables (`templates/`). Values are
escaped; only `Markup` is inserted unchanged.
"""

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from .catalogue import Catalogue


def render(package: str, template: str, words: Catalogue, **values: object) -> str:
    """Render a template of this package, which extends `page.html.jinja`."""
    environment = Environment(
        loader=ChoiceLoader([PackageLoader(package, ""), PackageLoader(__package__, "templates")]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )

    def sentence(key: str, **parts: Markup) -> Markup:
        """A message with markup in place of its facts."""
        return escape(words(key, **{name: f"{{{name}}}" for name in parts})).format(**parts)

    return environment.get_template(template).render(words=words, sentence=sentence, **values)
