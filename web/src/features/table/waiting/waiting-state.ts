// Texts of the waiting room: who is not ready, who has a seat, and what to do next.
import { t } from "../../../shared/i18n/i18n.svelte";
import { botName } from "../../../shared/i18n/bot-name";
import { isLevel, PARTNER } from "../../../shared/game/bot-levels";
import type { SeatView, View } from "../../../shared/api/messages";

/** The names of people who have not said that they are ready, except the host, who need not. */
export function notReady(view: View): string[] {
  return view.seats
    .filter(({ kind, ready, host, yours }) => kind === "person" && !ready && !host && !yours)
    .map(({ name }) => name);
}

/** A sentence about a seat. */
export function seatText(who: SeatView): string {
  if (who.kind === "open") return t("waiting-seat-open");
  if (who.kind === "closed") return t("waiting-seat-closed");
  if (who.strength !== null) return t("waiting-seat-bot", { level: botName(PARTNER) });
  if (isLevel(who.bot)) return t("waiting-seat-bot", { level: botName(who.bot) });
  if (who.kind === "bot") return t("waiting-seat-own-bot");
  const is = [
    who.host ? t("table-host") : "",
    who.yours ? t("table-you") : "",
    who.present || who.yours ? "" : t("waiting-away"),
    who.host ? "" : t(who.ready ? "waiting-ready-state" : "waiting-not-ready"),
  ];
  return is.filter(Boolean).join(" · ");
}

interface Reader {
  host: boolean;
  ready: boolean;
  open: number;
  hostName: string;
}

/** What a person who sits at the table should do now. */
export function nextStep({ host, ready, open, hostName }: Reader): string {
  if (host) return t(open ? "waiting-next-host-open" : "waiting-next-host-full");
  return t(ready ? "waiting-next-ready" : "waiting-next-guest", { host: hostName });
}
