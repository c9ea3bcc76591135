"""The process of a bot with a time limit: it loads the bots that it receives, and answers each position with a move."""

import os
import pickle
import sys
import threading
import time
from multiprocessing.connection import Connection

from lucchetto.bots.protocol import Bot
from lucchetto.rules import GameError

from .loading import SupervisedBot, load_factory, made

PARENT_POLL_INTERVAL = 1.0
"""Seconds between two checks whether the parent process is alive."""


def main(receive: Connection, send: Connection) -> None:
    """Answer until the other end closes. A message is a bot to load (name, source, seed) or a position (game, seat)."""
    bot: Bot | None = None
    while True:
        try:
            message = pickle.loads(receive.recv_bytes())  # noqa: S301 - from our own parent
        except EOFError:
            return
        answer: object = True
        try:
            if len(message) == 3:
                bot = _load(*message)
            else:
                assert bot is not None, "a bot is loaded before it decides"
                answer = bot.decide(*message)
        except GameError as error:
            answer = error
        send.send_bytes(pickle.dumps(answer))


def _load(name: str, source: str | bytes, seed: str | None) -> Bot:
    factory = load_factory(source) if isinstance(source, str) else pickle.loads(source)  # noqa: S301 - likewise
    return SupervisedBot(made(factory, name, seed), name)


def _exit_with_parent(parent: int) -> None:
    """Exit once the parent process has ended, because a bot that hangs must not outlive it."""
    while os.getppid() == parent:
        time.sleep(PARENT_POLL_INTERVAL)
    os._exit(1)


if __name__ == "__main__":
    sys.stdout = sys.stderr  # a bot's own output must not mix with the program's
    threading.Thread(target=_exit_with_parent, args=(os.getppid(),), daemon=True).start()
    main(*(Connection(int(handle)) for handle in sys.argv[1:]))
