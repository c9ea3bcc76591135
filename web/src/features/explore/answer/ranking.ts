// Ranks the choices of the coach's answer.
import type { Choice, Explored, Option, Unit } from "../../../shared/api/messages";
import { toActionTwo } from "../state/position-edits";
import { closedRows, type Position } from "../state/position";

export interface Judged {
  choice: Choice;
  option: Option;
}

/** The loss that fills the bar unless a choice loses more: slightly more than a mistake. */
const FULL: Record<Unit, number> = { points: 8, win: 0.1 };

/** Best first; ties go to the coach's choice, then to the higher margin. */
export function ranked({ advice, options }: Explored): Judged[] {
  const judged = advice.choices.flatMap((choice) => {
    const option = options.find(({ move }) => move === choice.move);
    return option ? [{ choice, option }] : [];
  });
  const first = ({ choice }: Judged): number => (choice.move === advice.best ? 1 : 0);
  return judged.toSorted(
    (one, other) =>
      first(other) - first(one) || other.choice.value - one.choice.value || other.choice.margin - one.choice.margin,
  );
}

export function scaleOf(judged: Judged[], unit: Unit): number {
  const values = judged.map(({ choice }) => choice.value);
  return Math.max(FULL[unit], Math.max(...values) - Math.min(...values));
}

/** The position of action 2 after this choice; null for other seats, and when the second row closes. */
export function after(position: Position, option: Option): Position | null {
  if (position.phase !== "white" || position.seat !== position.active) return null;
  return option.closes && closedRows(position).length > 0 ? null : toActionTwo(position, option);
}
