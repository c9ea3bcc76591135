// How a finished game ended for the people on this device: a headline and a friendly sentence.
import { figure } from "../../../shared/util/figure";
import type { View } from "../../../shared/api/messages";
import { t } from "../../../shared/i18n/i18n.svelte";
import { seatName } from "../history/phase-text";
import { mySeats } from "../seats/local-seats";
import { resultText } from "./result-text";

/** Maximum number of points behind the winner for a defeat to count as close. */
const CLOSE = 5;

export type Outcome = "win" | "tie" | "loss" | "alone" | "watched";

/** `watched` also covers several people on one device, because then nobody is "you". */
export function outcomeOf(view: View): Outcome {
  const mine = mySeats(view);
  const winners = view.game?.result?.winners ?? [];
  const own = mine[0];
  if (mine.length !== 1 || own === undefined) return "watched";
  if (view.seats.length === 1) return "alone";
  if (!winners.includes(own)) return "loss";
  return winners.length > 1 ? "tie" : "win";
}

export function headline(view: View): string {
  const own = mySeats(view)[0] ?? 0;
  switch (outcomeOf(view)) {
    case "win":
      return t("table-end-win");
    case "tie":
      return t("table-end-tie", { names: winnersBut(view, own).join(", ") });
    case "alone":
      return t("table-end-alone", { points: total(view, own) }).replace("-", "−");
    default:
      return resultText(view);
  }
}

export function warmSentence(view: View): string {
  const own = mySeats(view)[0] ?? 0;
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== own);
  const best = others.sort((one, other) => total(view, other) - total(view, one))[0] ?? 0;
  const margin = total(view, own) - total(view, best);
  switch (outcomeOf(view)) {
    case "win":
      return margin > 0
        ? t("table-end-win-how", { points: margin, name: seatName(view.seats, best) })
        : t("table-end-how");
    case "tie":
      return t("table-end-tie-how");
    case "loss":
      return margin < 0 && margin >= -CLOSE
        ? t("table-end-loss-close", { points: -margin })
        : t("table-end-loss-how", { points: figure(total(view, own)) });
    case "alone":
      return total(view, own) > 0
        ? t("table-end-alone-how", { name: seatName(view.seats, own) })
        : t("table-end-loss-how", { points: figure(total(view, own)) });
    default:
      return t("table-end-how");
  }
}

/** The score of a series of rematches: 'You 2 : 1 Bob', or a list for more than two; "" in a first game. */
export function seriesText(view: View): string {
  const { score } = view;
  if (!score.length) return "";
  const mine = mySeats(view);
  const name = (seat: number): string =>
    mine.length === 1 && mine[0] === seat ? t("table-series-you") : seatName(view.seats, seat);
  const order = view.seats
    .map((_, seat) => seat)
    .sort((one, other) => Number(mine.includes(other)) - Number(mine.includes(one)));
  const [one = 0, other = 1] = order;
  if (score.length === 2) return `${name(one)} ${score[one]} : ${score[other]} ${name(other)}`;
  return order.map((seat) => `${name(seat)} ${score[seat]}`).join(" · ");
}

function total(view: View, seat: number): number {
  return view.game?.sheets[seat]?.total ?? 0;
}

function winnersBut(view: View, own: number): string[] {
  return (view.game?.result?.winners ?? []).filter((seat) => seat !== own).map((seat) => seatName(view.seats, seat));
}
