"""Where a request comes from: browsers say it, and another site must not act with a visitor's cookie."""

from urllib.parse import urlsplit


def is_own_origin(origin: str | None, host: str | None) -> bool:
    """Programs that are no browsers name no origin, and hold no visitor's cookie."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False
