"""Checks the URLs of databases and buses, and formats them for messages without their passwords."""

from collections.abc import Collection
from urllib.parse import SplitResult, urlsplit


def split_address(url: str, schemes: Collection[str]) -> SplitResult:
    """The parts of a URL. Raises a ValueError for an invalid one; its text does not contain the URL."""
    try:
        parts = urlsplit(url)
        has_host = parts.hostname or "host=" in parts.query  # `host=` may name a Unix socket
        valid = parts.scheme in schemes and has_host and parts.port != 0
    except ValueError:
        valid = False
    # An @ after the host is part of a password in which /, ? or # is not percent-encoded.
    if not valid or "@" in parts.path + parts.query + parts.fragment:
        expected = " or ".join(f"{scheme}://USER:PASSWORD@HOST:PORT/NAME" for scheme in schemes)
        raise ValueError(f"this is not an address of the form {expected}")
    return parts


def display_url(parts: SplitResult) -> str:
    """The URL for logs and error messages, without password and options."""
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{host or ''}{port}{parts.path}"


def reason(error: Exception, parts: SplitResult | None = None) -> str:
    """An error's message on one line, without the password."""
    text = " ".join(str(error).split()) or type(error).__name__
    return text.replace(parts.password, "…") if parts and parts.password else text
