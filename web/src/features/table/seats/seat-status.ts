// The status of a seat, for its card.
import { t } from "../../../shared/i18n/i18n.svelte";
import { botName } from "../../../shared/i18n/bot-name";
import type { SeatView, View } from "../../../shared/api/messages";

export type SeatStatus = "yours" | "deciding" | "ready" | "rolls" | "idle" | "out" | "won";

/** Symbols for cards that are too narrow for words. */
export const GLYPHS: Record<SeatStatus, string> = {
  yours: "●",
  deciding: "…",
  ready: "✓",
  rolls: "⚂",
  won: "★",
  idle: "",
  out: "",
};

export function seatStatus(view: View, seat: number): SeatStatus {
  const game = view.game;
  if (!game) return "idle";
  if (game.result) return game.result.winners.includes(seat) ? "won" : "out";
  if (game.phase === "roll") return game.active === seat && !view.pad ? "rolls" : "idle";
  if (view.seats[seat]?.deciding) return view.seats[seat]?.yours && !view.seats[seat]?.away ? "yours" : "deciding";
  return game.phase === "white" && view.settings.variant !== "duel" ? "ready" : "idle";
}

export function isAbsent(seat: SeatView): boolean {
  return seat.kind === "person" && !seat.present && !seat.yours && !seat.away;
}

/** Whether no player is present, so that the game is paused. Only spectators can see that. */
export function everybodyHasLeft(view: View): boolean {
  const people = view.seats.filter(({ kind }) => kind === "person");
  return view.status === "playing" && people.length > 0 && people.every(({ present, yours }) => !present && !yours);
}

export function statusText(view: View, seat: number): string {
  const who = view.seats[seat];
  const now = seatStatus(view, seat);
  const said = now === "idle" || now === "out" ? "" : t(`table-status-${now}`);
  if (!who) return said;
  const where = who.away ? t("table-status-away") : isAbsent(who) ? t("table-status-absent") : "";
  return [where, said].filter(Boolean).join(" · ");
}

/** A bot's level, or just 'bot' if its name already shows the level. */
export function botText(name: string, bot: string): string {
  const level = botName(bot);
  return name.startsWith(level) ? t("table-bot") : t("table-seat-bot", { level });
}
