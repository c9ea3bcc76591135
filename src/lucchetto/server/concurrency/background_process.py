"""Runs a long computation in a process of its own, with low priority, that ends with the server."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from .worker_process import ParentDeathPipe, exit_with_parent, interrupts_blocked

NICENESS = 10
"""Added to the niceness of the process, so that the server keeps priority."""


async def run_in_background(work: Callable[..., None], *arguments: Any) -> bool:
    """Call a function of a module that a new process can import; return whether it succeeded."""
    parent_pipe = ParentDeathPipe()
    process = multiprocessing.get_context("spawn").Process(
        target=_call, args=(parent_pipe.end, work, *arguments), daemon=True
    )
    ended = asyncio.ensure_future(asyncio.to_thread(_run, process))
    try:
        await asyncio.shield(ended)
    finally:
        parent_pipe.close()
        await asyncio.gather(ended, return_exceptions=True)  # it raises if it was cancelled before it started
    return not process.exitcode


def _run(process: BaseProcess) -> None:
    with interrupts_blocked():
        process.start()
    process.join()


def _call(end: Connection, work: Callable[..., None], *arguments: Any) -> None:
    """The main function of the process."""
    exit_with_parent(end)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    work(*arguments)
