"""Addresses of databases and buses, which hold passwords: what may be shown of them."""

from collections.abc import Collection
from urllib.parse import SplitResult, urlsplit


def split_address(url: str, schemes: Collection[str]) -> SplitResult:
    """Its parts; raises ValueError, without a word of the address, for one that cannot be meant so."""
    try:
        parts = urlsplit(url)
        somewhere = parts.hostname or "host=" in parts.query  # a socket file is named there
        sound = parts.scheme in schemes and somewhere and parts.port != 0
    except ValueError:
        sound = False
    # An @ further on belongs to a password with a sign that should be written as %2F, %3F or %23.
    if not sound or "@" in parts.path + parts.query + parts.fragment:
        expected = " or ".join(f"{scheme}://USER:PASSWORD@HOST:PORT/NAME" for scheme in schemes)
        raise ValueError(f"this is no address of the form {expected}")
    return parts


def shown(parts: SplitResult) -> str:
    """The address for people, logs and errors: without password and options."""
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{host or ''}{port}{parts.path}"


def reason(error: Exception, parts: SplitResult | None = None) -> str:
    """What an error says, in one line and without the password."""
    text = " ".join(str(error).split()) or type(error).__name__
    return text.replace(parts.password, "…") if parts and parts.password else text
