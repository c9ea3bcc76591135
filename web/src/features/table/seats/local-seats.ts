// The seats played on this device: who holds it and who decides next. Keeps choices hidden, and hand-overs rare.
import type { GameView, SeatView, View } from "../../../shared/api/messages";

/** The seats played on this device. */
export function mySeats(view: View): number[] {
  return view.seats.flatMap((seat, now) => (seat.yours && seat.kind !== "open" && seat.kind !== "closed" ? [now] : []));
}

/** The next seat to decide on this device: first the holder, last the active player, whose colour action follows. */
export function nextToDecide(view: View, holder: number | null): number | null {
  const active = view.game?.active ?? 0;
  const order = (seat: number): number => (seat === active ? 2 : seat === holder ? 0 : 1);
  const owing = view.hands
    .filter((hand) => hand.chosen === null && !view.seats[hand.seat]?.away)
    .map((hand) => hand.seat);
  return owing.sort((one, other) => order(one) - order(other) || one - other)[0] ?? null;
}

/** Whether this device enters the real dice: that of the active player, or any player's if a bot is active. */
export function mayRoll(view: View, game: GameView): boolean {
  return game.phase === "roll" && entersDice(view, game);
}

/** Whether this device may correct the dice that were entered: until a person has decided. */
export function mayCorrect(view: View, game: GameView): boolean {
  const decides = ({ kind, away }: SeatView, seat: number): boolean =>
    kind === "person" && !away && (!game.board || seat === game.active);
  return (
    game.phase === "white" && entersDice(view, game) && view.seats.filter(decides).every(({ deciding }) => deciding)
  );
}

function entersDice(view: View, game: GameView): boolean {
  if (view.settings.dice !== "real") return false;
  const active = view.seats[game.active];
  const person = active?.kind === "person" && !active.away;
  return person ? active.yours : mySeats(view).length > 0;
}

/** The seat whose sheet is large. */
export function shownSeat(view: View, holder: number | null): number {
  const mine = mySeats(view);
  if (mine.length === 1) return mine[0] ?? 0;
  const active = view.game?.active ?? 0;
  if (!mine.length) return active;
  if (holder !== null && mine.includes(holder)) return holder;
  return mine.includes(active) ? active : (mine[0] ?? 0);
}
