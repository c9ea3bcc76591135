// A picture of the result to share, drawn in the colours of the page's theme.
import type { View } from "../../../shared/api/messages";
import { stripIsolates } from "../../../shared/i18n/strip-isolates";
import { COLOURS, SYMBOLS } from "../../../shared/game/colours";
import { figure } from "../../../shared/util/figure";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 70;
const FONT = "ui-rounded, Nunito, 'Segoe UI', system-ui, sans-serif";

export async function resultPicture(view: View, title: string, subtitle: string, order: number[]): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  const style = getComputedStyle(document.documentElement);
  const paint = (name: string): string => style.getPropertyValue(`--${name}`).trim() || "#222";
  const write = (text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = "left", widest?: number): void => {
    [brush.font, brush.fillStyle, brush.textAlign] = [`${font} ${FONT}`, paint(colour), align];
    brush.fillText(stripIsolates(text), x, y, widest);
  };
  brush.fillStyle = paint("paper");
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  COLOURS.forEach((colour, at) => {
    brush.fillStyle = paint(colour);
    brush.fillRect((at * WIDTH) / COLOURS.length, 0, WIDTH / COLOURS.length, 18);
  });
  write(title, MARGIN, 120, "800 68px", "ink", "left", WIDTH - 2 * MARGIN);
  write(subtitle, MARGIN, 176, "600 34px", "soft", "left", WIDTH - 2 * MARGIN);
  const pace = Math.min(92, 330 / order.length);
  order.forEach((seat, place) => {
    const [sheet, y] = [view.game?.sheets[seat], 270 + place * pace];
    if (!sheet) return;
    const isWinner = view.game?.result?.winners.includes(seat) && order.length > 1;
    write(`${isWinner ? "★ " : ""}${view.seats[seat]?.name ?? ""}`, MARGIN, y, "700 44px", "ink", "left", 400);
    COLOURS.forEach((colour, at) => {
      const x = 520 + at * 118;
      brush.fillStyle = paint(colour);
      brush.beginPath();
      brush.roundRect(x, y - 44, 100, 58, 14);
      brush.fill();
      write(`${SYMBOLS[colour]} ${sheet.points[colour]}`, x + 50, y - 3, "800 32px", `on-${colour}`, "center", 92);
    });
    write(figure(sheet.total), WIDTH - MARGIN, y, "800 56px", "ink", "right", 130);
  });
  write("Lucchetto", MARGIN, HEIGHT - 34, "800 30px", "ink");
  write(location.host, WIDTH - MARGIN, HEIGHT - 34, "500 26px", "soft", "right");
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
