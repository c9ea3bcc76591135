// A result to send on: how well each turn was played, and nothing of what was rolled.
import type { Square } from "../../../shared/api/messages";

const SIGNS: Record<Square, string> = { perfect: "🟩", good: "🟨", inaccuracy: "🟧", mistake: "🟥", blunder: "⬛" };
const A_LINE = 10;

export function squareText(squares: readonly Square[]): string {
  const lines: string[] = [];
  for (let at = 0; at < squares.length; at += A_LINE) lines.push(squares.slice(at, at + A_LINE).map((square) => SIGNS[square]).join(""));
  return lines.join("\n");
}

export function shareText(title: string, squares: readonly Square[], address: string): string {
  return [plain(title), squareText(squares), address].filter(Boolean).join("\n");
}

/** Without the marks that keep numbers apart in right-to-left text: other programs may show them. */
function plain(text: string): string {
  return text.replace(/[\u2068\u2069]/g, "");
}
