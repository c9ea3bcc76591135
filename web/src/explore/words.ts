// The coach's figures in the reader's language.
import { language } from "../lib/i18n.svelte";
import type { Mark, Unit } from "../lib/protocol/messages";

/** As chess players write it. Besides the word, so that colour is not needed. */
export const GLYPHS: Record<Mark, string> = { forced: "·", best: "★", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };

const STYLES: Record<Unit, Intl.NumberFormatOptions> = {
  points: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  win: { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 },
};

export function valueText(value: number, unit: Unit): string {
  return new Intl.NumberFormat(language(), STYLES[unit]).format(value);
}

/** What is lost beside the best, with a minus; nothing for the best. */
export function lossText(loss: number, unit: Unit): string {
  return `−${valueText(Math.max(0, loss), unit)}`;
}

export function marginText(margin: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(margin).replace("-", "−");
}
