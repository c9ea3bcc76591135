// Verifies the proof of a finished record: recomputes every roll, and with scheme 2 the seat that begins and the
// lucky pairs, with WebCrypto, as specified in docs/records.md.
import { isNonce, isNonceOfScheme1, wrongCharacter } from "./nonce";

const SCHEME_1 = "hmac-sha256-1";
const SCHEME_2 = "hmac-sha256-2";
const ROWS = ["red", "yellow", "green", "blue"] as const;
/** Longo's list of pairs, which scheme 2 shuffles. */
const PAIRS: readonly (readonly [number, number])[] = [
  [5, 8],
  [6, 11],
  [7, 12],
  [10, 13],
  [4, 9],
];

export type Fault =
  | "no-proof"
  | "secret-not-out"
  | "bad-secret"
  | "promise-broken"
  | "terms-broken"
  | "bad-nonces"
  | "bad-nonce"
  | "bad-drawn";

/** A difference from the proof: a die, or in turn 0 "first" or "lucky". */
export interface Difference {
  turn: number;
  die: string;
  recorded: string;
  proved: string;
}

/** The promise that this device saw before the game; only the commitment is always known. */
export interface Promised {
  commitment: string;
  scheme?: string;
  drawn?: string[];
  /** The nonces used in the game. */
  nonces?: string[];
}

export interface Checked {
  fault: Fault | null;
  /** Which nonce is wrong and where, both counted from 1; the place is null if its length is wrong. */
  nonce: { number: number; place: number | null } | null;
  rolls: number;
  /** What was checked besides the dice, because the proof covers it. */
  drawn: string[];
  differences: Difference[];
  /** Whether the record contains the nonces of this device; null if this device contributed none. */
  mine: boolean | null;
}

interface Proof {
  scheme?: unknown;
  commitment?: unknown;
  nonces?: unknown;
  secret?: unknown;
  drawn?: unknown;
}

