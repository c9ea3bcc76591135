"""Writes reproducible zip archives, which depend only on the files in them."""

from collections.abc import Mapping
from hashlib import sha256
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The date of every entry: the earliest that a zip archive can store."""


def written(files: Mapping[str, bytes]) -> bytes:
    """A zip archive of these files."""
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = ZipInfo(name, EPOCH)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, files[name])
    return buffer.getvalue()


def fingerprint(*contents: bytes) -> str:
    """A short digest of these contents, for file names."""
    digest = sha256()
    for content in contents:
        digest.update(sha256(content).digest())
    return digest.hexdigest()[:12]
