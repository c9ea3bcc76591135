import type { DailyDay } from "../../../shared/api/messages";

/** Milliseconds until the next look at a day on which something is still being worked out. */
export const REFRESH = 2500;

export function isUnderWay(day: DailyDay): boolean {
  return day.rows.some(({ loss }) => loss === null);
}
