// The result of a finished game, in words.
import type { View } from "../../../shared/api/messages";
import { t } from "../../../shared/i18n/i18n.svelte";
import { seatName } from "../history/phase-text";

export function resultText(view: View): string {
  const result = view.game?.result;
  if (!result) return "";
  const names = result.winners.map((seat) => seatName(view.seats, seat));
  if (view.seats.length === 1)
    return t("solitaire-end", { name: names[0] ?? "", points: view.game?.sheets[0]?.total ?? 0 });
  return names.length > 1 ? t("share-the-win", { names: names.join(", ") }) : t("wins", { name: names[0] ?? "" });
}

/** Says who has asked for a rematch, or that there is one. */
export function rematchText(view: View): string {
  return view.rematchBy === null
    ? t("table-rematch-begins")
    : t("table-rematch-asks", { name: seatName(view.seats, view.rematchBy) });
}

export function reasonTexts(view: View): string[] {
  const duel = view.settings.variant === "duel";
  return (view.game?.result?.reasons ?? []).map((reason) =>
    t(reason === "penalties" && duel ? "reason-penalties-duel" : `reason-${reason}`, {
      count: view.game?.closed.length ?? 0,
    }),
  );
}
