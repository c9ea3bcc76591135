// A result to share. It shows how well each turn was played and reveals nothing about the dice.
import type { Square } from "../../../shared/api/messages";
import { stripIsolates } from "../../../shared/i18n/strip-isolates";

export const SIGNS: Record<Square, string> = {
  perfect: "🟩",
  good: "🟨",
  inaccuracy: "🟧",
  mistake: "🟥",
  blunder: "⬛",
};
const PER_LINE = 10;

export function squareText(squares: readonly Square[]): string {
  const lines: string[] = [];
  for (let at = 0; at < squares.length; at += PER_LINE)
    lines.push(
      squares
        .slice(at, at + PER_LINE)
        .map((square) => SIGNS[square])
        .join(""),
    );
  return lines.join("\n");
}

export function shareText(title: string, squares: readonly Square[], address: string): string {
  return [stripIsolates(title), squareText(squares), address].filter(Boolean).join("\n");
}
