"""Who a request comes from when proxies stand in between: what they say is believed of those in the settings alone.

uvicorn can do this too. It is done here because limits rest on it: uvicorn believes this machine unless told otherwise,
takes an address with a port for another address, and does not know 10.0.0.1 as ::ffff:10.0.0.1.
"""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Scope = dict[str, Any]

SCHEMES = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}


def read_networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks with commas or spaces between them; raises ValueError that names the wrong one."""
    networks = []
    for part in text.replace(",", " ").split():
        try:
            networks.append(ip_network(part, strict=False))
        except ValueError:
            raise ValueError(part) from None
    return tuple(networks)


class TrustedProxies:
    def __init__(self, trusted: Sequence[Network]) -> None:
        self._trusted = trusted

    def __bool__(self) -> bool:
        return bool(self._trusted)

    def introduce(self, scope: Scope) -> None:
        """Let `client` and `scheme` be those of the visitor, if a trusted proxy tells of them."""
        peer = _address(scope["client"][0]) if self._trusted and scope.get("client") else None
        if peer is None or not self._is_trusted(peer):
            return
        scope["client"] = (str(self._visitor(peer, _listed(scope, b"x-forwarded-for"))), 0)
        said = _listed(scope, b"x-forwarded-proto")
        schemes = SCHEMES[scope["type"]]
        if said and said[-1].lower() in schemes:
            scope["scheme"] = schemes[said[-1].lower()]

    def _visitor(self, peer: Address, hops: Sequence[str]) -> Address:
        """Each proxy has added whom it heard from: the last that is none of ours. Others may have made up the rest."""
        found = peer
        for hop in reversed(hops):
            address = _address(hop)
            if address is None:
                break
            found = address
            if not self._is_trusted(address):
                break
        return found

    def _is_trusted(self, address: Address) -> bool:
        return any(address in network for network in self._trusted if network.version == address.version)


def _listed(scope: Scope, name: bytes) -> list[str]:
    """The parts of a header, which may stand there several times."""
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    text = ",".join(value.decode("latin-1") for key, value in headers if key == name)
    return [part.strip() for part in text.split(",") if part.strip()]


def _address(text: str) -> Address | None:
    """Also with a port behind it, in brackets, or as an IPv4 address in IPv6's clothes."""
    bare = text.strip().strip('"')
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found
