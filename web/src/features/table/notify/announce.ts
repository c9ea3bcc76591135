// What a screen reader says when the table changes: the difference between two views, in a few sentences.
import { t } from "../../../shared/i18n/i18n.svelte";
import type { View } from "../../../shared/api/messages";
import { seatName, sentence } from "../history/history";

export function announcements(before: View | null, after: View): string[] {
  if (before?.table !== after.table || !after.game) return joined(before, after);
  const game = after.game;
  const said = newPhases(before, after);
  if (game.dice && game.turn !== before.game?.turn) said.push(rolled(after));
  if (game.result && !before.game?.result) said.push(resultText(after));
  else if (owes(after) && (!owes(before) || before.step !== after.step)) said.push(t("table-your-decision"));
  return said;
}

export function owes(view: View): boolean {
  return view.hands.some((hand) => hand.chosen === null);
}

export function resultText(view: View): string {
  const result = view.game?.result;
  if (!result) return "";
  const names = result.winners.map((seat) => seatName(view.seats, seat));
  if (view.seats.length === 1) return t("solitaire-end", { name: names[0] ?? "", points: view.game?.sheets[0]?.total ?? 0 });
  return names.length > 1 ? t("share-the-win", { names: names.join(", ") }) : t("wins", { name: names[0] ?? "" });
}

export function reasonTexts(view: View): string[] {
  const duel = view.settings.variant === "duel";
  return (view.game?.result?.reasons ?? []).map((reason) =>
    t(reason === "penalties" && duel ? "reason-penalties-duel" : `reason-${reason}`, { count: view.game?.closed.length ?? 0 }),
  );
}

function joined(before: View | null, after: View): string[] {
  if (!before) return [];
  const known = before.seats.map(({ name }) => name);
  return after.seats.filter(({ kind, name }) => kind === "person" && !known.includes(name)).map(({ name }) => t("table-joined", { name }));
}

function newPhases(before: View, after: View): string[] {
  const key = (phase: View["history"][number]): string => `${phase.turn} ${phase.phase}`;
  const old = new Set(before.history.map(key));
  return after.history.filter((phase) => !old.has(key(phase))).map((phase) => sentence(phase, after.seats, after.settings.variant));
}

function rolled(view: View): string {
  const game = view.game!;
  const dice = game.dice!;
  const colours = dice.colours.map(({ colour, face }) => t("move", { colour: t(`colour-${colour}`), number: face })).join(", ");
  return t("table-rolled", { name: seatName(view.seats, game.active), one: dice.white[0], other: dice.white[1], sum: dice.white[0] + dice.white[1], colours });
}
