"""A server for the tests of the load generator."""

from tests.server.conftest import server  # noqa: F401 - fixtures
