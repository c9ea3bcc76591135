"""`lucchetto convert`: converts a record between JSON Lines and the text notation, without loss."""

import argparse
import sys

from lucchetto.cli.arguments import add_output
from lucchetto.cli.files import read_bytes, read_record, write_new
from lucchetto.messages import Catalogue
from lucchetto.records import read, write_json, write_text
from lucchetto.records.notation import is_text

WRITERS = {"json": write_json, "text": write_text}


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("file", metavar="FILE", help=words("help-file"))
    parser.add_argument("--to", choices=WRITERS, metavar="json|text", help=words("help-convert-to"))
    add_output(parser, "OUT", words("help-convert-output"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    data = read_bytes(options.file, words)
    record = read_record(options.file, words, data).record
    form = options.to or ("json" if is_text(data) else "text")
    written = WRITERS[form](record)
    assert read(written.encode()).checked().record == record, "a conversion must lose nothing"
    if options.output is None:
        sys.stdout.write(written)
        return 0
    write_new(options.output, written, words)
    return 0
