// Verifies the dice of a finished record: recomputes every roll with WebCrypto, as specified in docs/records.md.
const SCHEME = "hmac-sha256-1";
const ROWS = ["red", "yellow", "green", "blue"] as const;

export type Fault = "no-proof" | "secret-not-out" | "promise-broken" | "bad-nonces";

export interface Difference {
  turn: number;
  die: string;
  recorded: string;
  proved: string;
}

export interface Checked {
  fault: Fault | null;
  rolls: number;
  differences: Difference[];
  /** Whether the record contains the nonces of this device; null if this device contributed none. */
  mine: boolean | null;
}

interface Proof {
  scheme?: string;
  commitment?: string;
  nonces?: string[];
  secret?: string;
}

type Faces = Record<string, number | number[]>;

const text = new TextEncoder();

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commitment(secret: string): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", fromHex(secret)));
}

/** The faces of one turn: white, white, red, yellow, green, blue; always all six. */
export async function faces(secret: string, nonces: string[], turn: number, sides: number, dice = 6): Promise<number[]> {
  const key = await crypto.subtle.importKey("raw", fromHex(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const limit = 256 - (256 % sides);
  const found: number[] = [];
  for (let block = 0; found.length < dice; block++) {
    const message = text.encode([...nonces, turn, block].join("\n"));
    for (const byte of new Uint8Array(await crypto.subtle.sign("HMAC", key, message))) {
      if (byte < limit) found.push((byte % sides) + 1);
    }
  }
  return found.slice(0, dice);
}

export async function checkDice(record: string, promised: string | null, own: string[]): Promise<Checked> {
  const [header, ...events] = record.trimEnd().split("\n").map((line) => JSON.parse(line));
  const proof: Proof = header.dice ?? {};
  const mine = own.length ? own.every((nonce) => proof.nonces?.includes(nonce)) : null;
  const outcome: Checked = { fault: await faultOf(proof, promised, header.players.length), rolls: 0, differences: [], mine };
  if (outcome.fault) return outcome;
  const rolls: Faces[] = events.filter((event) => "roll" in event).map((event) => event.roll);
  const sides = header.variant === "longo" ? 8 : 6;
  for (const [index, rolled] of rolls.entries()) {
    const proved = await faces(proof.secret ?? "", proof.nonces ?? [], index + 1, sides);
    outcome.differences.push(...differing(rolled, proved, index + 1));
  }
  return { ...outcome, rolls: rolls.length };
}

async function faultOf(proof: Proof, promised: string | null, players: number): Promise<Fault | null> {
  if (proof.scheme !== SCHEME) return "no-proof";
  if (!proof.secret) return "secret-not-out";
  const kept = await commitment(proof.secret);
  if (kept !== proof.commitment || (promised !== null && kept !== promised)) return "promise-broken";
  return proof.nonces?.length === players ? null : "bad-nonces";
}

function differing(rolled: Faces, proved: number[], turn: number): Difference[] {
  const expected: Faces = { white: proved.slice(0, 2) };
  ROWS.forEach((row, index) => (expected[row] = proved[index + 2] ?? 0));
  return Object.keys(rolled)
    .map((die) => ({ turn, die, recorded: faceText(rolled[die]), proved: faceText(expected[die]) }))
    .filter(({ recorded, proved: should }) => recorded !== should);
}

function faceText(face: number | number[] | undefined): string {
  return Array.isArray(face) ? face.join(" + ") : String(face);
}
