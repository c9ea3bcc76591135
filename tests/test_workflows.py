"""The CI workflows call existing make targets, with few permissions."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
WRITING = {
    "attest": {"id-token", "attestations"},
    "publish": {"id-token"},
    "release": {"contents"},
}
"""The jobs with write permissions, and which; all others can only read."""
Job = dict[str, Any]


def read(path: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def jobs() -> list[tuple[str, Job]]:
    return [(name, job) for path in WORKFLOWS for name, job in read(path)["jobs"].items()]


def commands(job: Job) -> str:
    return "\n".join(step.get("run", "") for step in job["steps"])


def actions(job: Job) -> list[str]:
    return [step["uses"] for step in job["steps"] if "uses" in step]


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return {name for line in re.findall(r"^([a-z][a-z -]*):", makefile, re.MULTILINE) for name in line.split()}


def test_they_call_targets_of_the_makefile() -> None:
    called = {target for _, job in jobs() for target in re.findall(r"\bmake ([\w-]+)", commands(job))}
    assert called == {"test", "test-full", "dist"}
    assert called <= targets()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_only_the_permissions_that_a_job_names_are_granted(path: Path) -> None:
    assert read(path)["permissions"] == {}
    assert "concurrency" in read(path)


@pytest.mark.parametrize(("name", "job"), jobs())
def test_a_job_has_few_permissions_and_an_end(name: str, job: Job) -> None:
    assert {scope for scope, access in job["permissions"].items() if access == "write"} == WRITING.get(name, set())
    assert job["timeout-minutes"] <= 180


@pytest.mark.parametrize(("name", "job"), jobs())
def test_jobs_that_may_write_run_no_code_of_the_project(name: str, job: Job) -> None:
    if name in WRITING:
        assert not [action for action in actions(job) if action.startswith("actions/checkout")]
        assert not re.search(r"\b(make|pip|npm|python)\b", commands(job))


@pytest.mark.parametrize(("name", "job"), jobs())
def test_actions_are_pinned_by_a_tag_and_keep_no_credentials(name: str, job: Job) -> None:
    assert all(re.fullmatch(r"(actions|pypa)/[\w-]+@v\d+(\.\d+)*", action) for action in actions(job))
    for step in job["steps"]:
        if step.get("uses", "").startswith("actions/checkout"):
            assert step["with"] == {"persist-credentials": False}


def test_the_files_that_they_name_exist() -> None:
    named = {file for _, job in jobs() for file in re.findall(r"requirements/[\w.]+", commands(job))}
    assert named == {"requirements/server.lock", "requirements/sbom.lock"}
    assert all((ROOT / file).is_file() for file in named)


def test_a_question_about_the_rules_needs_the_number_of_a_ruling_and_a_record() -> None:
    assert {form.stem for form in FORMS} == {"bug", "rules", "idea", "config"}
    body = read(ROOT / ".github/ISSUE_TEMPLATE/rules.yml")["body"]
    required = {field["id"] for field in body if field.get("validations", {}).get("required")}
    assert {"ruling", "record"} <= required
