import type { Played, View } from "../../../shared/api/messages";

/** The number of past phases that a view keeps, as on the server. */
const HISTORY = 12;

/** The view after the changes of a message; null if they do not follow this view. */
export function playedView(view: View, message: Played): View | null {
  if (!view.game || view.step !== message.since) return null;
  const { turn, phase, active, sheets } = message;
  const game = { ...view.game, turn, phase, active };
  game.sheets = game.sheets.map((sheet, seat) => sheets[seat] ?? sheet);
  if (message.dice !== undefined) game.dice = message.dice;
  if (message.closed !== undefined) game.closed = message.closed;
  if (message.board !== undefined) game.board = message.board;
  if (message.pawnsLeft !== undefined) game.pawnsLeft = message.pawnsLeft;
  return {
    ...view,
    step: message.step,
    game,
    seats: view.seats.map((seat, number) => ({ ...seat, deciding: message.waiting.includes(number) })),
    hands: message.hands,
    history: [...view.history, ...message.happened].slice(-HISTORY),
    secondsLeft: message.secondsLeft,
  };
}
