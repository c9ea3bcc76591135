// Formats the coach's values.
import { formatNumber } from "../../../shared/util/format";
import type { Mark, Unit } from "../../../shared/api/messages";

/** Annotation symbols as in chess. */
export const GLYPHS: Record<Mark, string> = {
  forced: "·",
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export function valueText(value: number, unit: Unit): string {
  if (unit === "points") return formatNumber(value, 2, { minimumFractionDigits: 2 });
  return formatNumber(value, 3, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The loss compared with the best choice, with a minus. */
export function lossText(loss: number, unit: Unit): string {
  return `−${valueText(Math.max(0, loss), unit)}`;
}

export function marginText(margin: number): string {
  return formatNumber(margin, 1, { minimumFractionDigits: 1, signDisplay: "exceptZero" });
}
