// A QR code (ISO 18004) of a short text: byte mode, error correction M, versions 1 to 9. Enough for a link.

/** Per version: codewords in all, error-correction codewords per block, blocks. */
const SIZES: readonly [total: number, correction: number, blocks: number][] = [
  [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2], [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5],
];
const ALIGNMENT: readonly number[][] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

type Grid = (boolean | undefined)[][];

/** Rows of modules, true is dark; null if the text is too long. The mask with the calmest picture is taken unless one is named. */
export function qrCode(text: string, mask?: number): boolean[][] | null {
  const data = [...new TextEncoder().encode(text)];
  const version = SIZES.findIndex(([total, correction, blocks]) => data.length + 2 <= total - correction * blocks) + 1;
  if (version === 0) return null;
  const bits = interleaved(data, version);
  const drawn = (mask === undefined ? [...MASKS.keys()] : [mask]).map((one) => draw(version, bits, one));
  return drawn.reduce((best, next) => (unrest(next) < unrest(best) ? next : best));
}

function interleaved(data: number[], version: number): boolean[] {
  const [total, correction, count] = SIZES[version - 1]!;
  const blocks = split(padded(data, total - correction * count), count);
  const checks = blocks.map((block) => remainder(block, correction));
  const columns = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat();
  return [...columns(blocks), ...columns(checks)].flatMap((byte) => bitsOf(byte, 8));
}

function padded(data: number[], capacity: number): number[] {
  // Mode 0100, length in eight bits, the bytes, and four bits of end: everything shifted by half a byte.
  const nibbles = [4, ...[data.length, ...data].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const bytes = Array.from({ length: nibbles.length / 2 }, (_, at) => (nibbles[2 * at]! << 4) | nibbles[2 * at + 1]!);
  while (bytes.length < capacity) bytes.push((bytes.length - data.length) % 2 === 0 ? 0xec : 0x11);
  return bytes;
}

/** Earlier blocks are the shorter ones. */
function split(bytes: number[], count: number): number[][] {
  const short = Math.floor(bytes.length / count);
  const longer = bytes.length % count;
  let at = 0;
  return Array.from({ length: count }, (_, block) => bytes.slice(at, (at += short + (block >= count - longer ? 1 : 0))));
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ (product >> 7 ? 0x11d : 0) ^ ((other >> bit) & 1 ? one : 0);
  return product;
}

/** Reed–Solomon: what is left when the message is divided by the generator. */
function remainder(block: number[], degree: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2))
    generator = [...generator, 0].map((factor, at) => factor ^ times(at > 0 ? generator[at - 1]! : 0, root));
  const rest: number[] = Array(degree).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    rest.forEach((value, at) => (rest[at] = value ^ times(generator[at + 1]!, factor)));
  }
  return rest;
}

function bitsOf(value: number, length: number): boolean[] {
  return Array.from({ length }, (_, at) => ((value >> (length - 1 - at)) & 1) === 1);
}

function draw(version: number, bits: boolean[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (row: number, column: number, dark: boolean): void => void (grid[row]![column] = dark);
  drawFixed(size, version, set, (row, column) => grid[row]?.[column] !== undefined);
  drawFormat(size, mask, set);
  if (version >= 7) drawVersion(size, version, set);
  let at = 0;
  for (const [row, column] of snake(size))
    if (grid[row]![column] === undefined) set(row, column, (bits[at++] ?? false) !== MASKS[mask]!(row, column));
  return grid as boolean[][];
}

type Setter = (row: number, column: number, dark: boolean) => void;

function drawFixed(size: number, version: number, set: Setter, taken: (row: number, column: number) => boolean): void {
  for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]] as const)
    for (let row = -1; row <= 7; row++)
      for (let column = -1; column <= 7; column++) {
        const [y, x] = [top + row, left + column];
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        if (y >= 0 && x >= 0 && y < size && x < size) set(y, x, ring !== 2 && ring !== 4);
      }
  for (let at = 8; at < size - 8; at++) for (const [row, column] of [[6, at], [at, 6]] as const) set(row, column, at % 2 === 0);
  for (const top of ALIGNMENT[version - 1]!)
    for (const left of ALIGNMENT[version - 1]!) {
      if (taken(top, left) && top !== 6 && left !== 6) continue;
      if ((top === 6 && (left === 6 || left === size - 7)) || (left === 6 && top === size - 7)) continue;
      for (let row = -2; row <= 2; row++)
        for (let column = -2; column <= 2; column++) set(top + row, left + column, Math.max(Math.abs(row), Math.abs(column)) !== 1);
    }
}

function drawFormat(size: number, mask: number, set: Setter): void {
  let code = mask << 10; // Level M is 00.
  for (let bit = 14; bit >= 10; bit--) if ((code >> bit) & 1) code ^= 0x537 << (bit - 10);
  const bits = bitsOf(((mask << 10) | code) ^ 0x5412, 15);
  bits.forEach((dark, at) => {
    set(8, at < 6 ? at : at < 7 ? 7 : size - 15 + at, dark);
    set(at < 7 ? size - 1 - at : at < 9 ? 15 - at : 14 - at, 8, dark);
  });
  set(size - 8, 8, true);
}

function drawVersion(size: number, version: number, set: Setter): void {
  let code = version << 12;
  for (let bit = 17; bit >= 12; bit--) if ((code >> bit) & 1) code ^= 0x1f25 << (bit - 12);
  const bits = bitsOf((version << 12) | code, 18).toReversed();
  bits.forEach((dark, at) => {
    set(Math.floor(at / 3), size - 11 + (at % 3), dark);
    set(size - 11 + (at % 3), Math.floor(at / 3), dark);
  });
}

/** The order in which data fills the square: up and down in pairs of columns, from the right. */
function* snake(size: number): Generator<[row: number, column: number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) for (const column of [right, right - 1]) yield [up ? size - 1 - step : step, column];
    up = !up;
  }
}

/** How much the picture may confuse a camera: long runs and imbalance (a short form of the standard's penalties). */
function unrest(grid: boolean[][]): number {
  const runs = (line: boolean[]): number =>
    [...line.map((dark) => (dark ? "1" : "0")).join("").matchAll(/0{5,}|1{5,}|1011101/g)].reduce((sum, [run]) => sum + run.length, 0);
  const columns = grid.map((_, at) => grid.map((row) => row[at]!));
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return [...grid, ...columns].reduce((sum, line) => sum + runs(line), 0) + Math.abs(dark - 0.5) * 200;
}
