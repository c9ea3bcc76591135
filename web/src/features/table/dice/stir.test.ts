import { beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../../../shared/api/messages";
import type { Table, Wish } from "../connection/socket.svelte";
import { FIXTURES } from "../../../dev/fixtures";
import { ownNonces, promised, stir } from "./stir";

const proof = { commitment: "c0ffee", nonces: [], stirred: [false, true, true, false, false], secret: null };
const room: View = { ...FIXTURES.waiting!, proof };
let sent: Wish[];
const table = { send: (wish: Wish) => sent.push(wish) } as unknown as Table;

beforeEach(() => {
  sent = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

describe("stirring the dice", () => {
  it("sends a random number for each own seat that has none, and remembers it with the promise", () => {
    expect(stir(table, room)).toBe(false);
    expect(sent).toEqual([{ type: "stir", seat: 0, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect(ownNonces(room.table)).toEqual([sent[0]!.type === "stir" && sent[0]!.nonce]);
    expect(promised(room.table)).toBe("c0ffee");
  });

  it("sends the same number again until it has arrived", () => {
    stir(table, room);
    stir(table, room);
    expect(sent[1]).toEqual(sent[0]);
    expect(stir(table, { ...room, proof: { ...proof, stirred: [true, true, true, false, false] } })).toBe(true);
    expect(sent.length).toBe(2);
  });

  it("has nothing to do with real dice or in a game that runs", () => {
    expect(stir(table, { ...room, proof: null })).toBe(true);
    expect(stir(table, { ...room, status: "playing" })).toBe(true);
    expect(sent).toEqual([]);
  });
});
