// Dice by HMAC, and the seat that begins: scheme hmac-sha256-2 of docs/records.md.
import { hash } from "node:crypto";
import { COLOURS, SIDES } from "./classic.mjs";

const BLOCK = 64; // block size of SHA-256 in bytes

// HMAC-SHA256 with a key of at most 64 bytes. Node's createHmac takes several times as long for such short texts.
export function hmac(key, text) {
  const inner = Buffer.alloc(BLOCK + Buffer.byteLength(text), 0x36);
  const outer = Buffer.alloc(BLOCK + 32, 0x5c);
  for (let index = 0; index < key.length; index += 1) {
    inner[index] ^= key[index];
    outer[index] ^= key[index];
  }
  inner.write(text, BLOCK);
  hash("sha256", inner, "buffer").copy(outer, BLOCK);
  return hash("sha256", outer, "buffer");
}

export const commitment = (secret) => hash("sha256", secret, "hex");

// A source of numbers from 0 to count - 1. Bytes whose remainder would favour low numbers are rejected.
function numbers(secret, nonces, turn) {
  let block = 0;
  let bytes = [];
  let used = 0;
  const next = () => {
    if (used === bytes.length) {
      bytes = hmac(secret, [...nonces, turn, block].join("\n"));
      block += 1;
      used = 0;
    }
    return bytes[used++];
  };
  return (count) => {
    const limit = 256 - (256 % count);
    let byte = next();
    while (byte >= limit) byte = next();
    return byte % count;
  };
}

export const firstSeat = (secret, nonces) => numbers(secret, nonces, 0)(nonces.length);

// All dice are drawn in every turn, including those of closed rows.
export function faces(secret, nonces, turn) {
  const below = numbers(secret, nonces, turn);
  const next = () => below(SIDES) + 1;
  const rolled = { white: [next(), next()] };
  for (const colour of COLOURS) rolled[colour] = next();
  return rolled;
}
