import type { DailyDay } from "../../../shared/api/messages";

/** Milliseconds between requests while the server is still evaluating attempts. */
export const REFRESH = 2500;

export function isPending(day: DailyDay): boolean {
  return day.rows.some(({ loss }) => loss === null);
}
