// The coach's figures in the reader's language.
import { formatNumber } from "../../../shared/util/format";
import type { Mark, Unit } from "../../../shared/api/messages";

/** As chess players write it. Besides the word, so that colour is not needed. */
export const GLYPHS: Record<Mark, string> = { forced: "·", best: "★", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };

export function valueText(value: number, unit: Unit): string {
  if (unit === "points") return formatNumber(value, 2, { minimumFractionDigits: 2 });
  return formatNumber(value, 3, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** What is lost beside the best, with a minus. */
export function lossText(loss: number, unit: Unit): string {
  return `−${valueText(Math.max(0, loss), unit)}`;
}

export function marginText(margin: number): string {
  return formatNumber(margin, 1, { minimumFractionDigits: 1, signDisplay: "exceptZero" });
}
