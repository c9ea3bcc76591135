"""One hypothesis profile for all tests: slow machines must not turn a property into a timing test."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "lucchetto",
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("lucchetto")
