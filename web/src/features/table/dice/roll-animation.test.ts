import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FIXTURES } from "../../../dev/fixtures";
import type { View } from "../../../shared/api/messages";
import { ROLL_MS, RollAnimation } from "./roll-animation.svelte";

const CLASSIC = FIXTURES.classic!;
let roll: RollAnimation;

function turn(number: number, more: Partial<NonNullable<View["game"]>> = {}): View {
  return { ...CLASSIC, game: { ...CLASSIC.game!, turn: number, ...more } };
}

beforeEach(() => {
  vi.useFakeTimers();
  roll = new RollAnimation();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows a roll once, until the dice have landed", () => {
  roll.see(turn(1));
  roll.see(turn(2));
  expect(roll.rolling).toBe(true);
  vi.advanceTimersByTime(ROLL_MS);
  expect(roll.rolling).toBe(false);
  roll.see(turn(2, { phase: "colour" }));
  expect(roll.rolling).toBe(false);
});

it("does not go on elsewhere, for example when the device is handed over", () => {
  roll.see(turn(1));
  roll.see(turn(2));
  roll.land();
  roll.see(turn(2));
  expect(roll.rolling).toBe(false);
});

it("does not show a roll that happened before the page was opened", () => {
  roll.see(turn(7));
  expect(roll.rolling).toBe(false);
});

it("shows the first roll of a game that begins", () => {
  roll.see(FIXTURES.waiting!);
  roll.see(turn(1));
  expect(roll.rolling).toBe(true);
});

it("shows real dice when they have been entered", () => {
  roll.see(turn(2));
  roll.see(turn(3, { phase: "roll", dice: null }));
  expect(roll.rolling).toBe(false);
  roll.see(turn(3));
  expect(roll.rolling).toBe(true);
});

it("shows nothing to people who prefer less motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  roll.see(turn(1));
  roll.see(turn(2));
  expect(roll.rolling).toBe(false);
});
