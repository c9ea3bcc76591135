"""Builds the argument parser. Texts come from the catalogue; each command module adds its own arguments."""

import argparse
import sys
from collections.abc import Collection, Iterable, Sequence
from importlib import import_module
from typing import Any, NoReturn

from lucchetto import __version__
from lucchetto.messages import LANGUAGES, Catalogue

from .usage_errors import translated, unexpected, unknown_value

COMMANDS = {
    "serve": "serve",
    "play": "play",
    "games": "games",
    "replay": "replay",
    "analyse": "analyse",
    "convert": "convert",
    "verify": "verify",
    "rules": "rules",
    "solve": "solve",
    "arena": "arena",
    "train": "train",
    "backup": "storage.backup",
    "restore": "storage.restore",
    "migrate": "storage.migrate",
    "expire": "storage.expire",
    "completion": "completion",
}
"""The module of each command in `cli/commands/`, with `add_arguments` and `run`."""


_COLUMN = max(map(len, COMMANDS)) + 4
"""Minimum width of the first column of a help page, in characters: the longest command, indented."""


class Parser(argparse.ArgumentParser):
    """A parser in the user's language that reports a usage error on two lines instead of a page."""

    def localise(self, words: Catalogue, key: str) -> None:
        self._words = words
        self.description = words(key)
        self.epilog = f"{words('help-examples')}\n{words.attribute(key, 'examples')}"
        self.formatter_class = _formatter(words)
        self._positionals.title = words("help-arguments")
        self._optionals.title = words("help-options")
        self.add_argument("-h", "--help", action="help", help=words("help-help"))

    def error(self, message: str) -> NoReturn:
        hint = self._words("see-help", command=f"{self.prog} --help")
        text = translated(message, self._visible_options(), self._words)
        sys.stderr.write(f"{self.prog}: {text}\n{hint}\n")
        sys.exit(2)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Report unexpected arguments here, in the command's own parser, so that the hint names its help."""
        found, extras = super().parse_known_args(args, namespace)
        extras = self._with_later_words(found, extras)
        if extras:
            self.error(unexpected(extras[0], self._visible_options(), self._words))
        return found, extras

    def _with_later_words(self, found: argparse.Namespace, extras: list[str]) -> list[str]:
        """Add words after an option to an argument that takes several: `arena longo --games 10 greedy random`."""
        several = [action.dest for action in self._get_positional_actions() if action.nargs == argparse.ONE_OR_MORE]
        if several and not any(word.startswith("-") for word in extras):
            getattr(found, several[0]).extend(extras)
            return []
        return extras

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Replace argparse's message, which is in English and, from Python 3.14 on, may contain its own suggestion."""
        if action.choices is not None and value not in action.choices:
            raise argparse.ArgumentError(None, unknown_value(action, str(value), self._words))

    def _visible_options(self) -> list[str]:
        actions = [action for action in self._actions if action.help != argparse.SUPPRESS]
        return [option for action in actions for option in action.option_strings]


def build_parser(words: Catalogue, load: Collection[str] = COMMANDS.keys()) -> Parser:
    """Return the parser. Only the commands in `load` get their arguments, which halves the start-up time."""
    parser = Parser("lucchetto", add_help=False)
    parser.localise(words, "help-lucchetto")
    parser.epilog = f"{parser.epilog}\n\n{words('help-exit-status')}"
    parser.add_argument("--version", action="version", version=f"lucchetto {__version__}", help=words("help-version"))
    _add_language(parser, words)
    commands = parser.add_subparsers(title=words("help-commands"), metavar="COMMAND", required=True)
    for name, module_name in COMMANDS.items():
        command = commands.add_parser(name, help=words(f"help-{name}"), add_help=False)
        if name in load:
            module = import_module(f"lucchetto.cli.commands.{module_name}")
            command.localise(words, f"help-{name}")
            module.add_arguments(command, words)
            _add_language(command, words)
            command.set_defaults(run=module.run)
    return parser


def command_parsers(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parsers of a parser's commands by name."""
    found = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(found[0].choices)


def requested_language(arguments: Sequence[str]) -> str | None:
    """The value of --lang, read before everything else because the help depends on it."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    early.add_argument("--lang")
    try:
        known, _ = early.parse_known_args(arguments)
    except argparse.ArgumentError:
        return None
    return str(known.lang) if known.lang else None


def _formatter(words: Catalogue) -> Any:
    class Formatter(argparse.RawDescriptionHelpFormatter):
        def __init__(self, *arguments: Any, **settings: Any) -> None:
            super().__init__(*arguments, **settings)
            self._action_max_length = _COLUMN  # argparse does not count the indentation of commands

        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, f"{words('help-usage')} " if prefix is None else prefix)

    return Formatter


def _add_language(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    languages = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    # SUPPRESS, so that the command's default does not override a value given before the command.
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        metavar="LANG",
        help=words("help-lang", languages=languages),
    )
