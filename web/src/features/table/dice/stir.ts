// Every player puts a random number into the dice before the first roll, after the server's promise is known.
// This device remembers its numbers, so that 'check the dice' can look for them in the record.
import type { View } from "../../../shared/api/messages";
import { randomHex, type Table } from "../connection/socket.svelte";
import { remember, remembered } from "../../../shared/state/local-storage";

const MOST_SEATS = 5;

/** Stirs for each own seat that has not been; true when there is nothing left to stir. */
export function stir(table: Table, view: View): boolean {
  if (view.status !== "waiting" || !view.proof) return true;
  remember(`promise:${view.table}`, view.proof.commitment);
  const seats = view.seats.flatMap((seat, now) => (seat.yours && seat.kind === "person" && view.proof?.stirred[now] === false ? [now] : []));
  for (const seat of seats) {
    const nonce = remembered(`nonce:${view.table}:${seat}`) || randomHex(16);
    remember(`nonce:${view.table}:${seat}`, nonce);
    table.send({ type: "stir", seat, nonce });
  }
  return seats.length === 0;
}

export function ownNonces(table: string): string[] {
  const found = Array.from({ length: MOST_SEATS }, (_, seat) => remembered(`nonce:${table}:${seat}`));
  return found.filter((nonce): nonce is string => Boolean(nonce));
}

export function promised(table: string): string | null {
  return remembered(`promise:${table}`);
}
