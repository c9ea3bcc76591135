// What the tests of the dice say, taken together.
import type { DiceTest } from "../../../shared/api/messages";

/** Below this a test stands out: about once in a hundred by chance alone. */
export const RARE = 0.01;

export type Verdict = "early" | "fine" | "some";

export function verdictOf(tests: readonly DiceTest[]): { verdict: Verdict; odd: number; judged: number } {
  const judged = tests.filter(({ degrees }) => degrees > 0);
  const odd = judged.filter(({ chance }) => chance < RARE).length;
  return { verdict: odd ? "some" : judged.length ? "fine" : "early", odd, judged: judged.length };
}

/** In how many of a hundred samples fair dice look at least as uneven; null where a whole number would mislead. */
export function ofHundred(chance: number): number | null {
  return chance < 0.01 || chance > 0.995 ? null : Math.round(chance * 100);
}
