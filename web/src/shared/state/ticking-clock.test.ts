import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clockText, secondsLeft } from "./ticking-clock";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("counts from the arrival of the message and stops at zero", () => {
  const since = performance.now();
  expect(secondsLeft(23, since)).toBe(23);
  vi.advanceTimersByTime(1001);
  expect(secondsLeft(23, since)).toBe(22);
  vi.advanceTimersByTime(60_000);
  expect(secondsLeft(23, since)).toBe(0);
});

it("writes minutes and seconds", () => {
  expect([0, 9, 83, 600].map(clockText)).toEqual(["0:00", "0:09", "1:23", "10:00"]);
});
