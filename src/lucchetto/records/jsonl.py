"""Records as JSON Lines, the format in which they are stored and sent (docs/records.md)."""

from lucchetto.rules import GameError, MalformedError

from .events import read_event, read_header
from .replay import Lines, Record, RecordError
from .strict_json import dumps, loads


def read_lines(data: bytes) -> Lines:
    """Yield the header and the events with their line numbers, lazily, so that the first faulty line is reported."""
    for line, raw in enumerate(split_lines(data), start=1):
        try:
            text = decode(raw)
            if not text.strip():
                raise MalformedError("blank-line", "the line is blank")
            yield line, (read_header if line == 1 else read_event)(loads(text))
        except GameError as error:
            raise RecordError(line, error) from None


def write(record: Record) -> str:
    """Write the record as JSON Lines."""
    return "".join(f"{dumps(part.to_json())}\n" for part in (record.header, *record.events))


def split_lines(data: bytes) -> list[bytes]:
    """Split at newline bytes only, because names may hold other line separators. An empty file has one line."""
    return (data[:-1] if data.endswith(b"\n") else data).split(b"\n")


def decode(raw: bytes) -> str:
    """Return the text of a line, or raise a MalformedError if it is not UTF-8."""
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise MalformedError("not-utf8", "not UTF-8 at byte {byte}", byte=error.start + 1) from None
