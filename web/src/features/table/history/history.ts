// What just happened, in words and as small chips.
import { moveText, t } from "../../../shared/i18n/i18n.svelte";
import type { Colour, PhaseView, SeatView, VariantName } from "../../../shared/api/messages";

export interface Deed {
  seat: number;
  move: string;
  colour: Colour | null;
  number: number | null;
  lucky: boolean;
}

export function seatName(seats: SeatView[], seat: number): string {
  return seats[seat]?.name ?? String(seat + 1);
}

/** The decisions of a phase in the order of the seats, beginning with the active one. */
export function deeds(phase: PhaseView): Deed[] {
  const seats = Object.keys(phase.moves).map(Number);
  const after = (seat: number): number => (seat < phase.active ? seat + 10 : seat);
  return seats
    .sort((one, other) => after(one) - after(other))
    .map((seat) => {
      const move = phase.moves[seat] ?? "pass";
      const [colour, number, lucky] = move.split(" ");
      if (!number) return { seat, move, colour: null, number: null, lucky: false };
      return { seat, move, colour: colour as Colour, number: Number(number), lucky: lucky === "lucky" };
    });
}

/** What came of a phase besides the crosses. */
export function notes(phase: PhaseView, seats: SeatView[], variant: VariantName): string[] {
  const said = phase.closed.map((colour) => t("table-row-closed", { colour: t(`colour-${colour}`), key: colour }));
  if (phase.knockedOff) said.push(t("table-knocked-off"));
  if (phase.penalty !== null) {
    said.push(t(variant === "duel" ? "table-took-missed" : "table-took-penalty", { name: seatName(seats, phase.penalty) }));
  }
  return said;
}

/** One phase as a sentence, for screen readers. */
export function sentence(phase: PhaseView, seats: SeatView[], variant: VariantName): string {
  const did = deeds(phase).map(({ seat, move }) => {
    const name = seatName(seats, seat);
    return move === "pass" ? t("table-did-pass", { name }) : t("table-did", { name, move: moveText(move) });
  });
  return [did.join(", ") + ".", ...notes(phase, seats, variant)].join(" ");
}

/** The phases of the newest turn in the history. */
export function lastTurn(history: PhaseView[]): PhaseView[] {
  const turn = history.at(-1)?.turn;
  return history.filter((phase) => phase.turn === turn);
}

/** What a seat did in the newest turn. */
export function lastDeeds(history: PhaseView[], seat: number): Deed[] {
  return lastTurn(history).flatMap((phase) => deeds(phase).filter((deed) => deed.seat === seat && deed.colour));
}
