// A game to step through. Place 0 is the beginning; place i + 1 is what event i led to.
import type { AnalysedGame, DiceView, EventView, GameView, JudgedMove, JudgedRoll, Mark } from "../../../shared/api/messages";

export interface Moment {
  place: number;
  event: EventView | null;
  /** What stands on the table now. */
  game: GameView;
  /** The dice of the turn, also when it is over. */
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
    // After a turn's last decision the game already names the next player; the moment still belongs to the turn.
    const turn = move?.turn ?? roll?.turn ?? game.turn;
    const active = (move ? games[place - 1]?.active : roll?.active) ?? game.active;
    return { place, event, game, dice, turn, active, move, roll };
  });
}

/** Decisions that lost something worth a word, in the order of the game; of one seat or of all. */
export function mistakesOf(moments: Moment[], seat: number | null): Moment[] {
  return moments.filter(({ move }) => move && isBad(move.mark) && (seat === null || move.seat === seat));
}

export function nextPlace(mistakes: Moment[], from: number): number | null {
  return mistakes.find(({ place }) => place > from)?.place ?? null;
}

export function previousPlace(mistakes: Moment[], from: number): number | null {
  return mistakes.findLast(({ place }) => place < from)?.place ?? null;
}

/** Where to begin: at what the fragment names, else at the dearest decision (the reader's own first), else at the start. */
export function firstPlace(moments: Moment[], yours: number[], fragment: string): number {
  const event = /^#(\d+)$/.exec(fragment)?.[1];
  if (event !== undefined) return clamp(Number(event) + 1, moments.length - 1);
  const all = mistakesOf(moments, null);
  const own = all.filter(({ move }) => yours.includes(move?.seat ?? -1));
  const dearest = [...(own.length ? own : yours.length ? [] : all)].sort((one, other) => (other.move?.loss ?? 0) - (one.move?.loss ?? 0));
  return dearest[0]?.place ?? 0;
}

/** The fragment names events as the analysis does, from 0; the beginning has none. */
export function fragmentOf(place: number): string {
  return place > 0 ? `#${place - 1}` : "";
}

export function clamp(place: number, last: number): number {
  return Math.min(Math.max(0, place), last);
}

/** What the active player did in action 1 of the same turn. */
export function usedBefore(moments: Moment[], { move }: Moment): string | null {
  if (move?.phase !== "colour") return null;
  return moments.find((one) => one.move?.turn === move.turn && one.move.phase === "white" && one.move.seat === move.seat)?.move?.chosen ?? null;
}

/** Whose sheet is large: who decides now, else the reader's own, else whose turn it is. */
export function shownSeat(moment: Moment, yours: number[]): number {
  return moment.move?.seat ?? yours[0] ?? moment.active;
}
