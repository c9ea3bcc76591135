import { beforeAll, describe, expect, it } from "vitest";
import type { SeatView } from "../../../shared/api/messages";
import { FIXTURES } from "../../../dev/fixtures";
import { loadTexts } from "../../../shared/i18n/i18n.svelte";
import { stripIsolates, useLanguage } from "../../../shared/i18n/language.kit";
import { nextStep, notReady, seatText } from "./waiting-state";

const view = FIXTURES.waiting!;
const seat = (more: Partial<SeatView>): SeatView => ({
  name: "Ada",
  kind: "person",
  bot: null,
  character: null,
  strength: null,
  yours: false,
  host: false,
  present: true,
  deciding: false,
  away: false,
  ready: false,
  lucky: null,
  ...more,
});

beforeAll(async () => {
  await useLanguage();
  await loadTexts(["waiting"]);
});

describe("a seat", () => {
  it("says what it is", () => {
    expect(seatText(seat({ kind: "open" }))).toBe("Waiting for a friend");
    expect(seatText(seat({ kind: "closed" }))).toBe("Closed: nobody sits here");
    expect(stripIsolates(seatText(seat({ kind: "bot", bot: "club" })))).toBe("Bot, level: Club player");
    expect(seatText(seat({ ready: true }))).toBe("ready ✓");
    expect(seatText(seat({ present: false }))).toBe("not here right now · not ready yet");
    expect(seatText(seat({ host: true, yours: true }))).toBe("host · you");
  });
});

describe("who is not ready", () => {
  it("is neither the host nor a bot nor oneself", () => {
    const seats = [
      seat({ host: true }),
      seat({ name: "Bob" }),
      seat({ kind: "bot", bot: "club" }),
      seat({ name: "Cleo", ready: true }),
      seat({ yours: true }),
      seat({ kind: "open", name: "" }),
    ];
    expect(notReady({ ...view, seats })).toEqual(["Bob"]);
  });
});

describe("what to do next", () => {
  const reader = { host: false, ready: false, open: 1, hostName: "Ada" };

  it("is said to everybody who sits there", () => {
    expect(nextStep({ ...reader, host: true })).toMatch(/^Invite/);
    expect(nextStep({ ...reader, host: true, open: 0 })).toMatch(/start/);
    expect(stripIsolates(nextStep(reader))).toMatch(/ready\. Ada starts/);
    expect(nextStep({ ...reader, ready: true })).toMatch(/^You are ready/);
  });
});
