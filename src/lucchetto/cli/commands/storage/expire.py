"""`lucchetto expire`: deletes tables that nobody uses, as the server does periodically."""

import argparse
import asyncio
import sys
from datetime import UTC, datetime

import msgspec

from lucchetto.cli.errors import CommandError
from lucchetto.cli.storage import read_settings
from lucchetto.messages import Catalogue


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--dry-run", action="store_true", help=words("help-expire-dry-run"))
    parser.add_argument("--data", metavar="FOLDER", help=words("help-serve-data"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    from lucchetto.server.bus.base import BusError
    from lucchetto.server.expiry import expire_now
    from lucchetto.server.storage.base import StoreError

    settings = read_settings(words)
    if options.data:
        settings = msgspec.structs.replace(settings, data=options.data)
    try:
        found = asyncio.run(expire_now(settings, dry_run=options.dry_run))
    except BusError as error:
        raise CommandError(words("cannot-connect", why=str(error))) from None
    except StoreError as error:
        raise CommandError(words("cannot-store", why=str(error))) from None
    for table in found:
        when = datetime.fromtimestamp(table.since, UTC).strftime("%Y-%m-%d %H:%M UTC")
        sys.stdout.write(f"{words(f'expire-{table.status}', table=table.id, when=when)}\n")
    sys.stdout.write(f"{words('would-expire' if options.dry_run else 'expired', tables=len(found))}\n")
    return 0
