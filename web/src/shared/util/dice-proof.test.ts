import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkDice, commitment, drawSetup, faces } from "./dice-proof";

// The worked vector of docs/records.md, which the Python tests check too.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const NONCES = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"];
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

function record(dice: object, rolls: object[], variant = "classic"): string {
  const header = { lucchetto: 1, variant, players: ["Ada", "Bob"], first: 0, dice };
  return [header, ...rolls.map((roll) => ({ roll }))].map((line) => JSON.stringify(line)).join("\n") + "\n";
}

const PROOF = { scheme: "hmac-sha256-1", commitment: COMMITMENT, nonces: NONCES, secret: SECRET };
const PROOF_2 = (more: object = {}): object => ({ ...PROOF, scheme: "hmac-sha256-2", drawn: ["first"], ...more });
const ROLL_1 = { white: [2, 6], red: 4, yellow: 2, green: 6, blue: 5 };
const ROLL_2 = { white: [5, 6], yellow: 3, green: 6, blue: 3 }; // red is closed

describe("the worked vector", () => {
  it("has the commitment of the page", async () => {
    expect(await commitment(SECRET)).toBe(COMMITMENT);
  });

  it.each([
    [6, 1, [2, 6, 4, 2, 6, 5]],
    [6, 2, [5, 6, 5, 3, 6, 3]],
    [6, 3, [2, 6, 4, 6, 6, 6]],
    [8, 1, [8, 2, 4, 2, 2, 1]],
    [8, 2, [7, 2, 5, 1, 2, 7]],
    [8, 3, [4, 2, 8, 8, 4, 8]],
  ])("gives the faces of %i-sided dice in turn %i", async (sides, turn, expected) => {
    expect(await faces(SECRET, NONCES, turn, sides)).toEqual(expected);
  });

  it("takes more blocks when one is not enough", async () => {
    const many = await faces(SECRET, NONCES, 1, 6, 60);
    expect(many.length).toBe(60);
    expect(many.slice(0, 6)).toEqual([2, 6, 4, 2, 6, 5]);
  });
});

describe("checking a record", () => {
  it("finds honest dice, also when a row is closed", async () => {
    const checked = await checkDice(record(PROOF, [ROLL_1, ROLL_2]), { commitment: COMMITMENT }, [NONCES[1]!]);
    expect(checked).toEqual({ fault: null, nonce: null, rolls: 2, drawn: [], differences: [], mine: true });
  });

  it("names every die that differs", async () => {
    const checked = await checkDice(record(PROOF, [{ ...ROLL_1, white: [2, 5], blue: 6 }]), null, []);
    expect(checked.mine).toBeNull();
    expect(checked.differences).toEqual([
      { turn: 1, die: "white", recorded: "2 + 5", proved: "2 + 6" },
      { turn: 1, die: "blue", recorded: "6", proved: "5" },
    ]);
  });

  it("uses eight sides in Longo", async () => {
    const roll = { white: [8, 2], red: 4, yellow: 2, green: 2, blue: 1 };
    expect((await checkDice(record(PROOF, [roll], "longo"), null, [])).differences).toEqual([]);
  });

  it("misses my own number when it is not in the record", async () => {
    expect((await checkDice(record(PROOF, [ROLL_1]), null, ["ab"])).mine).toBe(false);
  });

  it.each([
    ["no-proof", undefined],
    ["secret-not-out", { ...PROOF, secret: undefined }],
    ["promise-broken", { ...PROOF, commitment: "00" }],
    ["bad-secret", { ...PROOF, secret: SECRET.toUpperCase() }],
    ["bad-secret", { ...PROOF, secret: "zz".repeat(32) }],
    ["bad-nonces", { ...PROOF, nonces: [NONCES[0]] }],
    ["bad-nonces", { ...PROOF, nonces: [1, 2] }],
    ["bad-drawn", PROOF_2({ drawn: undefined })],
    ["bad-drawn", PROOF_2({ drawn: ["lucky"] })],
    ["bad-drawn", PROOF_2({ drawn: ["first", "first"] })],
  ])("says %s", async (fault, dice) => {
    expect((await checkDice(record(dice as object, [ROLL_1]), null, [])).fault).toBe(fault);
  });

  it("does not accept another promise than the one this device was given", async () => {
    expect((await checkDice(record(PROOF, [ROLL_1]), { commitment: "ff" }, [])).fault).toBe("promise-broken");
  });

  it.each([
    ["another scheme", { scheme: "hmac-sha256-2", drawn: [] }],
    ["that more was drawn", { drawn: ["first"] }],
    ["other nonces", { nonces: [NONCES[1]!, NONCES[0]!] }],
  ])("does not accept a record if this device was promised %s", async (_, terms) => {
    const promised = { commitment: COMMITMENT, ...terms };
    expect((await checkDice(record(PROOF, [ROLL_1]), promised, [])).fault).toBe("terms-broken");
  });

  it("says which nonce is wrong and where", async () => {
    const checked = await checkDice(record({ ...PROOF, nonces: [NONCES[0], `${NONCES[1]}\n`] }, [ROLL_1]), null, []);
    expect([checked.fault, checked.nonce]).toEqual(["bad-nonce", { number: 2, place: 33 }]);
    const short = await checkDice(record(PROOF_2({ nonces: [NONCES[0], "ab"] }), [ROLL_1]), null, []);
    expect([short.fault, short.nonce]).toEqual(["bad-nonce", { number: 2, place: null }]);
  });
});

