// Checks the dice of a day that is over, in the browser, by the algorithm of docs/daily.md.
import { checkDice } from "../../../shared/util/dice-proof";
import type { DailyProof } from "../../../shared/api/messages";

export interface Verdict {
  /** The seed hashes to what was promised. */
  promise: boolean;
  /** Hashed on, it comes to the end of the chain. */
  chain: boolean;
  steps: number;
  /** The chain is the one that this device knows; null if it knew none. */
  anchor: boolean | null;
  /** Every roll of a record follows from the seed; null without a record. */
  rolls: boolean | null;
  count: number;
}

const DAY = 86_400_000;
const text = new TextEncoder();

export async function hash(hex: string): Promise<string> {
  return digest(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}

export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / DAY);
}

/** The secret that the dice are drawn from. */
export async function daySecret(date: string, seed: string): Promise<string> {
  return digest(text.encode(`lucchetto daily ${date} ${seed}`));
}

export async function verify(proof: DailyProof, record: string | null, known: string | null): Promise<Verdict> {
  const seed = proof.seed ?? "";
  const steps = daysBetween(proof.anchorDate, proof.date);
  let at = seed;
  for (let step = 0; step < steps; step++) at = await hash(at);
  const { rolls, count } = record === null ? { rolls: null, count: 0 } : await checkRolls(proof.date, seed, record);
  const anchor = known === null ? null : known === proof.anchor;
  return { promise: (await hash(seed)) === proof.commitment, chain: at === proof.anchor, steps, anchor, rolls, count };
}

async function checkRolls(date: string, seed: string, record: string): Promise<{ rolls: boolean; count: number }> {
  const secret = await daySecret(date, seed);
  const [header = "{}"] = record.split("\n");
  const checked = await checkDice(record, await hash(secret), []);
  const same = JSON.parse(header).dice?.secret === secret;
  return { rolls: same && !checked.fault && checked.differences.length === 0, count: checked.rolls };
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
