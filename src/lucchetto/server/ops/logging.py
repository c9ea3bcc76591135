"""Log lines, for people or as JSON, of everything in the process; and no secret in any of them."""

import logging
import re
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar.logging import LoggingConfig

from lucchetto.server.settings import Settings

GONE = "…"
_SECRETS = (
    (re.compile(r"(/(?:handoffs|continue)/)[^\s/?\"']+"), rf"\1{GONE}"),  # one-time codes travel in a path
    (re.compile(r"\b(lucchetto[\w-]*=)[^\s;,\"']+"), rf"\1{GONE}"),  # cookies
    (re.compile(r"(://[^\s:/@]*):\S*@"), rf"\1:{GONE}@"),  # addresses of databases with their passwords
    (re.compile(r"(?i)\b(password|secret|token|nonce)([\"']?\s*[=:]\s*[\"']?)[^\s\"',;&}]+"), rf"\1\2{GONE}"),
    (re.compile(r"(?<![\w-])[\w-]{40,}(?![\w-])"), GONE),  # tokens, their hashes, the secrets of dice
)
_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}
_encode = msgspec.json.Encoder(enc_hook=repr).encode


def redacted(text: str) -> str:
    """The text without what opens a door: the last defence, as nothing of that kind should be in it."""
    for secret, instead in _SECRETS:
        text = secret.sub(instead, text)
    return text


class TextLines(logging.Formatter):
    """One line for a person, with the traceback below it."""

    def format(self, record: logging.LogRecord) -> str:
        text = f"{_time(record)} {record.levelname.lower()} {record.name}: {record.getMessage()}"
        return redacted("\n".join(filter(None, (text, _traceback(self, record)))))


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, message; fields and exception where there are any."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
        }
        if fields := _fields(record):
            line["fields"] = fields
        if traceback := _traceback(self, record):
            line["exception"] = redacted(traceback)
        return _encode(line).decode()


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _traceback(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    return formatter.formatException(record.exc_info) if record.exc_info else ""


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    fields = {name: value for name, value in vars(record).items() if name not in _USUAL}
    if record.name == "uvicorn.access" and isinstance(record.args, tuple) and len(record.args) == 5:
        fields |= zip(("client", "method", "path", "http", "status"), record.args, strict=True)
    return {name: redacted(value) if isinstance(value, str) else value for name, value in fields.items()}


class NoRefusals(logging.Filter):
    """Uvicorn calls it an error of ours when a WebSocket is answered with a plain refusal. It is none."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not record.getMessage().startswith("ASGI callable returned without completing handshake")


def logging_config(settings: Settings, expected: set[int | type[Exception]]) -> LoggingConfig:
    """For the whole process, uvicorn included; errors of the `expected` kinds are clients' mistakes and not logged.

    Uvicorn is never heard below INFO: there it would write down all that travels, cookies and open choices included.
    """
    lines = JsonLines if settings.log_format == "json" else TextLines
    level = settings.log_level.upper()
    no_bytes = {"level": "INFO" if level == "DEBUG" else level, "handlers": [], "propagate": True}
    return LoggingConfig(
        formatters={"lines": {"()": lines}},
        handlers={
            "console": {"class": "logging.StreamHandler", "formatter": "lines"},
            "queue_listener": {"class": "logging.NullHandler"},  # Litestar insists on one of this name
        },
        filters={"refusals": {"()": NoRefusals}},
        loggers={
            "litestar": {"level": level, "handlers": [], "propagate": True},
            **dict.fromkeys(("uvicorn", "uvicorn.access", "uvicorn.asgi", "websockets"), no_bytes),
            "uvicorn.error": {**no_bytes, "filters": ["refusals"]},
        },
        root={"level": level, "handlers": ["console"]},
        log_exceptions="always",
        disable_stack_trace=expected,
    )