describe("scheme 2", () => {
  // The worked vector of docs/records.md.
  const THIRD = "0123456789abcdef0123456789abcdef";
  it.each([
    [1, 0, [[6, 11]]],
    [
      2,
      0,
      [
        [10, 13],
        [4, 9],
      ],
    ],
    [
      3,
      2,
      [
        [6, 11],
        [4, 9],
        [10, 13],
      ],
    ],
  ])("draws who begins and the pairs of %i seats", async (seats, first, lucky) => {
    const nonces = [...NONCES, THIRD].slice(0, seats);
    expect(await drawSetup(SECRET, nonces, "longo")).toEqual({ first, lucky });
    expect(await drawSetup(SECRET, nonces, "duel")).toEqual({ first, lucky: [] });
  });

  function longo(first: number, lucky: number[][], drawn: string[]): string {
    const header = { lucchetto: 1, variant: "longo", players: ["Ada", "Bob"], first, lucky, dice: PROOF_2({ drawn }) };
    return `${JSON.stringify(header)}\n`;
  }

  it("finds what was drawn as it should be", async () => {
    const checked = await checkDice(
      longo(
        0,
        [
          [10, 13],
          [4, 9],
        ],
        ["first", "lucky"],
      ),
      null,
      [],
    );
    expect([checked.fault, checked.drawn, checked.differences]).toEqual([null, ["first", "lucky"], []]);
  });

  it("names another first player and other pairs, unless they were settled otherwise", async () => {
    const checked = await checkDice(
      longo(
        1,
        [
          [4, 9],
          [10, 13],
        ],
        ["first", "lucky"],
      ),
      null,
      [],
    );
    expect(checked.differences).toEqual([
      { turn: 0, die: "first", recorded: "2", proved: "1" },
      { turn: 0, die: "lucky", recorded: "4 + 9, 10 + 13", proved: "10 + 13, 4 + 9" },
    ]);
    expect(
      (
        await checkDice(
          longo(
            1,
            [
              [4, 9],
              [10, 13],
            ],
            [],
          ),
          null,
          [],
        )
      ).differences,
    ).toEqual([]);
  });
});

describe("golden records", () => {
  const folder = "../tests/data/fair";
  const names = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));

  it.each(names)("finds %s in order", async (name) => {
    const text = readFileSync(`${folder}/${name}`, "utf8");
    const checked = await checkDice(text, null, []);
    expect([checked.fault, checked.differences]).toEqual([null, []]);
    expect(checked.rolls).toBe(text.split('{"roll"').length - 1);
  });
});
