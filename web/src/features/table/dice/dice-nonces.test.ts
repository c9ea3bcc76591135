import { beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../../../shared/api/messages";
import type { Table, ClientMessage } from "../connection/table-socket.svelte";
import { FIXTURES } from "../../../dev/fixtures";
import { ownNonces, contributeNonces } from "./dice-nonces";

const proof = {
  commitment: "c0ffee",
  nonces: [],
  stirred: [false, true, true, false, false],
  secret: null,
  scheme: "hmac-sha256-2",
  drawn: ["first"],
  spares: [],
};
const room: View = { ...FIXTURES.waiting!, proof };
let sent: ClientMessage[];
const table = { send: (message: ClientMessage) => sent.push(message) } as unknown as Table;

beforeEach(() => {
  sent = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("the dice nonces", () => {
  it("sends a nonce for each own seat that has none, and stores it", () => {
    expect(contributeNonces(table, room)).toBe(false);
    expect(sent).toEqual([{ type: "stir", seat: 0, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string }]);
    expect(ownNonces(room.table)).toEqual([sent[0]!.type === "stir" && sent[0].nonce]);
  });

  it("sends the same number again until it has arrived", () => {
    contributeNonces(table, room);
    contributeNonces(table, room);
    expect(sent[1]).toEqual(sent[0]);
    expect(contributeNonces(table, { ...room, proof: { ...proof, stirred: [true, true, true, false, false] } })).toBe(
      true,
    );
    expect(sent.length).toBe(2);
  });

  it("has nothing to do with real dice or in a game that runs", () => {
    expect(contributeNonces(table, { ...room, proof: null })).toBe(true);
    expect(contributeNonces(table, { ...room, status: "playing" })).toBe(true);
    expect(sent).toEqual([]);
  });
});
