"""docs/deploy.md and deploy/ agree with the server."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from lucchetto.server.ops.metrics import registry
from lucchetto.server.settings import Settings
from tests.server.kit import LUCCHETTO

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
OF_CADDY = ("SITE", "PROCESSES", "CHECK", "CADDY_ADMIN", "READ_HEADER", "READ_BODY")
INSTALLED = "/opt/lucchetto/bin/lucchetto"


def documented() -> dict[str, str]:
    """The variables and defaults of the settings table."""
    rows = re.findall(r"^\|[^|]*\| `(LUCCHETTO_\w+)` \| ([^|]*)\|", DOCUMENT, re.MULTILINE)
    return {name: default.strip() for name, default in rows}


def test_every_setting_is_documented_with_its_default() -> None:
    defaults = {}
    for name, value in msgspec.structs.asdict(Settings()).items():
        number = format(value, "g") if isinstance(value, (int, float)) else value
        defaults[f"LUCCHETTO_{name.upper()}"] = "your data folder" if name == "data" else number
    assert documented() == defaults


def test_every_metric_is_documented() -> None:
    for family in registry.collect():
        if family.name.startswith("lucchetto_") and family.type != "info":
            name, _, last = family.name.rpartition("_")
            assert family.name in DOCUMENT or (name in DOCUMENT and f"`_{last}`" in DOCUMENT), family.name


def test_variables_in_the_configurations_exist() -> None:
    known = {*documented(), "LUCCHETTO_CACHE", *(f"LUCCHETTO_{name}" for name in OF_CADDY)}
    for file in (ROOT / "deploy").iterdir():
        assert set(re.findall(r"LUCCHETTO_[A-Z_]+", file.read_text(encoding="utf-8"))) <= known, file


def test_systemd_finds_nothing_wrong_with_its_units(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("no systemd on this machine")
    for source, copies in {
        "lucchetto.service": ("lucchetto.service", "lucchetto@.service"),
        "several.conf": ("lucchetto@.service.d/several.conf",),
    }.items():
        text = (ROOT / "deploy" / source).read_text(encoding="utf-8")
        assert INSTALLED in text
        for copy in copies:
            (tmp_path / copy).parent.mkdir(exist_ok=True)
            (tmp_path / copy).write_text(text.replace(INSTALLED, str(LUCCHETTO)), encoding="utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "lucchetto.service", "lucchetto@8001.service"],
        env={**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_unit_leaves_little_open() -> None:
    """The rest is the network, and machine code that numba makes."""
    if not shutil.which("systemd-analyze"):
        pytest.skip("no systemd on this machine")
    unit = ROOT / "deploy" / "lucchetto.service"
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=15", "--no-pager", str(unit)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
    for setting in ("MemoryMax", "TasksMax", "LimitNOFILE", "LimitCORE"):
        assert f"\n{setting}=" in unit.read_text(encoding="utf-8")
