import type { PhaseView } from "../../../shared/api/messages";

/** All known phases in order: those that were fetched, and newer ones from the view. */
export function wholeLog(fetched: PhaseView[], recent: PhaseView[]): PhaseView[] {
  const key = ({ turn, phase }: PhaseView): string => `${turn} ${phase}`;
  const known = new Set(fetched.map(key));
  return [...fetched, ...recent.filter((phase) => !known.has(key(phase)))];
}