interface Header {
  variant: string;
  players: string[];
  first: number;
  lucky?: [number, number][];
  dice?: Proof | null;
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

/** The bytes of a turn, block after block. */
async function* bytesOf(secret: string, nonces: string[], turn: number): AsyncGenerator<number, never> {
  const key = await crypto.subtle.importKey("raw", fromHex(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (let block = 0; ; block++) {
    const message = text.encode([...nonces, turn, block].join("\n"));
    yield* new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
  }
}

/** A number from 0 to count - 1. Bytes whose remainder would favour low numbers are skipped. */
async function below(bytes: AsyncGenerator<number, never>, count: number): Promise<number> {
  const limit = 256 - (256 % count);
  for (;;) {
    const { value } = await bytes.next();
    if (value < limit) return value % count;
  }
}

/** The faces of one turn: white, white, red, yellow, green, blue; always all six. */
export async function faces(
  secret: string,
  nonces: string[],
  turn: number,
  sides: number,
  dice = 6,
): Promise<number[]> {
  const bytes = bytesOf(secret, nonces, turn);
  const found: number[] = [];
  while (found.length < dice) found.push((await below(bytes, sides)) + 1);
  return found;
}

/** What scheme 2 draws in turn 0: the seat that begins, and in Longo a pair per seat. */
export async function drawSetup(
  secret: string,
  nonces: string[],
  variant: string,
): Promise<{ first: number; lucky: [number, number][] }> {
  const bytes = bytesOf(secret, nonces, 0);
  const first = await below(bytes, nonces.length);
  const order = variant === "longo" ? PAIRS.map(([one, other]): [number, number] => [one, other]) : [];
  for (let place = 0; place < order.length - 1; place++) {
    const other = place + (await below(bytes, order.length - place));
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return { first, lucky: order.slice(0, nonces.length) };
}

export async function checkDice(record: string, promised: Promised | null, own: string[]): Promise<Checked> {
  const [first = "", ...rest] = record.trimEnd().split("\n");
  const header = JSON.parse(first) as Header;
  const proof: Proof = header.dice ?? {};
  const nonces = (Array.isArray(proof.nonces) ? proof.nonces : []) as string[];
  const mine = own.length ? own.every((nonce) => nonces.includes(nonce)) : null;
  const outcome: Checked = {
    fault: await faultOf(header, proof, promised),
    nonce: null,
    rolls: 0,
    drawn: [],
    differences: [],
    mine,
  };
  if (outcome.fault === "bad-nonce") return { ...outcome, nonce: wrongNonce(proof.scheme, nonces) };
  if (outcome.fault) return outcome;
  const secret = String(proof.secret);
  const drawn = proof.scheme === SCHEME_2 ? (proof.drawn as string[]) : [];
  outcome.differences.push(...(await setupDifferences(header, secret, nonces, drawn)));
  const rolls = rest.map((line) => JSON.parse(line) as { roll?: Faces }).flatMap(({ roll }) => (roll ? [roll] : []));
  for (const [index, rolled] of rolls.entries()) {
    const proved = await faces(secret, nonces, index + 1, header.variant === "longo" ? 8 : 6);
    outcome.differences.push(...differing(rolled, proved, index + 1));
  }
  return { ...outcome, rolls: rolls.length, drawn };
}

async function faultOf(header: Header, proof: Proof, promised: Promised | null): Promise<Fault | null> {
  if (proof.scheme !== SCHEME_1 && proof.scheme !== SCHEME_2) return "no-proof";
  if (proof.secret === undefined) return "secret-not-out";
  if (typeof proof.secret !== "string" || !/^[0-9a-f]{64}$/.test(proof.secret)) return "bad-secret";
  const kept = await commitment(proof.secret);
  if (kept !== proof.commitment || (promised !== null && kept !== promised.commitment)) return "promise-broken";
  const { nonces } = proof;
  if (!areTexts(nonces) || nonces.length !== header.players.length) return "bad-nonces";
  if (wrongNonce(proof.scheme, nonces)) return "bad-nonce";
  if (proof.scheme === SCHEME_2 && !isDrawn(proof.drawn, header.variant)) return "bad-drawn";
  return keepsTerms(proof, promised) ? null : "terms-broken";
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function wrongNonce(scheme: unknown, nonces: string[]): Checked["nonce"] {
  const at = nonces.findIndex((nonce) => !(scheme === SCHEME_1 ? isNonceOfScheme1 : isNonce)(nonce));
  return at < 0 ? null : { number: at + 1, place: wrongCharacter(nonces[at]!) };
}

/** Whether `drawn` lists only what scheme 2 can draw in the variant, in order and without repetitions. */
function isDrawn(drawn: unknown, variant: string): boolean {
  const allowed = variant === "longo" ? ["first", "lucky"] : ["first"];
  return (
    Array.isArray(drawn) &&
    same(
      drawn,
      allowed.filter((part) => drawn.includes(part)),
    )
  );
}

/** Whether the scheme, the drawn parts and the nonces are those that this device saw. */
function keepsTerms(proof: Proof, promised: Promised | null): boolean {
  if (promised?.scheme !== undefined && promised.scheme !== proof.scheme) return false;
  if (promised?.drawn && !same(promised.drawn, proof.scheme === SCHEME_2 ? proof.drawn : [])) return false;
  return !promised?.nonces || same(promised.nonces, proof.nonces);
}

async function setupDifferences(
  header: Header,
  secret: string,
  nonces: string[],
  drawn: string[],
): Promise<Difference[]> {
  const proved = setupTexts(await drawSetup(secret, nonces, header.variant));
  const recorded = setupTexts({ first: header.first, lucky: header.lucky ?? [] });
  return drawn
    .map((die) => ({ turn: 0, die, recorded: recorded[die] ?? "", proved: proved[die] ?? "" }))
    .filter((one) => one.recorded !== one.proved);
}

function setupTexts({ first, lucky }: { first: number; lucky: [number, number][] }): Record<string, string> {
  return { first: String(first + 1), lucky: lucky.map((pair) => pair.join(" + ")).join(", ") };
}

function differing(rolled: Faces, proved: number[], turn: number): Difference[] {
  const expected: Faces = { white: proved.slice(0, 2) };
  ROWS.forEach((row, index) => (expected[row] = proved[index + 2] ?? 0));
  return Object.keys(rolled)
    .map((die) => ({ turn, die, recorded: faceText(rolled[die]), proved: faceText(expected[die]) }))
    .filter((one) => one.recorded !== one.proved);
}

function faceText(face: number | number[] | undefined): string {
  return Array.isArray(face) ? face.join(" + ") : String(face);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
