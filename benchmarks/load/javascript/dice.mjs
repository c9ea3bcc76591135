// Dice by HMAC, and the seat that begins: scheme hmac-sha256-2 of docs/records.md.
import { createHash, createHmac } from "node:crypto";
import { COLOURS, SIDES } from "./classic.mjs";

function* bytes(secret, nonces, turn) {
  for (let block = 0; ; block += 1) {
    yield* createHmac("sha256", secret).update([...nonces, turn, block].join("\n")).digest();
  }
}

// A number from 0 to count - 1. Bytes whose remainder would favour low numbers are skipped.
function drawBelow(count, stream) {
  const limit = 256 - (256 % count);
  let byte = stream.next().value;
  while (byte >= limit) byte = stream.next().value;
  return byte % count;
}

export const commitment = (secret) => createHash("sha256").update(secret).digest("hex");

export const firstSeat = (secret, nonces) => drawBelow(nonces.length, bytes(secret, nonces, 0));

// All dice are drawn in every turn, including those of closed rows.
export function faces(secret, nonces, turn) {
  const stream = bytes(secret, nonces, turn);
  const next = () => drawBelow(SIDES, stream) + 1;
  const rolled = { white: [next(), next()] };
  for (const colour of COLOURS) rolled[colour] = next();
  return rolled;
}
