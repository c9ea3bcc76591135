// The coach's figures in the reader's language.
import { figure } from "../../../shared/util/figures";
import type { Mark, Unit } from "../../../shared/api/messages";

/** As chess players write it. Besides the word, so that colour is not needed. */
export const GLYPHS: Record<Mark, string> = { forced: "·", best: "★", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };

export function valueText(value: number, unit: Unit): string {
  if (unit === "points") return figure(value, 2, { minimumFractionDigits: 2 });
  return figure(value, 3, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** What is lost beside the best, with a minus. */
export function lossText(loss: number, unit: Unit): string {
  return `−${valueText(Math.max(0, loss), unit)}`;
}

export function marginText(margin: number): string {
  return figure(margin, 1, { minimumFractionDigits: 1, signDisplay: "exceptZero" });
}
