"""Typography and terms: mistakes that an editor would mark, as far as a pattern can find them."""

import re
from collections.abc import Iterator

import pytest

from lucchetto.messages import LANGUAGES, Catalogue
from tests.messages.ftl import messages, patterns, source_text, variables

CODE = re.compile(
    r"""\{ ?"[^"]*" ?\}|'lucchetto\[[^\]]*\]'|"\w+"|"\{ \$key \}"|"\$\([^)]*\)"|\w+:pass|\w+://\S+|\{ \$file \}:"""
)
"""Not prose: literals of Fluent, shell words, keys of JSON, moves, addresses, and the file at the start of a line."""

BANNED = {
    "en": r"dearest|laborator|dice of this house|hundred years of days|so be it|as it fell|real sheet|exact table"
    r"|coloured di|that your play was worth|\b(?:may|can|could|cannot|must|to|you) cross\b(?! (?:it |one |them )?off)",
    "it": r"fallit|penalit|scalz|\bcroc[ei]\b|allenator|\btir[oi]\b|solitaria|\bda soli\b|(?<!di )\bfila\b"
    r"|\bla tavola\b|laborator|questa casa|dadi della casa|foglio vero|cent’anni di|valono|più cari\b|\bErrori propri",
    "es": r"penaliza|asiento|cabeza|quien invita|\b[Ll]impios|\bcruces? juega|de cada cruce|coger|laborator"
    r"|de esta casa|dados de la casa|hoja de verdad|años de días|Juicio exacto|más caros\b"
    r"|Errores propios|pasan turnos",
    "de": r"Zettel|\bRunde|Patzer|Startzahl|Protokoll|Tipper|\bLabor\b|legt einen Stein|kommt einer deiner Steine"
    r"|dieses Hauses|des Hauses|echten Blatt|Jahre von Tagen|Jetzt nehmen|Link machen|leitet",
    "fr": r"entraîneur|gaffe|numéros? (?:porte-bonheur|chanceux)|avec son numéro|\d touches|laboratoire|de la maison"
    r"|vraie feuille|ans de jours|\bsauver\b|plus chères|Erreurs propres|dessins à nous|À table"
    r"|\b(?:ajoutez|indiquez|nommez|prenez|choisissez|arrêtez|lancez|réinstallez)\b",
}
"""Words that each language replaces with another one, and earlier mistakes."""

WORDS = {"colour", "die"}
"""Variables that are always words, even where a number could be expected."""
GENDERED = {"it": r"riga (?:del |rosso|giallo)", "es": r"fila (?:del |rojo|amarillo)", "fr": r"rangée (?:vert|bleu)\b"}


def prose(language: str) -> Iterator[tuple[str, str]]:
    """Every text under its key, as it is written, without code."""
    for key, message in messages(language).items():
        for attribute, pattern in patterns(message).items():
            yield f"{key}.{attribute}" if attribute else key, CODE.sub("", source_text(pattern))


def found(language: str, pattern: str, flags: int = 0) -> list[tuple[str, str]]:
    searched = ((key, re.search(pattern, text, flags)) for key, text in prose(language))
    return [(key, match.group()) for key, match in searched if match]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    assert found(language, r".{0,9}['\"].{0,9}") == []


def test_french_has_no_break_spaces_at_its_punctuation() -> None:
    assert found("fr", r"[\w})»%×?] ?[;!?:](?=\s|$)") == []
    assert found("fr", r"«[^\u00a0]|[^\u00a0]»") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_a_percent_sign_or_with_the_colon_of_a_french_key(language: str) -> None:
    assert found(language, r"[\d}] %") == []
    texts = (source_text(one) for message in messages(language).values() for one in patterns(message).values())
    assert [text for text in texts if re.search(r'" [:;!?]', text)] == []


@pytest.mark.parametrize("language", BANNED)
def test_one_word_for_one_thing(language: str) -> None:
    assert found(language, BANNED[language]) == []


def said(language: str, number: int) -> Iterator[tuple[str, str]]:
    """Every text with the same number for all its variables."""
    words = Catalogue(language, page=True)
    for key, message in messages(language).items():
        for attribute, pattern in patterns(message).items():
            facts: dict[str, int | str] = {name: "x" if name in WORDS else number for name in variables(pattern)}
            yield key, words.attribute(key, attribute, **facts) if attribute else words(key, **facts)


VOWELS = (8, 11)
"""Numbers whose Italian names begin with a vowel: l’otto, l’undici. Larger ones, gli ottanta, only have a plural."""


@pytest.mark.parametrize(
    ("language", "number", "wrong"),
    [
        *(("it", number, rf"\b(?:il|del|al|dal|nel|sul) {number}\b") for number in VOWELS),
        *(("it", number, rf"\b(?:i|dei|ai|dai|nei|sui) {number}\b") for number in (*VOWELS, 80, 88)),
        *(("it", number, rf"\b(?:l|dell|all|dall|nell|sull)’{number}\b|\bgli {number}\b") for number in (2, 7, 12)),
        *(("fr", number, rf"\b(?:l|d|qu)’{number}\b") for number in (1, 8, 11)),
        ("fr", 1, r"\bque 1\b"),
    ],
)
def test_articles_agree_with_the_numbers_after_them(language: str, number: int, wrong: str) -> None:
    faults = [(key, text) for key, text in said(language, number) if re.search(wrong, text, re.IGNORECASE)]
    assert faults == []


@pytest.mark.parametrize("language", GENDERED)
def test_the_colour_of_a_row_has_the_gender_of_the_row(language: str) -> None:
    words = Catalogue(language, page=True)
    for colour in ("red", "yellow", "green", "blue"):
        for key, message in messages(language).items():
            named = dict.fromkeys(variables(patterns(message).get(None, message)), 5)
            facts = {**named, "colour": words.colour(colour), "die": words.colour(colour), "key": colour}
            text = words(key, **{name: fact for name, fact in facts.items() if name in named})
            assert not re.search(GENDERED[language], text), (key, text)
