// Describes the phases of the history.
import { moveText, t } from "../../../shared/i18n/i18n.svelte";
import type { Colour, PhaseView, SeatView, VariantName } from "../../../shared/api/messages";

export interface PlayedMove {
  seat: number;
  move: string;
  colour: Colour | null;
  number: number | null;
  lucky: boolean;
}

export function seatName(seats: SeatView[], seat: number): string {
  return seats[seat]?.name ?? String(seat + 1);
}

/** The moves of a phase in seat order, starting with the active seat. */
export function playedMoves(phase: PhaseView): PlayedMove[] {
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

/** A phase's other events: expired timers, closed rows, knock-offs and penalties. */
export function notes(phase: PhaseView, seats: SeatView[], variant: VariantName): string[] {
  const said = phase.late.map((seat) => t("table-time-ran-out", { name: seatName(seats, seat) }));
  said.push(...phase.closed.map((colour) => t("table-row-closed", { colour: t(`colour-${colour}`), key: colour })));
  if (phase.knockedOff) said.push(t("table-knocked-off"));
  if (phase.penalty !== null) {
    said.push(
      t(variant === "duel" ? "table-took-missed" : "table-took-penalty", { name: seatName(seats, phase.penalty) }),
    );
  }
  return said;
}

/** A phase as a sentence, for screen readers. */
export function sentence(phase: PhaseView, seats: SeatView[], variant: VariantName): string {
  const did = playedMoves(phase).map(({ seat, move }) => {
    const name = seatName(seats, seat);
    return move === "pass" ? t("table-did-pass", { name }) : t("table-did", { name, move: moveText(move) });
  });
  return [did.join(", ") + ".", ...notes(phase, seats, variant)].join(" ");
}

/** The phases of the latest turn. */
export function lastTurn(history: PhaseView[]): PhaseView[] {
  const turn = history.at(-1)?.turn;
  return history.filter((phase) => phase.turn === turn);
}

/** A seat's crosses in the latest turn. */
export function lastMoves(history: PhaseView[], seat: number): PlayedMove[] {
  return lastTurn(history).flatMap((phase) =>
    playedMoves(phase).filter((played) => played.seat === seat && played.colour),
  );
}
