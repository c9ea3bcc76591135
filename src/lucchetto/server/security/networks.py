"""The networks by which clients are counted, as somebody with IPv6 has not one address but many."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

CACHED = 10_000
IPV6_SHARES = {64: 1, 56: 4, 48: 16}
"""How many times the limit each network of an IPv6 address has, by the length of its prefix. A household can choose the
last 64 bits freely; providers give customers a /56 or a /48, in which they can choose more."""


class Network(NamedTuple):
    """A network whose requests are counted together."""

    name: str
    share: int
    """How many times the limit of a household it has."""


@lru_cache(CACHED)
def networks(address: str) -> tuple[Network, ...]:
    """The networks under which an address is counted, the household first: an IPv4 address itself, or the /64, /56 and
    /48 of an IPv6 address."""
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
