import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isNonce, isNonceOfScheme1, wrongCharacter } from "./nonce";

interface Row {
  nonce: string;
  valid: boolean;
  scheme1: boolean;
  why: string;
}
const ROWS = JSON.parse(readFileSync("../tests/data/nonces.json", "utf8")) as Row[];

describe("nonces", () => {
  it("has a table to judge", () => expect(ROWS.length).toBeGreaterThan(20));

  it.each(ROWS)("judges like the server: $why", ({ nonce, valid, scheme1 }) => {
    expect([isNonce(nonce), isNonceOfScheme1(nonce)]).toEqual([valid, scheme1]);
  });

  it("names the character that is wrong", () => {
    expect(wrongCharacter("ab\n")).toBe(3);
    expect(wrongCharacter("ab")).toBeNull();
  });
});
