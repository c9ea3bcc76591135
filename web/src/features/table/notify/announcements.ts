// Announcements for screen readers: the difference between two views in a few sentences.
import { t } from "../../../shared/i18n/i18n.svelte";
import type { View } from "../../../shared/api/messages";
import { rematchText, resultText } from "../end/result-text";
import { seatName, sentence } from "../history/phase-text";

export function announcements(before: View | null, after: View): string[] {
  if (before?.table !== after.table || !after.game) return joined(before, after);
  const game = after.game;
  const said = [...(game.result ? [] : presence(before, after)), ...newPhases(before, after)];
  if (game.dice && game.turn !== before.game?.turn) said.push(rolled(after));
  if (game.result && !before.game?.result) said.push(resultText(after));
  else if (after.rematch && !before.rematch) said.push(rematchText(after));
  else if (owesDecision(after) && (!owesDecision(before) || before.step !== after.step))
    said.push(t("table-your-decision"));
  return said;
}

export function owesDecision(view: View): boolean {
  return view.hands.some((hand) => hand.chosen === null);
}

function joined(before: View | null, after: View): string[] {
  if (!before) return [];
  const known = before.seats.map(({ name }) => name);
  return after.seats
    .filter(({ kind, name }) => kind === "person" && !known.includes(name))
    .map(({ name }) => t("table-joined", { name }));
}

/** Announces who has disconnected, and who is back. */
function presence(before: View, after: View): string[] {
  return after.seats.flatMap((seat, now) => {
    const was = before.seats[now];
    if (!was || seat.yours || seat.kind !== "person" || seat.present === was.present) return [];
    return [t(seat.present ? "table-joined" : "table-is-absent", { name: seat.name })];
  });
}

function newPhases(before: View, after: View): string[] {
  const key = (phase: View["history"][number]): string => `${phase.turn} ${phase.phase}`;
  const old = new Set(before.history.map(key));
  return after.history
    .filter((phase) => !old.has(key(phase)))
    .map((phase) => sentence(phase, after.seats, after.settings.variant));
}

function rolled(view: View): string {
  const game = view.game!;
  const dice = game.dice!;
  const colours = dice.colours
    .map(({ colour, face }) => t("move", { colour: t(`colour-${colour}`), number: face }))
    .join(", ");
  return t("table-rolled", {
    name: seatName(view.seats, game.active),
    one: dice.white[0],
    other: dice.white[1],
    sum: dice.white[0] + dice.white[1],
    colours,
  });
}
