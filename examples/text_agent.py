"""A scripted agent in the text environment, in place of a language model.

    python examples/text_agent.py [--variant classic] [--games 5] [--seed 1]

The agent sees what a model sees: the text of the position, and the sentence that refuses an illegal answer. It answers
with a line of reasoning and a line with a move; after a refusal, it chooses a move from the list. docs/envs.md explains
the environment.
"""

import argparse
import re

from lucchetto.envs.text_env import LucchettoTextEnv

OFFERED = re.compile(r"^player_0 may: (.*)$", re.MULTILINE)
SUM = re.compile(r"^dice: white (\d) \+ (\d)", re.MULTILINE)


def answer(observation: str) -> str:
    """The agent's answer: first the white sum in red, legal or not; after a refusal, a move from the list."""
    moves = OFFERED.findall(observation)[-1].split(", ")
    if observation.startswith("Refused"):
        return f"I was refused, so I take what is listed.\n{moves[-1] if len(moves) < 4 else moves[0]}"
    one, other = map(int, SUM.findall(observation)[-1])
    return f"The white dice make {one + other}, and I like red.\nred {one + other}"


def play(variant: str, seed: int) -> tuple[float, int, int]:
    """Play one game; return its reward and the numbers of answers and refusals."""
    env = LucchettoTextEnv(variant, opponents="casual", reward="margin")
    observation, _ = env.reset(seed=seed)
    over, reward, answers, refused = False, 0.0, 0, 0
    while not over:
        observation, last, over, _, info = env.step(answer(observation))
        reward, answers, refused = float(last), answers + 1, refused + ("refused" in info)
    return reward, answers, refused


def main() -> None:
    parser = argparse.ArgumentParser(description="A scripted agent in the text environment.")
    parser.add_argument("--variant", default="classic", choices=("classic", "longo", "duel"))
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for number in range(chosen.games):
        margin, answers, refused = play(chosen.variant, chosen.seed + number)
        print(f"game {number + 1}: margin {margin:+.0f}, {answers} answers, {refused} refused")  # noqa: T201 - to be read


if __name__ == "__main__":
    main()
