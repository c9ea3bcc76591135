import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../shared/api/client";
import type { Advice, Hand, View } from "../../shared/api/messages";
import { FIXTURES } from "../../dev/fixtures";
import { useLanguage } from "../../shared/i18n/language.kit";
import { coachAt, type Coach } from "./coach.svelte";

const ADVICE: Advice = {
  unit: "win",
  exact: false,
  best: "blue 9",
  marks: { pass: "good", "red 9": "mistake", "blue 9": "best" },
  remarks: {},
  choices: [
    { move: "pass", value: 0.49, margin: 0 },
    { move: "red 9", value: 0.43, margin: -2 },
    { move: "blue 9", value: 0.5, margin: 1 },
  ],
};
const view: View = { ...FIXTURES.classic!, hints: true };
const hand: Hand = view.hands[0]!;
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("the coach at the table", () => {
  let coach: Coach;
  const hint = vi.spyOn(api, "hint");

  beforeEach(async () => {
    await useLanguage();
    hint.mockReset().mockResolvedValue(ADVICE);
    coach = await coachAt(view.table);
  });

  it("is asked once a decision, however often the table is drawn", async () => {
    coach.update(view, hand);
    coach.update({ ...view, step: view.step + 1 }, hand);
    await settle();
    coach.update({ ...view, step: view.step + 2 }, hand);
    expect(hint.mock.calls.filter(([, , step]) => step === view.step + 2)).toEqual([]);
    expect(coach.advice).toBe(ADVICE);
  });

  it("is asked again when the table had moved on before the answer", async () => {
    hint.mockRejectedValueOnce(new Error("stale"));
    coach.update(view, hand);
    await settle();
    expect(coach.advice).toBeNull();
    coach.update({ ...view, step: view.step + 1 }, hand);
    await settle();
    expect(coach.advice).toBe(ADVICE);
  });

  it("is not asked where there is nothing to choose", () => {
    coach.update(view, { ...hand, options: hand.options.slice(0, 1) });
    coach.update(view, { ...hand, chosen: "pass" });
    expect(hint).not.toHaveBeenCalled();
  });

  it("marks the best choice", async () => {
    coach.update(view, hand);
    await settle();
    expect(coach.notes).toEqual({ "blue 9": "Coach: best" });
  });

  it("holds what costs something until it is tapped again, and lets the best go", async () => {
    coach.update(view, hand);
    await settle();
    expect(coach.holds("red 9")).toBe(true);
    expect(coach.tapped).toBe("red 9");
    expect(coach.holds("pass")).toBe(true);
    expect(coach.holds("pass")).toBe(false);
    expect(coach.tapped).toBeNull();
    expect(coach.holds("blue 9")).toBe(false);
  });

  it("holds nothing while it has no answer, and forgets with the next decision", async () => {
    expect(coach.holds("red 9")).toBe(false);
    coach.update(view, hand);
    await settle();
    coach.holds("red 9");
    coach.update({ ...view, game: { ...view.game!, phase: "colour" } }, hand);
    expect([coach.advice, coach.tapped]).toEqual([null, null]);
  });
});
