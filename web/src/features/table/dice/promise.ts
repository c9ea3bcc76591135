// Remembers the first promise about a table's dice that this device saw, and notices if the server ever changes it. A
// server that showed one promise, received the players' nonces and then showed another could have chosen the dice.
import type { View } from "../../../shared/api/messages";
import { remember, remembered } from "../../../shared/state/local-storage";
import type { Promised } from "../../../shared/util/dice-proof";

type Proof = NonNullable<View["proof"]>;

/** Everything that is fixed when the table is made, or when its game starts. */
interface Terms {
  scheme?: string;
  drawn?: string[];
  /** The server's nonces by seat before the start, then those of seats that may be added; null for unseen ones. */
  reserves?: (string | null)[];
  /** All nonces of the running game. */
  nonces?: string[];
}

/** A promise that was changed: what this device saw first, and later. */
export interface BrokenPromise {
  first: string;
  later: string;
}

/** Compares the view with what this device remembers of the table; null if the promise has not changed. */
export function watchPromise({ table, status, proof }: View): BrokenPromise | null {
  const first = remembered(key(table));
  if (!proof) return first === null ? null : report(table, first, "");
  if (first === null) remember(key(table), proof.commitment);
  else if (first !== proof.commitment) return report(table, first, proof.commitment);
  const before = termsOf(table);
  const now = status === "waiting" ? waitingTerms(before, proof) : runningTerms(before, proof);
  if (!now)
    return report(
      table,
      `${proof.commitment} ${JSON.stringify(before)}`,
      `${proof.commitment} ${JSON.stringify(proof)}`,
    );
  if (JSON.stringify(now) !== JSON.stringify(before)) remember(`terms:${table}`, JSON.stringify(now));
  return brokenPromise(table);
}

/** The changed promise of this table, even if the server shows the first one again. */
export function brokenPromise(table: string): BrokenPromise | null {
  const found = remembered(`broken:${table}`);
  return found ? (JSON.parse(found) as BrokenPromise) : null;
}

/** The promise that this device saw, for the check after the game; null if it saw none. */
export function storedPromise(table: string): Promised | null {
  const commitment = remembered(key(table));
  return commitment === null ? null : { ...termsOf(table), commitment };
}

const key = (table: string): string => `promise:${table}`;

function termsOf(table: string): Terms {
  return JSON.parse(remembered(`terms:${table}`) ?? "{}") as Terms;
}

function report(table: string, first: string, later: string): BrokenPromise {
  const known = brokenPromise(table);
  if (!known) remember(`broken:${table}`, JSON.stringify({ first, later }));
  return known ?? { first, later };
}

/** The terms, extended by this view; null if it contradicts them. */
function waitingTerms(before: Terms, proof: Proof): Terms | null {
  const drawn = [...proof.nonces, ...proof.spares];
  const seen = drawn.map((nonce, seat) => before.reserves?.[seat] ?? (proof.stirred[seat] ? null : nonce));
  const reserves = [...seen, ...(before.reserves ?? []).slice(seen.length)];
  const changed = drawn.some((nonce, seat) => !proof.stirred[seat] && reserves[seat] !== nonce);
  return changed || before.nonces ? null : schemed({ ...before, reserves }, proof);
}

/** When the game starts, closed seats disappear; all nonces are fixed from then on. */
function runningTerms(before: Terms, proof: Proof): Terms | null {
  if (before.nonces && JSON.stringify(before.nonces) !== JSON.stringify(proof.nonces)) return null;
  const { reserves = [] } = before;
  const unseen = reserves.filter((nonce) => nonce === null).length;
  const unknown = proof.nonces.filter((nonce, seat) => !proof.stirred[seat] && !reserves.includes(nonce)).length;
  return reserves.length && unknown > unseen ? null : schemed({ ...before, nonces: proof.nonces }, proof);
}

/** An older server names no scheme until it is updated; once named, the scheme never changes. */
function schemed(terms: Terms, proof: Proof): Terms | null {
  if (!proof.scheme) return terms;
  const { scheme = proof.scheme, drawn = proof.drawn } = terms;
  return scheme === proof.scheme && JSON.stringify(drawn) === JSON.stringify(proof.drawn)
    ? { ...terms, scheme, drawn }
    : null;
}
