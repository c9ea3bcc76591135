"""Rate limits, origin checks and trusted proxies."""
