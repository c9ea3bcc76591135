"""deploy/Containerfile, as far as it can be checked without a container engine."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from lucchetto.cli.parser import build_parser
from lucchetto.messages import Catalogue
from tests.server.kit import Server

ROOT = Path(__file__).parents[2]
ENVIRONMENT = "/opt/lucchetto"


def instructions() -> list[tuple[str, str]]:
    """The lines of the recipe as (instruction, rest), comments removed and continued lines joined."""
    text = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    split = [line.split(maxsplit=1) for line in text.splitlines() if line.strip()]
    return [(name, rest.strip()) for name, rest in split]


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of each stage, FROM first."""
    found: list[list[tuple[str, str]]] = []
    for name, rest in instructions():
        if name == "FROM":
            found.append([])
        if found:
            found[-1].append((name, rest))
    return found


def only(name: str) -> str:
    """The only instruction of this name in the last stage."""
    (found,) = (rest for other, rest in stages()[-1] if other == name)
    return found


def variables() -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in only("ENV").split())


def copied() -> list[str]:
    """What is copied from the repository."""
    lines = (rest.split() for name, rest in instructions() if name == "COPY")
    return [source for words in lines if not words[0].startswith("--from") for source in words[:-1]]


def test_everything_that_the_package_includes_is_copied_and_not_ignored() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    included = [project["project"]["readme"], *project["project"]["license-files"], *wheel["packages"]]
    included += [*wheel["force-include"], *wheel["shared-data"]]
    kept = [line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] == "!"]
    for path in included:
        for known in (copied(), kept):
            assert any(Path(path).is_relative_to(place) for place in known), path


def test_two_stages_share_one_base_whose_tag_is_pinned() -> None:
    name, default = next(rest for name, rest in instructions() if name == "ARG").split("=")
    assert re.fullmatch(r"[a-z.]+/[a-z/]+:3\.\d+[a-z-]+", default), default
    assert [stage[0][1] for stage in stages()] == [f"${{{name}}} AS build", f"${{{name}}}"]


def test_the_second_stage_takes_only_the_environment() -> None:
    copies = [rest for name, rest in stages()[-1] if name in ("COPY", "ADD")]
    assert copies == [f"--from=build {ENVIRONMENT} {ENVIRONMENT}"]


def test_every_installation_is_locked() -> None:
    commands = [part for name, rest in instructions() if name == "RUN" for part in rest.split("&&")]
    installations = [command for command in commands if " install " in command and "-m pip" in command]
    assert len(installations) == 3
    for command in installations:
        assert "--require-hashes" in command or {"--no-index", "--no-deps"} <= set(command.split())


def test_what_is_copied_exists_and_is_not_ignored() -> None:
    allowed = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    assert copied()
    for source in copied():
        assert (ROOT / source).exists(), source
        assert any(Path(source).match(pattern) for pattern in allowed), source


def test_the_server_does_not_run_as_root() -> None:
    user, group = only("USER").split(":")
    assert int(user) == int(group) > 0
    assert f"useradd --system --uid {user} --gid {group} " in only("RUN")


def test_everything_that_is_written_goes_to_the_volume() -> None:
    volume = only("VOLUME")
    assert {variables()[name] for name in ("HOME", "LUCCHETTO_DATA")} == {volume}
    assert variables()["LUCCHETTO_CACHE"].startswith(f"{volume}/")


def test_the_command_is_understood_and_listens_at_every_address() -> None:
    assert json.loads(only("ENTRYPOINT")) == ["lucchetto"]
    command = json.loads(only("CMD"))
    options = build_parser(Catalogue("en"), command).parse_args(command)
    assert (options.host, options.port) == ("0.0.0.0", None)  # noqa: S104
    assert only("EXPOSE") == variables()["LUCCHETTO_PORT"]
    assert only("STOPSIGNAL") == "SIGTERM"


def test_the_health_check_succeeds_only_while_a_server_answers(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    try:
        assert is_healthy(server.address)
    finally:
        server.stop()
    assert not is_healthy(server.address)


def is_healthy(address: str) -> bool:
    command = json.loads(only("HEALTHCHECK").partition("CMD ")[2])
    assert command.pop(0) == "python"
    environment = {"LUCCHETTO_PORT": address.rpartition(":")[2], "http_proxy": "http://127.0.0.1:9"}
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, check=False).returncode == 0
