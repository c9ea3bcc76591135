"""Worker processes of a server or of the tests themselves, found in /proc."""

from pathlib import Path


def is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def workers_of(parent: int) -> list[int]:
    """The worker processes of a process."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent_id = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent_id == parent and "spawn_main" in command:
            found.append(int(folder.name))
    return found
