// Each device contributes a nonce per seat to the dice, after the server's commitment and before the first roll.
// It stores its nonces, so that the dice check can look for them in the record.
import type { View } from "../../../shared/api/messages";
import { randomHex, type Table } from "../connection/table-socket.svelte";
import { remember, remembered } from "../../../shared/state/local-storage";
import { isNonce } from "../../../shared/util/nonce";

const MAX_SEATS = 5;

/** Sends a nonce for each of this device's seats that lacks one, under an unbroken promise; true if none is missing. */
export function contributeNonces(table: Table, view: View): boolean {
  if (view.status !== "waiting" || !view.proof) return true;
  const seats = view.seats.flatMap((seat, now) =>
    seat.yours && seat.kind === "person" && view.proof?.stirred[now] === false ? [now] : [],
  );
  for (const seat of seats) {
    const known = remembered(`nonce:${view.table}:${seat}`) ?? "";
    const nonce = isNonce(known) ? known : randomHex(16);
    remember(`nonce:${view.table}:${seat}`, nonce);
    table.send({ type: "stir", seat, nonce });
  }
  return seats.length === 0;
}

export function ownNonces(table: string): string[] {
  const found = Array.from({ length: MAX_SEATS }, (_, seat) => remembered(`nonce:${table}:${seat}`));
  return found.filter((nonce): nonce is string => Boolean(nonce));
}
