"""Determines the client's address and scheme behind proxies, trusting only the proxies in the settings.

Rate limits depend on it, and uvicorn's own implementation does not suit them: by default it trusts loopback, it treats
an address with a port as another address, and it does not equate 10.0.0.1 with ::ffff:10.0.0.1.
"""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Scope = dict[str, Any]

SCHEMES = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}


def read_networks(text: str) -> tuple[Network, ...]:
    """Parse addresses and networks separated by commas or spaces; raises a ValueError that names the invalid one."""
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

    def apply_forwarded(self, scope: Scope) -> None:
        """Set `client` and `scheme` from the forwarded headers, if the peer is a trusted proxy."""
        peer = _address(scope["client"][0]) if self._trusted and scope.get("client") else None
        if peer is None or not self._is_trusted(peer):
            return
        scope["client"] = (str(self._visitor(peer, _listed(scope, b"x-forwarded-for"))), 0)
        forwarded = _listed(scope, b"x-forwarded-proto")
        schemes = SCHEMES[scope["type"]]
        if forwarded and forwarded[-1].lower() in schemes:
            scope["scheme"] = schemes[forwarded[-1].lower()]

    def _visitor(self, peer: Address, hops: Sequence[str]) -> Address:
        """The last address that is not a trusted proxy's: each proxy appends its peer, and earlier entries may be
        forged."""
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
    """The comma-separated values of a header, which may occur several times."""
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    text = ",".join(value.decode("latin-1") for key, value in headers if key == name)
    return [part.strip() for part in text.split(",") if part.strip()]


def _address(text: str) -> Address | None:
    """Parse an address, even with a port, in brackets, or IPv4-mapped; None if it is not one."""
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
