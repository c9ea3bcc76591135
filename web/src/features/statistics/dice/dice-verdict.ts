// The verdict on the server's dice from all chi-square tests together.
import type { DiceTest } from "../../../shared/api/messages";

/** A test with a lower p-value stands out: fair dice fail about one test in a hundred. */
export const RARE = 0.01;

export type Verdict = "early" | "fine" | "some";

export function verdictOf(tests: readonly DiceTest[]): { verdict: Verdict; odd: number; judged: number } {
  const judged = tests.filter(({ degrees }) => degrees > 0);
  const odd = judged.filter(({ chance }) => chance < RARE).length;
  return { verdict: odd ? "some" : judged.length ? "fine" : "early", odd, judged: judged.length };
}

/** The p-value as a whole percentage; null near 0 and 1, where rounding would mislead. */
export function outOfHundred(chance: number): number | null {
  return chance < 0.01 || chance > 0.995 ? null : Math.round(chance * 100);
}
