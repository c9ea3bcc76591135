// The moments of an analysed game. Place 0 is the start; place i + 1 is the position after event i.
import type {
  AnalysedGame,
  DiceView,
  EventView,
  GameView,
  JudgedMove,
  JudgedRoll,
  Mark,
} from "../../../shared/api/messages";

export interface Moment {
  place: number;
  event: EventView | null;
  /** The position at this moment. */
  game: GameView;
  /** The dice of the turn, even after it has ended. */
  dice: DiceView | null;
  turn: number;
  active: number;
  move: JudgedMove | null;
  roll: JudgedRoll | null;
}

const BAD: readonly Mark[] = ["inaccuracy", "mistake", "blunder"];

export function isBad(mark: Mark): boolean {
  return BAD.includes(mark);
}

export function momentsOf({ games, events, analysis }: AnalysedGame): Moment[] {
  const moves = new Map(analysis.moves.map((move) => [move.event, move]));
  const rolls = new Map(analysis.rolls.map((roll) => [roll.event, roll]));
  let dice: DiceView | null = null;
  return games.map((game, place) => {
    const event = place ? (events[place - 1] ?? null) : null;
    const move = moves.get(place - 1) ?? null;
    const roll = rolls.get(place - 1) ?? null;
    dice = event?.dice ?? dice;
    // After a turn's last decision the game already shows the next player, but the moment still belongs to the turn.
    const turn = move?.turn ?? roll?.turn ?? game.turn;
    const active = (move ? games[place - 1]?.active : roll?.active) ?? game.active;
    return { place, event, game, dice, turn, active, move, roll };
  });
}

/** The inaccuracies, mistakes and blunders of one seat or of all, in the order of the game. */
export function findMistakes(moments: Moment[], seat: number | null): Moment[] {
  return moments.filter(({ move }) => move && isBad(move.mark) && (seat === null || move.seat === seat));
}

export function nextPlace(mistakes: Moment[], from: number): number | null {
  return mistakes.find(({ place }) => place > from)?.place ?? null;
}

export function previousPlace(mistakes: Moment[], from: number): number | null {
  return mistakes.findLast(({ place }) => place < from)?.place ?? null;
}

/** The place in the fragment, or the costliest mistake (the user's own, if they played), or the start. */
export function firstPlace(moments: Moment[], yours: number[], fragment: string): number {
  const event = /^#(\d+)$/.exec(fragment)?.[1];
  if (event !== undefined) return clamp(Number(event) + 1, moments.length - 1);
  const all = findMistakes(moments, null);
  const own = all.filter(({ move }) => yours.includes(move?.seat ?? -1));
  const costliest = [...(own.length ? own : yours.length ? [] : all)].sort(
    (one, other) => (other.move?.loss ?? 0) - (one.move?.loss ?? 0),
  );
  return costliest[0]?.place ?? 0;
}

/** The URL fragment of a place: the event's index; empty at the start. */
export function fragmentOf(place: number): string {
  return place > 0 ? `#${place - 1}` : "";
}

export function clamp(place: number, last: number): number {
  return Math.min(Math.max(0, place), last);
}

/** The active player's move in action 1 of the same turn. */
export function usedBefore(moments: Moment[], { move }: Moment): string | null {
  if (move?.phase !== "colour") return null;
  return (
    moments.find((one) => one.move?.turn === move.turn && one.move.phase === "white" && one.move.seat === move.seat)
      ?.move?.chosen ?? null
  );
}

/** The seat whose sheet is large: the deciding seat, or the user's, or the active player's. */
export function shownSeat(moment: Moment, yours: number[]): number {
  return moment.move?.seat ?? yours[0] ?? moment.active;
}
