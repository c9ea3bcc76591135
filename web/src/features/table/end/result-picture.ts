// A picture of the result to share, drawn in the colours of the page's theme.
import type { View } from "../../../shared/api/messages";
import { stripIsolates } from "../../../shared/i18n/strip-isolates";
import { COLOURS, SEAT_COLOURS, SYMBOLS } from "../../../shared/game/colours";
import { initial } from "../../../shared/people/initial";
import { figure } from "../../../shared/util/figure";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const FONT = "Nunito, system-ui, sans-serif";
/** The area for the players' lines, which are centred in it, and the distance between lines by their number. */
const [TOP, BOTTOM] = [200, 560];
const PACES = [0, 0, 110, 104, 84, 68];
const LINE = 58;
const BOX = 94;
const FIRST_BOX = 500;
const NAME_ROOM = FIRST_BOX - MARGIN - 110;
const SMALLEST = 24;

interface Style {
  size: number;
  weight?: number;
  colour?: string;
  align?: CanvasTextAlign;
  /** Maximum width: a longer text is drawn smaller, and then cut off, to fit. */
  widest?: number;
}

class Picture {
  readonly canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  readonly #brush = this.canvas.getContext("2d")!;
  readonly #style = getComputedStyle(document.documentElement);

  paint(name: string): string {
    return this.#style.getPropertyValue(`--${name}`).trim() || "#222";
  }

  /** Writes a line of text; `y` is its middle. */
  write(text: string, x: number, y: number, style: Style): void {
    const { weight = 800, colour = "ink", align = "left", widest = WIDTH } = style;
    const brush = this.#brush;
    let [shown, size] = [stripIsolates(text), style.size];
    const fits = (): boolean => {
      brush.font = `${weight} ${size}px ${FONT}`;
      return brush.measureText(shown).width <= widest;
    };
    while (!fits() && size > SMALLEST) size -= 2;
    while (!fits() && shown.length > 1) shown = `${[...shown.replace(/…$/, "")].slice(0, -1).join("")}…`;
    [brush.fillStyle, brush.textAlign, brush.textBaseline] = [this.paint(colour), align, "middle"];
    brush.fillText(shown, x, y);
  }

  box(x: number, y: number, width: number, height: number, radius: number, colour: string, outline = false): void {
    const brush = this.#brush;
    brush.beginPath();
    brush.roundRect(x, y, width, height, radius);
    [brush.fillStyle, brush.strokeStyle, brush.lineWidth] = [this.paint(colour), this.paint(colour), 3];
    if (outline) brush.stroke();
    else brush.fill();
  }
}

export async function resultPicture(
  view: View,
  title: string,
  subtitle: string,
  order: number[],
): Promise<Blob | null> {
  await document.fonts.load(`800 40px ${FONT}`).catch(() => undefined);
  const picture = new Picture();
  frame(picture, title, subtitle);
  const pace = PACES[order.length] ?? 0;
  const top = (TOP + BOTTOM - LINE - pace * (order.length - 1)) / 2;
  order.forEach((seat, place) => player(picture, view, seat, top + place * pace, order));
  return new Promise((resolve) => picture.canvas.toBlob(resolve, "image/png"));
}

function frame(picture: Picture, title: string, subtitle: string): void {
  picture.box(0, 0, WIDTH, HEIGHT, 0, "paper");
  COLOURS.forEach((colour, at) => picture.box((at * WIDTH) / 4, 0, WIDTH / 4, 18, 0, colour));
  picture.write(title, MARGIN, 92, { size: 66, widest: WIDTH - 2 * MARGIN });
  picture.write(subtitle, MARGIN, 156, { size: 32, weight: 600, colour: "soft", widest: WIDTH - 2 * MARGIN });
  picture.write("Lucchetto", MARGIN, HEIGHT - 42, { size: 32 });
  const host = { size: 28, weight: 600, colour: "soft", align: "right", widest: 700 } as const;
  picture.write(location.host, WIDTH - MARGIN, HEIGHT - 42, host);
}

/** A player's line: avatar, name, the points of every row, the penalties, and the total. */
function player(picture: Picture, view: View, seat: number, top: number, order: number[]): void {
  const sheet = view.game?.sheets[seat];
  if (!sheet) return;
  const name = view.seats[seat]?.name ?? "";
  const [middle, colour] = [top + LINE / 2, SEAT_COLOURS[seat] ?? "red"];
  const wins = order.length > 1 && view.game?.result?.winners.includes(seat);
  if (wins) picture.box(MARGIN - 22, top - 4, WIDTH - 2 * MARGIN + 44, LINE + 8, 22, "tint-yellow");
  picture.box(MARGIN, top, LINE, LINE, LINE / 2, colour);
  picture.write(initial(name), MARGIN + LINE / 2, middle + 1, { size: 30, colour: `on-${colour}`, align: "center" });
  picture.write(`${wins ? "★ " : ""}${name}`, MARGIN + 78, middle + 1, { size: 38, widest: NAME_ROOM });
  COLOURS.forEach((row, at) => {
    const x = FIRST_BOX + at * (BOX + 8);
    const text = `${SYMBOLS[row]} ${sheet.points[row]}`;
    picture.box(x, top, BOX, LINE, 14, row);
    picture.write(text, x + BOX / 2, middle + 1, { size: 30, colour: `on-${row}`, align: "center", widest: BOX - 8 });
  });
  const x = FIRST_BOX + 4 * (BOX + 8);
  const penalties = { size: 30, colour: "soft", align: "center", widest: BOX - 10 } as const;
  picture.box(x + 2, top + 2, BOX - 4, LINE - 4, 12, "edge", true);
  picture.write(`✕ ${figure(sheet.points.penalties)}`, x + BOX / 2, middle + 1, penalties);
  picture.write(figure(sheet.total), WIDTH - MARGIN, middle, { size: 54, align: "right", widest: 116 });
}
