// Describes the effects of a move. The server sends all facts with the option.
import { moveText, t } from "../../../shared/i18n/i18n.svelte";
import type { DiceView, GameView, Option, VariantName } from "../../../shared/api/messages";

/** Lists numbers in row order and shortens runs of three or more: 2, 3, 4, 5 → 2–5. */
export function runs(numbers: number[]): string {
  const groups: number[][] = [];
  for (const number of numbers) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before !== undefined && Math.abs(before - number) === 1) group.push(number);
    else groups.push([number]);
  }
  return groups.map((group) => (group.length > 2 ? `${group[0]}–${group.at(-1)}` : group.join(", "))).join(", ");
}

export function effects(option: Option, variant: VariantName): string[] {
  const said: string[] = [];
  if (option.lucky) said.push(t("table-effect-lucky"));
  if (option.knocksOff) said.push(t("table-effect-knocks-off"));
  if (option.stacks) said.push(t("table-effect-stacks"));
  if (option.closes) said.push(t("table-effect-closes"));
  if (option.skipped.length) said.push(t("table-effect-skips", { numbers: runs(option.skipped) }));
  else if (!said.length && variant !== "duel") said.push(t("table-effect-next"));
  return said;
}

/** The effect of passing for this seat in this phase. */
export function passEffect(option: Option, game: GameView, seat: number, variant: VariantName): string {
  if (option.penalty)
    return t(variant === "duel" ? "table-pass-missed" : "table-pass-penalty", { points: -option.gain });
  if (seat !== game.active) return t("table-pass-free");
  return t(game.phase === "white" ? "table-pass-later" : "table-pass-used");
}

/** The two dice of a colour sum: '5 + 3'. */
export function diceText(option: Option, dice: DiceView | null): string {
  const die = dice?.colours.find(({ colour }) => colour === option.colour);
  const white = dice?.white.find((face) => die && face + die.face === option.number);
  return die && white !== undefined ? `${white} + ${die.face}` : "";
}

/** A move as a button label, with a capital letter. */
export function moveName(move: string): string {
  // Skip Fluent's isolation marks.
  return moveText(move).replace(
    /^(\p{Cf}*)(\p{L})/u,
    (_, marks: string, letter: string) => marks + letter.toLocaleUpperCase(),
  );
}
