"""Configures logging for the whole process, as text or JSON lines, and redacts secrets."""

import logging
import re
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar.logging import LoggingConfig

from lucchetto.server.settings import Settings

REDACTED = "…"
_SECRETS = (
    (re.compile(r"(/(?:handoffs|continue)/)[^\s/?\"']+"), rf"\1{REDACTED}"),  # one-time codes in paths
    (re.compile(r"\b(lucchetto[\w-]*=)[^\s;,\"']+"), rf"\1{REDACTED}"),  # cookies
    (re.compile(r"(://[^\s:/@]*):\S*@"), rf"\1:{REDACTED}@"),  # passwords in database URLs
    (re.compile(r"(?i)\b(password|secret|token|nonce)([\"']?\s*[=:]\s*[\"']?)[^\s\"',;&}]+"), rf"\1\2{REDACTED}"),
    (re.compile(r"(?<![\w-])[\w-]{40,}(?![\w-])"), REDACTED),  # tokens, their hashes, secrets of the dice
)
_STANDARD_ATTRIBUTES = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}
_encode = msgspec.json.Encoder(enc_hook=repr).encode


def redacted(text: str) -> str:
    """The text without tokens, codes and passwords. A last line of defence: callers should not log any."""
    for secret, replacement in _SECRETS:
        text = secret.sub(replacement, text)
    return text


class TextLines(logging.Formatter):
    """One line of text per record, followed by the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        text = f"{_time(record)} {record.levelname.lower()} {record.name}: {record.getMessage()}"
        return redacted("\n".join(filter(None, (text, _traceback(self, record)))))


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, logger, message; `fields` and `exception` if there are any."""

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
    fields = {name: value for name, value in vars(record).items() if name not in _STANDARD_ATTRIBUTES}
    if record.name == "uvicorn.access" and isinstance(record.args, tuple) and len(record.args) == 5:
        fields |= zip(("client", "method", "path", "http", "status"), record.args, strict=True)
    return {name: redacted(value) if isinstance(value, str) else value for name, value in fields.items()}


class NoRefusals(logging.Filter):
    """Drops uvicorn's error about WebSocket handshakes answered with an HTTP response: the gateway does that."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not record.getMessage().startswith("ASGI callable returned without completing handshake")


def logging_config(settings: Settings, expected: set[int | type[Exception]]) -> LoggingConfig:
    """The configuration of all loggers, including uvicorn's. `expected` errors are not logged.

    Uvicorn's level is never below INFO: at DEBUG it logs whole messages, including cookies and hidden choices.
    """
    lines = JsonLines if settings.log_format == "json" else TextLines
    level = settings.log_level.upper()
    no_bytes = {"level": "INFO" if level == "DEBUG" else level, "handlers": [], "propagate": True}
    return LoggingConfig(
        formatters={"lines": {"()": lines}},
        handlers={
            "console": {"class": "logging.StreamHandler", "formatter": "lines"},
            "queue_listener": {"class": "logging.NullHandler"},  # Litestar requires this name
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
