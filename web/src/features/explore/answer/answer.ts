// The coach's answer, in the order in which it is shown.
import type { Choice, Explored, Option, Unit } from "../../../shared/api/messages";
import { goOn } from "../state/edit";
import { closedRows, type Position } from "../state/position";

export interface Judged {
  choice: Choice;
  option: Option;
}

/** A loss that fills the bar, unless there is a larger one: a word beyond 'mistake'. */
const FULL: Record<Unit, number> = { points: 8, win: 0.1 };

/** Best first; among equals the coach's own choice, then by the expected lead. */
export function ranked({ advice, options }: Explored): Judged[] {
  const judged = advice.choices.flatMap((choice) => {
    const option = options.find(({ move }) => move === choice.move);
    return option ? [{ choice, option }] : [];
  });
  const first = ({ choice }: Judged): number => (choice.move === advice.best ? 1 : 0);
  return judged.toSorted((one, other) => first(other) - first(one) || other.choice.value - one.choice.value || other.choice.margin - one.choice.margin);
}

export function scaleOf(judged: Judged[], unit: Unit): number {
  const values = judged.map(({ choice }) => choice.value);
  return Math.max(FULL[unit], Math.max(...values) - Math.min(...values));
}

/** The position of action 2 after this choice; null where none follows for this seat: the second row that closes is the last. */
export function after(position: Position, option: Option): Position | null {
  if (position.phase !== "white" || position.seat !== position.active) return null;
  return option.closes && closedRows(position).length > 0 ? null : goOn(position, option);
}
