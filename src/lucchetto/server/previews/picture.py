"""Draws the picture of a card: 1200 × 630 pixels, the size that chats and social networks recommend."""

from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from .cards import Card, Player

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

WIDTH, HEIGHT, MARGIN = 1200, 630, 72
FONT = Path(__file__).with_name("DejaVuSans-Bold.ttf")
"""A subset of DejaVu Sans with the letters of Latin, Greek and Cyrillic scripts (DejaVu-LICENSE.txt)."""
PAPER, INK, SOFT, WHITE, LINE = "#f6f1e7", "#22252b", "#625e55", "#fffdf8", "#e3dac8"
COLOURS = ("#b9342b", "#dca21a", "#2f7d4f", "#2b5cab")
SEAT_COLOURS = (*COLOURS, "#7b4a9e")
LIGHT = (WHITE, COLOURS[1])
"""Backgrounds that need dark text, because white would be hard to read on them."""
PIPS = {3: ((1, 1), (2, 2), (3, 3)), 4: ((1, 1), (3, 1), (1, 3), (3, 3)), 5: ((1, 1), (3, 1), (2, 2), (1, 3), (3, 3))}
UNKNOWN = "●"
"""Replaces a text that contains no character of the font, such as a single emoji."""


def draw(card: Card) -> bytes:
    """The picture as PNG."""
    from PIL import Image, ImageDraw  # loaded on demand: it takes 50 ms, and not every process draws

    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(image)
    _frame(pen, card.game)
    bottom = _paragraph(pen, card.title, 150, size=66, lines=2, fill=INK)
    bottom = _paragraph(pen, card.text, bottom + 20, size=32, lines=3 if not card.players else 2, fill=SOFT)
    if card.players:
        _players(pen, card.players)
    else:
        _dice(pen)
    packed = BytesIO()
    image.convert("P", palette=Image.Palette.ADAPTIVE, colors=128).save(packed, "PNG")
    return packed.getvalue()


def _frame(pen: "ImageDraw", game: str) -> None:
    """Draw the band of the four colours, the logo and the name of the game."""
    for number, colour in enumerate(COLOURS):
        pen.rectangle((number * WIDTH // 4, 0, (number + 1) * WIDTH // 4, 18), fill=colour)
    left, top = MARGIN, 56
    pen.arc((left + 11, top - 4, left + 41, top + 40), 180, 360, fill=INK, width=8)
    pen.rounded_rectangle((left, top + 18, left + 52, top + 62), 12, fill=WHITE, outline=INK, width=4)
    for number, colour in enumerate(COLOURS):
        x, y = left + 16 + 20 * (number % 2), top + 31 + 18 * (number // 2)
        pen.ellipse((x - 6, y - 6, x + 6, y + 6), fill=colour)
    pen.text((left + 70, top + 46), "Lucchetto", font=_font(38), fill=INK, anchor="lm")
    if game:
        width = _font(30).getlength(game)
        right = WIDTH - MARGIN
        pen.rounded_rectangle((right - width - 48, top + 14, right, top + 70), 28, fill=INK)
        pen.text((right - 24, top + 42), game, font=_font(30), fill=PAPER, anchor="rm")


def _paragraph(pen: "ImageDraw", text: str, top: float, *, size: int, lines: int, fill: str) -> float:
    """Draw a text in at most `lines` lines, in a smaller font if necessary; returns the y coordinate below it."""
    text = drawable(text)
    wrapped = _wrapped(text, size)
    while len(wrapped) > lines and size > 26:
        size -= 4
        wrapped = _wrapped(text, size)
    for line in wrapped[:lines]:
        pen.text((MARGIN, top), line, font=_font(size), fill=fill)
        top += size * 1.25
    return top


def _wrapped(text: str, size: int) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _font(size).getlength(longer) <= WIDTH - 2 * MARGIN:
            lines[-1] = longer
        else:
            lines.append(_shortened(word, size, WIDTH - 2 * MARGIN))
    return lines


def _shortened(text: str, size: int, width: float) -> str:
    if _font(size).getlength(text) <= width:
        return text
    while text and _font(size).getlength(f"{text}…") > width:
        text = text[:-1]
    return f"{text}…"


def _players(pen: "ImageDraw", players: tuple[Player, ...]) -> None:
    """Draw a box per player along the lower edge: the name, and the initial or, after the game, the points."""
    gap, top, bottom = 20, 440, HEIGHT - 56
    width = min(330, (WIDTH - 2 * MARGIN - gap * (len(players) - 1)) // len(players))
    for number, player in enumerate(players):
        left = MARGIN + number * (width + gap)
        outline = COLOURS[1] if player.won else LINE
        pen.rounded_rectangle((left, top, left + width, bottom), 26, fill=WHITE, outline=outline, width=6)
        name, middle = drawable(player.name), left + width / 2
        if player.points is None:
            _initial(pen, name, middle, top + 52, SEAT_COLOURS[number])
        else:
            text = f"{'★ ' if player.won else ''}{player.points}".replace("-", "\u2212")
            pen.text((middle, top + 52), text, font=_font(46), fill=INK, anchor="mm")
        pen.text((middle, bottom - 30), _shortened(name, 27, width - 28), font=_font(27), fill=INK, anchor="mm")


def _initial(pen: "ImageDraw", name: str, x: float, y: float, colour: str) -> None:
    pen.ellipse((x - 34, y - 34, x + 34, y + 34), fill=colour)
    pen.text((x, y), name[:1].upper(), font=_font(34), fill=_text_colour(colour), anchor="mm")


def _text_colour(colour: str) -> str:
    return INK if colour in LIGHT else WHITE


def _dice(pen: "ImageDraw") -> None:
    size, top = 116, HEIGHT - 56 - 116
    faces: tuple[tuple[str, Literal[3, 4, 5]], ...] = ((WHITE, 5), (WHITE, 4), *((colour, 3) for colour in COLOURS))
    for number, (colour, face) in enumerate(faces):
        left = MARGIN + number * (size + 24)
        outline = INK if colour == WHITE else colour
        pen.rounded_rectangle((left, top, left + size, top + size), 26, fill=colour, outline=outline, width=5)
        for column, row in PIPS[face]:
            x, y = left + size * column / 4, top + size * row / 4
            pen.ellipse((x - 10, y - 10, x + 10, y + 10), fill=_text_colour(colour))


def drawable(text: str) -> str:
    """The text without characters that the font lacks; never empty."""
    kept = " ".join("".join(character if _is_drawable(character) else " " for character in text).split())
    return kept or UNKNOWN


@lru_cache(4096)  # bounded, because nicknames can contain any character
def _is_drawable(character: str) -> bool:
    return character.isspace() or _shape(character) != _shape("\uffff")


def _shape(character: str) -> tuple[tuple[int, int], bytes]:
    mask = _font(30).getmask(character)
    return mask.size, bytes(mask)


@cache
def _font(size: int) -> "FreeTypeFont":
    from PIL import ImageFont

    # The basic layout needs no other library, and its result is the same on every machine.
    return ImageFont.truetype(str(FONT), size, layout_engine=ImageFont.Layout.BASIC)
