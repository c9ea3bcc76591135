import { describe, expect, it } from "vitest";
import { checkDice } from "../../../shared/util/dice-proof";
import type { DailyProof } from "../../../shared/api/messages";
import { daysBetween, daySecret, hash, verify } from "./seed-chain";

// The worked example of docs/daily.md, which the Python tests check too.
const SEED = "f".repeat(64);
const SECRET = "adbc0e42da2b106aa4437a1b0036f2cd392f56564df1f4e0a65e4786cd9f479b";

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
    return {
      scheme: "sha256-chain-1",
      date,
      commitment: await hash(SEED),
      seed: SEED,
      anchor,
      anchorDate: "2030-01-06",
    };
  }

  it("leads from a seed to its end", async () => {
    const found = await proof(9);
    expect(await verify(found, null, found.anchor)).toEqual({
      promise: true,
      chain: true,
      steps: 9,
      anchor: true,
      rolls: null,
      count: 0,
    });
  });

  it("finds another seed, another promise and another end", async () => {
    const found = await proof(3);
    expect(await verify({ ...found, seed: "0".repeat(64) }, null, null)).toMatchObject({
      promise: false,
      chain: false,
      anchor: null,
    });
    expect(await verify({ ...found, commitment: SEED }, null, null)).toMatchObject({ promise: false, chain: true });
    expect(await verify({ ...found, anchor: SEED }, null, found.anchor)).toMatchObject({
      promise: true,
      chain: false,
      anchor: false,
    });
  });

  it("follows a record roll by roll", async () => {
    const found = { ...(await proof(1)), date: "2030-01-07" };
    const record = async (secret: string, roll: object): Promise<string> => {
      const dice = { scheme: "hmac-sha256-1", commitment: await hash(secret), nonces: ["00".repeat(16)], secret };
      return [{ lucchetto: 1, variant: "classic", players: ["Ada"], first: 0, dice }, { roll }]
        .map((linePath) => JSON.stringify(linePath))
        .join("\n");
    };
    const roll = { white: [1, 4], red: 4, yellow: 5, green: 2, blue: 6 };
    expect(await verify(found, await record(SECRET, roll), null)).toMatchObject({ rolls: true, count: 1 });
    expect(await verify(found, await record(SECRET, { ...roll, red: (roll.red % 6) + 1 }), null)).toMatchObject({
      rolls: false,
    });
    expect((await checkDice(await record(SEED, roll), null, [])).fault).toBeNull();
    expect(await verify(found, await record(SEED, roll), null)).toMatchObject({ rolls: false });
  });
});
