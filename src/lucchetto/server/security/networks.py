"""Rate limits count clients by network rather than by address, because an IPv6 client has many addresses."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

CACHED = 10_000
IPV6_SHARES = {64: 1, 56: 4, 48: 16}
"""Limits of an IPv6 address's networks by prefix length, as multiples of a household's. A household can choose the last
64 bits freely, and more if its provider assigns it a /56 or a /48."""


class Network(NamedTuple):
    """A network whose requests are counted together."""

    name: str
    share: int
    """Its limit as a multiple of a household's limit."""


@lru_cache(CACHED)
def networks(address: str) -> tuple[Network, ...]:
    """The networks that an address counts towards, the household first: an IPv4 address itself, or the /64, /56 and /48
    of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return (Network(address, 1),)
    found = found.ipv4_mapped or found if isinstance(found, IPv6Address) else found
    if not isinstance(found, IPv6Address):
        return (Network(str(found), 1),)
    return tuple(
        Network(str(IPv6Network((int(found), prefix), strict=False)), share) for prefix, share in IPV6_SHARES.items()
    )
