import { describe, expect, it } from "vitest";
import { checkDice } from "../../../shared/util/dice-proof";
import type { DailyDay, DailyProof, DailyRow, Square } from "../../../shared/api/messages";
import { daysBetween, daySecret, hash, verify } from "./chain";
import { leftText } from "./left";
import { isUnderWay } from "./refresh";
import { shareText, squareText } from "../result/share";

// The worked example of docs/daily.md, which the tests of the Python side hold against their own.
const SEED = "f".repeat(64);
const SECRET = "adbc0e42da2b106aa4437a1b0036f2cd392f56564df1f4e0a65e4786cd9f479b";

describe("the share text", () => {
  const squares: Square[] = ["perfect", "good", "inaccuracy", "mistake", "blunder"];

  it("has a square for every turn, ten a line", () => {
    expect(squareText(squares)).toBe("🟩🟨🟧🟥⬛");
    expect(squareText(Array.from({ length: 23 }, () => "perfect"))).toBe([10, 10, 3].map((count) => "🟩".repeat(count)).join("\n"));
  });

  it("carries no invisible marks and ends with the address", () => {
    expect(shareText("Lucchetto \u2068104\u2069", squares, "https://example.org/daily")).toBe("Lucchetto 104\n🟩🟨🟧🟥⬛\nhttps://example.org/daily");
  });

  it("does without squares while they are being worked out", () => {
    expect(shareText("Lucchetto", [], "https://example.org/daily")).toBe("Lucchetto\nhttps://example.org/daily");
  });
});

describe("the time left", () => {
  it.each([
    [20 * 3600 + 7 * 60 + 5, "20 hr 7 min"],
    [3600, "1 hr 0 min"],
    [59 * 60 + 59, "59 min"],
    [42, "42 sec"],
    [-3, "0 sec"],
  ])("says %i seconds as %s", (seconds, said) => expect(leftText(seconds, "en")).toBe(said));
});

describe("the chain", () => {
  it("counts days across months and summer time", () => {
    expect(daysBetween("2026-02-27", "2026-03-01")).toBe(2);
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  });

  it("makes the secret of the worked example", async () => {
    expect(await daySecret("2030-01-07", SEED)).toBe(SECRET);
  });

  async function proof(days: number): Promise<DailyProof> {
    let anchor = SEED;
    for (let step = 0; step < days; step++) anchor = await hash(anchor);
    const date = new Date(Date.UTC(2030, 0, 6 + days)).toISOString().slice(0, 10);
    return { scheme: "sha256-chain-1", date, commitment: await hash(SEED), seed: SEED, anchor, anchorDate: "2030-01-06" };
  }

  it("leads from a seed to its end", async () => {
    const found = await proof(9);
    expect(await verify(found, null, found.anchor)).toEqual({ promise: true, chain: true, steps: 9, anchor: true, rolls: null, count: 0 });
  });

  it("finds another seed, another promise and another end", async () => {
    const found = await proof(3);
    expect(await verify({ ...found, seed: "0".repeat(64) }, null, null)).toMatchObject({ promise: false, chain: false, anchor: null });
    expect(await verify({ ...found, commitment: SEED }, null, null)).toMatchObject({ promise: false, chain: true });
    expect(await verify({ ...found, anchor: SEED }, null, found.anchor)).toMatchObject({ promise: true, chain: false, anchor: false });
  });

  it("follows a record roll by roll", async () => {
    const found = { ...(await proof(1)), date: "2030-01-07" };
    const record = async (secret: string, roll: object): Promise<string> => {
      const dice = { scheme: "hmac-sha256-1", commitment: await hash(secret), nonces: ["00".repeat(16)], secret };
      return [{ lucchetto: 1, variant: "classic", players: ["Ada"], first: 0, dice }, { roll }].map((line) => JSON.stringify(line)).join("\n");
    };
    const roll = { white: [1, 4], red: 4, yellow: 5, green: 2, blue: 6 };
    expect(await verify(found, await record(SECRET, roll), null)).toMatchObject({ rolls: true, count: 1 });
    expect(await verify(found, await record(SECRET, { ...roll, red: (roll.red % 6) + 1 }), null)).toMatchObject({ rolls: false });
    expect((await checkDice(await record(SEED, roll), null, [])).fault).toBeNull();
    expect(await verify(found, await record(SEED, roll), null)).toMatchObject({ rolls: false });
  });
});

describe("a day is looked at again", () => {
  const day = (...losses: (number | null)[]): DailyDay => ({ rows: losses.map((loss) => ({ loss }) as DailyRow) }) as DailyDay;

  it("as long as a game is being worked out", () => {
    expect(isUnderWay(day(1, null))).toBe(true);
    expect(isUnderWay(day(1, 0))).toBe(false);
    expect(isUnderWay(day())).toBe(false);
  });
});
