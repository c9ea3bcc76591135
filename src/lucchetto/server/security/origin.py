"""Where a request comes from: browsers say it, and another site must not act with a visitor's cookie."""

from collections.abc import Collection, Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

OWN = ("same-origin", "none")
"""What browsers say in Sec-Fetch-Site of our own page's requests, and of what somebody typed in."""
HOME = (".localhost", ".local", ".lan", ".internal", ".localdomain", ".home.arpa")
"""Endings of names that cannot be had on the internet."""


def is_own_origin(headers: Mapping[str, str], scheme: str) -> bool:
    """Programs that are no browsers name no origin, and hold no visitor's cookie."""
    if headers.get("sec-fetch-site", "none") not in OWN:
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    # Behind a proxy that we are not told to believe, a page over https looks as if it came over http; never vice versa.
    is_as_safe = parts.scheme == "https" or scheme not in ("https", "wss")
    return is_as_safe and parts.netloc == headers.get("host")


def is_own_name(host: str, names: Collection[str]) -> bool:
    """Whether a Host header can be meant for us: one of the names in the settings, or one that is nobody's to register.

    Without this a page elsewhere could have its own name lead here and so read what this machine serves.
    """
    name = bare_name(host)
    if name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(HOME)
    return True


def bare_name(host: str) -> str:
    """The name without port, brackets and a full stop at the end, in small letters."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()
