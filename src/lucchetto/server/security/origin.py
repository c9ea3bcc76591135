"""Checks the origin and the host name of a request, so that other sites cannot use a visitor's cookie."""

from collections.abc import Collection, Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

OWN_SITES = ("same-origin", "none")
"""Values of Sec-Fetch-Site for requests from this server's own page, and for addresses that the user typed."""
PRIVATE_SUFFIXES = (".localhost", ".local", ".lan", ".internal", ".localdomain", ".home.arpa")
"""Suffixes of host names that cannot be registered on the internet."""


def is_own_origin(headers: Mapping[str, str], scheme: str) -> bool:
    """Whether a request comes from this server's own page, or from a program that is not a browser.

    Such programs send no Origin header, and they hold no visitor's cookie.
    """
    if headers.get("sec-fetch-site", "none") not in OWN_SITES:
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    # Behind an untrusted proxy, a request from an https page appears to use http; the reverse does not happen.
    is_as_safe = parts.scheme == "https" or scheme not in ("https", "wss")
    return is_as_safe and parts.netloc == headers.get("host")


def address_of_page(headers: Mapping[str, str], scheme: str) -> str:
    """The scheme and host in the address of the visitor's page, without a trailing slash.

    Origin and Referer come from the browser, so they show https even behind an untrusted proxy. They must match the
    Host header, which the gateway has checked.
    """
    host = headers.get("host", "")
    for name in ("origin", "referer"):
        found, separator, rest = headers.get(name, "").partition("://")
        if separator and found in ("http", "https") and rest.partition("/")[0] == host:
            return f"{found}://{host}"
    return f"{'https' if scheme in ('https', 'wss') else 'http'}://{host}"


def is_own_name(host: str, names: Collection[str]) -> bool:
    """Whether a Host header names this server: a name from the settings, or one that cannot be registered.

    This prevents DNS rebinding, in which another site's name resolves to this server and its page reads the answers.
    """
    name = bare_name(host)
    if name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(PRIVATE_SUFFIXES)
    return True


def bare_name(host: str) -> str:
    """The host name in lower case, without port, brackets and trailing dot."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()
