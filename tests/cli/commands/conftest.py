"""Servers for the tests of `lucchetto serve`."""

from tests.server.conftest import person, server, start  # noqa: F401 - fixtures
