import { beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../../../shared/api/messages";
import { FIXTURES } from "../../../dev/fixtures";
import { brokenPromise, storedPromise, watchPromise } from "./promise";

type Proof = NonNullable<View["proof"]>;

const FIRST: Proof = {
  commitment: "aa",
  nonces: ["01", "02", "03"],
  stirred: [false, false, false],
  secret: null,
  scheme: "hmac-sha256-2",
  drawn: ["first"],
  spares: ["04", "05"],
};
const view = (proof: Partial<Proof> | null, status: View["status"] = "waiting"): View => ({
  ...FIXTURES.waiting!,
  status,
  proof: proof && { ...FIRST, ...proof },
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("the promise of the dice", () => {
  it("is the first one that this device saw", () => {
    expect(watchPromise(view({}))).toBeNull();
    expect(watchPromise(view({ commitment: "bb" }))).toEqual({ first: "aa", later: "bb" });
    expect(storedPromise(FIXTURES.waiting!.table)?.commitment).toBe("aa");
  });

  it("stays broken when the first one is shown again", () => {
    watchPromise(view({}));
    watchPromise(view({ commitment: "bb" }));
    expect(watchPromise(view({}))).toEqual({ first: "aa", later: "bb" });
    expect(brokenPromise(FIXTURES.waiting!.table)).toEqual({ first: "aa", later: "bb" });
  });

  it("covers the numbers of seats that are added", () => {
    watchPromise(view({}));
    const added = { nonces: ["01", "02", "03", "04"], stirred: [false, false, false, false], spares: ["05"] };
    expect(watchPromise(view(added))).toBeNull();
    expect(watchPromise(view({ ...added, spares: ["06"] }))).not.toBeNull();
  });

  it("is broken by another number at an added seat", () => {
    watchPromise(view({}));
    expect(
      watchPromise(view({ nonces: ["01", "02", "03", "07"], stirred: [false, false, false, false], spares: ["05"] })),
    ).not.toBeNull();
  });

  it("may not disappear", () => {
    expect(watchPromise(view(null))).toBeNull(); // real dice
    watchPromise(view({}));
    expect(watchPromise(view(null))).toEqual({ first: "aa", later: "" });
  });

  it("is kept while people add their nonces, leave, and the game starts without closed seats", () => {
    expect(watchPromise(view({}))).toBeNull();
    expect(watchPromise(view({ nonces: ["a1", "02", "03"], stirred: [true, false, false] }))).toBeNull();
    expect(watchPromise(view({}))).toBeNull();
    expect(watchPromise(view({ nonces: ["a1", "03"], stirred: [true, false] }, "playing"))).toBeNull();
    expect(watchPromise(view({ nonces: ["a1", "03"], stirred: [true, false], secret: "5e" }, "over"))).toBeNull();
    expect(storedPromise(FIXTURES.waiting!.table)).toMatchObject({
      commitment: "aa",
      scheme: "hmac-sha256-2",
      drawn: ["first"],
      nonces: ["a1", "03"],
    });
  });

  it.each<[string, Partial<Proof>, View["status"]]>([
    ["another nonce of the server's own", { nonces: ["a1", "02", "0a"], stirred: [true, false, false] }, "waiting"],
    ["another one when the game starts", { nonces: ["a1", "0a"], stirred: [true, false] }, "playing"],
    ["another scheme", { scheme: "hmac-sha256-1", drawn: [] }, "waiting"],
    ["that less is drawn", { drawn: [] }, "waiting"],
  ])("is broken by %s", (_, proof, status) => {
    watchPromise(view({}));
    expect(watchPromise(view(proof, status))).not.toBeNull();
  });

  it("is broken by other nonces in a running game", () => {
    watchPromise(view({ nonces: ["a1", "02"], stirred: [true, false] }, "playing"));
    expect(watchPromise(view({ nonces: ["a1", "0a"], stirred: [true, false] }, "playing"))).not.toBeNull();
  });

  it("is not broken by a bot in the seat of somebody who had added a nonce before this device came", () => {
    watchPromise(view({ nonces: ["a1", "b2", "03"], stirred: [true, true, false] }));
    expect(watchPromise(view({ nonces: ["a1", "02", "03"], stirred: [true, false, false] }, "playing"))).toBeNull();
  });

  it("is not broken by an update of the server, which names the scheme from then on", () => {
    const { scheme: _scheme, drawn: _drawn, ...old } = FIRST;
    expect(watchPromise({ ...FIXTURES.waiting!, proof: old as Proof })).toBeNull();
    expect(watchPromise(view({}))).toBeNull();
    expect(watchPromise(view({ drawn: [] }))).not.toBeNull();
  });

  it("is remembered until the page is closed where storage is forbidden", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("forbidden");
      },
    });
    const here = { ...view({}), table: "elsewhere" };
    expect(watchPromise(here)).toBeNull();
    expect(watchPromise({ ...here, proof: { ...FIRST, commitment: "bb" } })).not.toBeNull();
  });
});
