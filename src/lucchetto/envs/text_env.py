"""An environment for language models: observations and actions are text, and a refusal explains its reason."""

import string
from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
from gymnasium.spaces import Text

from lucchetto.bots import BotLike
from lucchetto.messages import catalogue
from lucchetto.messages.rules_text import rules_sections
from lucchetto.rules import Decision, Game, GameError, MalformedError, parse_typed_move, shown

from .rewards import AUTO
from .seat import LucchettoEnv
from .text.description import with_moves

LONGEST = 4000
"""Most characters in an observation or an action, a bound that Gymnasium needs; five-player Longo takes about 1,500."""
CHARACTERS = string.printable + "–−×…’"


class LucchettoTextEnv(gymnasium.Env[str, str]):
    """One seat plays by text against bots.

    An action is a move as people type it (`red 5`, `r5`, `g16*`, `pass`). If an answer has several lines, the last one
    that is not empty counts. An illegal or unreadable answer changes nothing: the next observation begins with what
    was wrong and the number of the rule, and `info["refused"]` has the same sentence. After `patience` refusals in a
    row, the game ends with the worst reward.

    >>> env = LucchettoTextEnv(opponents="random", first=0)
    >>> text, info = env.reset(seed=1)
    >>> text.splitlines()[0], info["moves"][0]
    ('classic, turn 1, white phase, player_0 is active', 'pass')
    >>> env.step("red 99")[0].splitlines()[0]
    "Refused: 'red 99' is not a move. Answer with one of the moves listed for you."
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's own type

    def __init__(
        self,
        variant: str = "classic",
        players: int = 2,
        *,
        opponents: BotLike | Sequence[BotLike] = "greedy",
        seat: int = 0,
        reward: str = AUTO,
        first: int | None = None,
        lucky: Sequence[Sequence[int]] | None = None,
        patience: int = 3,
        render_mode: str | None = None,
    ) -> None:
        """`patience` is the number of consecutive refusals that end the game (0: no limit). See also `LucchettoEnv`."""
        if type(patience) is not int or patience < 0:
            raise MalformedError(
                "bad-patience", "patience must be a whole number of at least 0, not {found}", found=shown(patience)
            )
        self._env = LucchettoEnv(
            variant, players, opponents=opponents, seat=seat, reward=reward, first=first, lucky=lucky, illegal="raise"
        )
        self.patience = patience
        self.render_mode = render_mode
        self.observation_space = Text(LONGEST, min_length=1, charset=CHARACTERS)
        self.action_space = Text(LONGEST, min_length=0, charset=CHARACTERS)
        self._refusals = 0

    @property
    def rules(self) -> str:
        """The rules of the variant in English, for a system prompt."""
        name, words = self.game.variant.name, catalogue("en")
        based_on = ["classic"] if name == "longo" else []
        sections = [part for rules in (*based_on, name) for part in rules_sections(words, rules)]
        return "\n\n".join(f"{title}\n{text}" for title, text in sections)

    @property
    def game(self) -> Game:
        """The current game, for callers that need more than its text."""
        return self._env.table.game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
        """Start a new game; the same seed gives the same dice and the same noise to the bots."""
        super().reset(seed=seed)
        self._env.reset(seed=seed)
        self._refusals = 0
        return self._observation(), self._info()

    def step(self, action: str) -> tuple[str, SupportsFloat, bool, bool, dict[str, Any]]:
        """Play one answer of the model."""
        table = self._env.table
        if table.over or self._gave_up:
            raise gymnasium.error.ResetNeeded("the game is over: reset the environment")
        try:
            move = self._move(action)
        except GameError as error:
            return self._refused(str(error))
        _, reward, over, _, _ = self._env.step(table.encoder.action(move))
        self._refusals = 0
        return self._observation(), reward, over, False, self._info()

    def render(self) -> str | None:
        """Return the observation."""
        return self._observation() if self.render_mode == "ansi" else None

    def _move(self, action: object) -> Decision:
        """The legal move in an answer. An illegal move raises here, before it is converted to an action number."""
        lines = action.strip().splitlines() if isinstance(action, str) else [action]
        move = parse_typed_move(lines[-1] if lines else "")
        self._env.table.game.play(self._env.seat, move)
        return move

    def _refused(self, why: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        self._refusals += 1
        sentence = f"Refused: {why}. Answer with one of the moves listed for you."
        reward = self._env.table.worst() if self._gave_up else 0.0
        info = {**self._info(), "refused": sentence, "refusals": self._refusals}
        return f"{sentence}\n{self._observation()}", reward, self._gave_up, False, info

    @property
    def _gave_up(self) -> bool:
        return self.patience > 0 and self._refusals >= self.patience

    def _observation(self) -> str:
        return with_moves(self._env.table.game, [self._env.seat])

    def _info(self) -> dict[str, Any]:
        """The legal moves as text, and at the end of the game every seat's total."""
        game = self._env.table.game
        info: dict[str, Any] = {"moves": [str(move) for move in game.moves(self._env.seat)]}
        if game.is_over:
            info["totals"] = [sheet.total for sheet in game.sheets]
        return info
