"""The rules of a game, printed section by section."""

from lucchetto.cli.terminal import Terminal
from lucchetto.messages import Catalogue
from lucchetto.messages.rules_text import rules_sections


def show_rules(terminal: Terminal, words: Catalogue, name: str) -> None:
    terminal.title(words(f"rules-{name}"))
    terminal.print(words.attribute(f"rules-{name}", "summary"))
    for title, text in rules_sections(words, name):
        terminal.heading(title)
        terminal.print(text)
    terminal.print()
