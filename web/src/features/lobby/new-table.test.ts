import { describe, expect, it } from "vitest";
import {
  fitSeats,
  hasOpenSeat,
  likeLastSeat,
  PRESETS,
  presetOf,
  presetSeats,
  botGame,
  seat,
  seatLimits,
  SUGGESTED_PAIRS,
  toMakeTable,
  type TableForm,
} from "./new-table";
import { VARIANTS } from "../../shared/game/variants";

const form = (changes: Partial<TableForm> = {}): TableForm => ({
  variant: "classic",
  seats: presetSeats("friends", "classic"),
  timer: 0,
  dice: "fair",
  listed: false,
  lucky: null,
  ...changes,
});
const player = (index: number): string => `Player ${index + 1}`;

describe("presets", () => {
  it.each(PRESETS)("%s is recognised again", (preset) => expect(presetOf(presetSeats(preset, "classic"))).toBe(preset));

  it("fit every game", () => {
    for (const variant of VARIANTS)
      for (const preset of PRESETS) {
        const { least, most } = seatLimits(variant);
        expect(presetSeats(preset, variant).length).toBeGreaterThanOrEqual(least);
        expect(presetSeats(preset, variant).length).toBeLessThanOrEqual(most);
      }
  });

  it("a mixed table is none of them", () => expect(presetOf([seat("you"), seat("bot"), seat("open")])).toBeNull());
});

describe("lucky pairs", () => {
  const lucky = SUGGESTED_PAIRS.map(([one, other]): [number, number] => [one, other]);

  it("are drawn unless they are set", () =>
    expect(toMakeTable(form({ variant: "longo" }), "Ada", player).lucky).toBeNull());
  it("are as many as there are seats", () =>
    expect(toMakeTable(form({ variant: "longo", lucky }), "Ada", player).lucky).toEqual([
      [5, 8],
      [6, 11],
      [7, 12],
    ]));
  it("are Longo's only", () => expect(toMakeTable(form({ lucky }), "Ada", player).lucky).toBeNull());
});

describe("seats", () => {
  it("the Duel is for exactly two", () => {
    expect(fitSeats([seat("you")], "duel").map(({ kind }) => kind)).toEqual(["you", "open"]);
    expect(fitSeats([seat("you"), seat("bot"), seat("open")], "duel").map(({ kind }) => kind)).toEqual(["you", "bot"]);
  });

  it("a new seat is like the last one", () => {
    expect(likeLastSeat([seat("you"), seat("bot", "master")])).toEqual(seat("bot", "master"));
    expect(likeLastSeat([seat("you")]).kind).toBe("open");
  });

  it("bots are of the level that was asked for, or casual", () => {
    expect(presetSeats("bots", "duel", "expert")[1]).toEqual(seat("bot", "expert"));
    expect(presetSeats("bots", "duel")[1]?.bot).toBe("casual");
  });
});

describe("the request", () => {
  it("says what the form says", () => {
    const seats = [
      seat("you"),
      { ...seat("guest"), name: " Mara " },
      seat("guest"),
      seat("bot", "master"),
      seat("open"),
    ];
    expect(
      toMakeTable(form({ variant: "longo", seats, timer: 30, dice: "real", listed: true }), "Ada", player),
    ).toEqual({
      nickname: "Ada",
      lucky: null,
      settings: { variant: "longo", dice: "real", timer: 30, listed: true },
      seats: [
        { kind: "you" },
        { kind: "guest", name: "Mara" },
        { kind: "guest", name: "Player 3" },
        { kind: "bot", bot: "master", character: expect.stringMatching(/^(irene|victor|astrid)$/) as string },
        { kind: "open" },
      ],
    });
  });

  it("is not listed when there is no seat to take", () => {
    const full = form({ seats: presetSeats("bots", "classic"), listed: true });
    expect(hasOpenSeat(full)).toBe(false);
    expect(toMakeTable(full, "Ada", player).settings.listed).toBe(false);
  });

  it.each(VARIANTS)("one click makes a game of %s against a bot", (variant) => {
    expect(botGame(variant, "Ada", "club", "owen")).toEqual({
      nickname: "Ada",
      lucky: null,
      settings: { variant, dice: "fair", timer: 0, listed: false },
      seats: [{ kind: "you" }, { kind: "bot", bot: "club", character: "owen" }],
    });
  });

  it("gives a bot of the server's operator no character", () => {
    expect(botGame("classic", "Ada", "patient").seats[1]).toEqual({ kind: "bot", bot: "patient", character: null });
  });

  it("gives every bot another character, as long as there is one", () => {
    const seats = [seat("you"), ...[1, 2, 3, 4].map(() => seat("bot", "club"))];
    const made = toMakeTable(form({ seats }), "Ada", player).seats.map(({ character }) => character);
    expect(new Set(made.slice(1, 4))).toEqual(new Set(["nora", "owen", "grace"]));
    expect(made[4]).toBeNull();
  });

  it("keeps the character that was chosen", () => {
    const seats = [seat("you"), seat("bot", "club"), { ...seat("bot", "club"), character: "grace" }];
    const made = toMakeTable(form({ seats }), "Ada", player).seats.map(({ character }) => character);
    expect(made[2]).toBe("grace");
    expect(made[1]).toMatch(/^(nora|owen)$/);
  });
});
