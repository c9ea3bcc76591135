// Texts that describe a moment of the game.
import { moveText, t } from "../../../shared/i18n/i18n.svelte";
import type { AnalysedGame, Mark } from "../../../shared/api/messages";
import { formatAmount, formatChange, formatValue } from "./value-format";
import { isBad, type Moment } from "./moments";

/** Annotation symbols as in chess. */
export const GLYPHS: Record<Mark, string> = {
  forced: "",
  best: "✓",
  good: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export function nameOf(found: AnalysedGame, seat: number): string {
  return found.names[seat] ?? String(seat + 1);
}

/** A moment's title, such as 'Turn 7 · Ada · action 1 · red 9'. */
export function momentTitle(found: AnalysedGame, { turn, active, move, roll }: Moment): string {
  if (roll) return [t("analysis-turn", { turn }), t("analysis-rolls", { name: nameOf(found, active) })].join(" · ");
  if (!move) return t("analysis-beginning");
  const action = t("analysis-action", { number: move.phase === "white" ? 1 : 2 });
  return [t("analysis-turn", { turn }), nameOf(found, move.seat), action, moveText(move.chosen)].join(" · ");
}

/** The mark and cost of a decision, or the luck of a roll. */
export function verdictText(found: AnalysedGame, { move, roll }: Moment, seat: number): string {
  const unit = found.analysis.unit;
  if (move)
    return isBad(move.mark)
      ? `${t(`mark-${move.mark}`)}, ${t("analysis-costs", { amount: formatAmount(move.loss, unit) })}`
      : t(`mark-${move.mark}`);
  const mark = roll?.marks[seat];
  if (!mark) return "";
  const amount = formatChange(roll.luck[seat] ?? 0, unit);
  return `${t(`luck-${mark}`)} ${t("analysis-for", { name: nameOf(found, seat), amount })}`;
}

export function momentText(found: AnalysedGame, moment: Moment, seat: number): string {
  const stands = found.analysis.values[moment.place]?.[seat] ?? 0;
  const now = t("analysis-stands", { name: nameOf(found, seat), value: formatValue(stands, found.analysis.unit) });
  return [momentTitle(found, moment), verdictText(found, moment, seat), now].filter(Boolean).join("; ");
}

/** The expected margin of a seat at the end; empty in solitaire games. */
export function marginText(found: AnalysedGame, margin: number, seat: number): string {
  if (found.analysis.unit === "points") return "";
  const points = Math.round(Math.abs(margin));
  const name = nameOf(found, seat);
  if (points === 0) return t("analysis-margin-level", { name });
  return t(margin > 0 ? "analysis-margin-ahead" : "analysis-margin-behind", { name, points });
}
