// Verifies the dice of a past day in the browser, as specified in docs/daily.md.
import { checkDice } from "../../../shared/util/dice-proof";
import type { DailyProof } from "../../../shared/api/messages";

export interface Verdict {
  /** The seed hashes to the day's commitment. */
  promise: boolean;
  /** Repeated hashing of the seed leads to the chain's anchor. */
  chain: boolean;
  steps: number;
  /** The anchor is the one that this device has stored; null if it has stored none. */
  anchor: boolean | null;
  /** Every roll of the record follows from the seed; null without a record. */
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

/** The secret from which the day's dice are drawn. */
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
  const checked = await checkDice(record, { commitment: await hash(secret) }, []);
  const { dice } = JSON.parse(header) as { dice?: { secret?: string } };
  const same = dice?.secret === secret;
  return { rolls: same && !checked.fault && checked.differences.length === 0, count: checked.rolls };
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
