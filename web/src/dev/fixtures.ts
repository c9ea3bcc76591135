// Views of a table, for the development page and for tests.
import type {
  Colour,
  GameView,
  Hand,
  Option,
  PhaseView,
  SeatView,
  SheetView,
  StackView,
  View,
} from "../shared/api/messages";
import { COLOURS } from "../shared/game/colours";
import { rowLayout } from "../shared/game/row-layout";

type Rows = Partial<Record<Colour, (number | "lock")[]>>;

function sheet(rows: Rows, penalties = 0): SheetView {
  const full = { red: [], yellow: [], green: [], blue: [], ...rows };
  const worth = (n: number): number => (n * (n + 1)) / 2;
  const [red, yellow, green, blue] = COLOURS.map((colour) => worth(full[colour].length)) as [
    number,
    number,
    number,
    number,
  ];
  const points = { red, yellow, green, blue, penalties: -5 * penalties };
  return { rows: full, penalties, points, total: red + yellow + green + blue - 5 * penalties };
}

function seat(name: string, more: Partial<SeatView> = {}): SeatView {
  return {
    name,
    kind: "person",
    bot: null,
    character: null,
    strength: null,
    yours: false,
    host: false,
    present: true,
    deciding: false,
    away: false,
    ready: false,
    lucky: null,
    ...more,
  };
}

const bot = (name: string, more: Partial<SeatView> = {}): SeatView =>
  seat(name, { kind: "bot", bot: "casual", ...more });

function option(move: string, more: Partial<Option> = {}): Option {
  const [colour, number, lucky] = move.split(" ");
  const crossing = number !== undefined;
  return {
    move,
    colour: crossing ? (colour as Colour) : null,
    number: crossing ? Number(number) : null,
    lucky: lucky === "lucky",
    gain: crossing ? 3 : 0,
    skipped: [],
    closes: false,
    stacks: false,
    knocksOff: false,
    penalty: false,
    ...more,
  };
}

const dice = (one: number, other: number, ...faces: number[]): NonNullable<GameView["dice"]> => ({
  white: [one, other],
  colours: faces.map((face, i) => ({ colour: COLOURS[i] ?? "red", face })),
});

function phase(
  turn: number,
  kind: PhaseView["phase"],
  moves: Record<string, string>,
  more: Partial<PhaseView> = {},
): PhaseView {
  return {
    turn,
    phase: kind,
    active: 0,
    dice: dice(3, 4, 1, 2, 3, 4),
    moves,
    closed: [],
    penalty: null,
    knockedOff: false,
    late: [],
    ...more,
  };
}

function game(more: Partial<GameView>): GameView {
  return {
    turn: 7,
    phase: "white",
    active: 1,
    dice: dice(5, 4, 3, 2, 6, 1),
    closed: [],
    sheets: [],
    lucky: [],
    board: null,
    pawnsLeft: [],
    result: null,
    ...more,
  };
}

function table(more: Partial<View>): View {
  return {
    type: "view",
    table: "k7qm3x",
    code: "K7-QM",
    step: 40,
    status: "playing",
    settings: { variant: "classic", dice: "fair", timer: 30, listed: false },
    layout: rowLayout(12),
    sides: 6,
    seats: [],
    game: null,
    hands: [],
    history: [],
    secondsLeft: 24,
    proof: null,
    rematch: null,
    rematchBy: null,
    score: [],
    spectators: 0,
    standInSeconds: {},
    hints: false,
    hinted: false,
    daily: null,
    moreSeats: 0,
    asking: [],
    removed: false,
    offline: false,
    ...more,
  };
}

const MINE = sheet({ red: [5, 7], yellow: [2, 3, 6, 7, 8, 10], green: [12, 11, 9, 6], blue: [10] }, 1);
const MARA = sheet({ red: [2, 4, 5, 6, 8], yellow: [3, 5, 6], green: [12, 10], blue: [12, 11, 10, 9] });
const LEO = sheet({ red: [4], yellow: [2, 5], green: [12, 11, 10], blue: [11, 8] }, 1);
const WHITE_9: Hand = {
  seat: 0,
  options: [option("pass"), option("red 9", { skipped: [8], gain: 3 }), option("blue 9", { gain: 2 })],
  chosen: null,
};
const PAST = [
  phase(5, "white", { "0": "yellow 7", "1": "pass", "2": "red 4" }, { active: 2 }),
  phase(5, "colour", { "2": "green 10" }, { active: 2 }),
  phase(6, "white", { "0": "pass", "1": "blue 9", "2": "blue 8" }, { active: 0 }),
  phase(6, "colour", { "0": "pass" }, { active: 0, penalty: 0 }),
];
const THREE = [seat("Ada", { yours: true, host: true, deciding: true }), seat("Mara", { deciding: true }), seat("Leo")];

const classic = table({ seats: THREE, game: game({ sheets: [MINE, MARA, LEO] }), hands: [WHITE_9], history: PAST });
const chosen = {
  ...classic,
  hands: [{ ...WHITE_9, chosen: "red 9" }],
  seats: [seat("Ada", { yours: true, host: true }), ...THREE.slice(1)],
};
const stack = (cell: number, who: number, height = 1): StackView => ({ cell, seat: who, height });

const COLOUR_HAND: Hand = {
  seat: 0,
  options: [
    option("pass", { penalty: true, gain: -5 }),
    option("red 8", { gain: 3 }),
    option("red 9", { skipped: [8], gain: 3 }),
    option("yellow 12", { closes: true, skipped: [11], gain: 15 }),
    option("green 3", { skipped: [5, 4], gain: 5 }),
    option("green 2", { skipped: [5, 4, 3], closes: true, gain: 9 }),
    option("blue 6", { skipped: [9, 8, 7], gain: 2 }),
    option("blue 5", { skipped: [9, 8, 7, 6], gain: 2 }),
  ],
  chosen: null,
};

const longo = table({
  settings: { variant: "longo", dice: "fair", timer: 0, listed: false },
  layout: rowLayout(16),
  sides: 8,
  secondsLeft: null,
  seats: [seat("Ada", { yours: true, host: true, deciding: true }), bot("Casual", { deciding: true })],
  game: game({
    sheets: [sheet({ red: [5, 7], yellow: [2, 3, 6, 7, 8, 10], green: [], blue: [14, 10] }), LEO],
    dice: dice(8, 3, 7, 8, 2, 5),
    lucky: [
      [6, 11],
      [5, 8],
    ],
  }),
  hands: [
    {
      seat: 0,
      chosen: null,
      options: [
        option("pass"),
        option("red 11", { skipped: [8, 9, 10] }),
        option("yellow 11", { gain: 7 }),
        option("green 11", { skipped: [16, 15, 14, 13, 12], gain: 1 }),
        option("green 16 lucky", { gain: 1 }),
      ],
    },
  ],
  history: PAST.slice(0, 1),
});

const duel = table({
  settings: { variant: "duel", dice: "fair", timer: 0, listed: false },
  secondsLeft: null,
  seats: [seat("Ada", { yours: true, host: true, deciding: true }), seat("Mara")],
  game: game({
    active: 0,
    dice: dice(3, 4, 6, 2, 5, 1),
    pawnsLeft: [11, 14],
    sheets: [
      sheet({ red: [2, 3, 3, 5], yellow: [4], green: [12, 9], blue: [11, 10, 10, 10] }, 1),
      sheet({ red: [4, 7], yellow: [2, 6, 6], green: [11], blue: [12] }, 2),
    ],
    board: {
      red: [stack(0, 0), stack(1, 0, 2), stack(2, 1), stack(3, 0), stack(5, 1)],
      yellow: [stack(0, 1), stack(2, 0), stack(4, 1, 2)],
      green: [stack(0, 0), stack(1, 1), stack(3, 0)],
      blue: [stack(0, 1), stack(1, 0), stack(2, 0, 3)],
    },
  }),
  hands: [
    {
      seat: 0,
      chosen: null,
      options: [
        option("pass"),
        option("red 7", { knocksOff: true, skipped: [6], gain: 5 }),
        option("yellow 7", { skipped: [5, 6], gain: 2 }),
        option("green 7", { skipped: [8], gain: 3 }),
        option("blue 7", { skipped: [9, 8], gain: 5 }),
      ],
    },
  ],
  history: [
    phase(6, "white", { "1": "red 7" }, { active: 1, knockedOff: true }),
    phase(6, "colour", { "1": "pass" }, { active: 1 }),
  ],
});

const OVER = sheet({ red: [2, 4, 5, 6, 8, 12, "lock"], yellow: [3, 5, 6], green: [12, 10], blue: [12, 11, 10, 9] });
const over = table({
  status: "over",
  secondsLeft: null,
  seats: [seat("Ada", { yours: true, host: true }), seat("Mara"), seat("Leo"), bot("Casual"), seat("Annabella Maria")],
  game: game({
    phase: "over",
    dice: null,
    closed: ["red", "blue"],
    sheets: [MINE, OVER, LEO, LEO, sheet({ blue: [12, 10, 8, 7, 5, 2, "lock"] }, 2)],
    result: { reasons: ["rows"], winners: [1] },
  }),
  history: PAST,
  proof: {
    commitment: "00",
    nonces: ["", "", "", "", ""],
    stirred: [],
    secret: "00",
    scheme: "hmac-sha256-2",
    drawn: ["first"],
    spares: [],
  },
});

const waiting = table({
  status: "waiting",
  step: 3,
  secondsLeft: null,
  seats: [
    seat("Ada", { yours: true, host: true }),
    seat("Leo"),
    bot("Casual"),
    seat("", { kind: "open", present: false }),
    seat("", { kind: "closed", present: false }),
  ],
});

const together = table({
  seats: [
    seat("Ada", { yours: true, host: true, deciding: true }),
    seat("Bob", { yours: true, deciding: true }),
    seat("Cleo", { yours: true, deciding: true }),
  ],
  game: game({ sheets: [MINE, MARA, LEO] }),
  hands: [WHITE_9, { ...WHITE_9, seat: 1 }, { ...WHITE_9, seat: 2 }],
  history: PAST,
});

/** The view with as many choices as can occur: two per colour. */
function most(view: View, numbers: Record<Colour, [number, number]>, more: Partial<Option> = {}): View {
  const crosses = COLOURS.flatMap((colour) =>
    numbers[colour].map((number) => option(`${colour} ${number}`, { skipped: [7, 8, 9], gain: 12, ...more })),
  );
  const game = { ...view.game!, phase: "colour" as const, active: 0 };
  return {
    ...view,
    game,
    hands: [{ seat: 0, chosen: null, options: [option("pass", { penalty: true, gain: -5 }), ...crosses] }],
  };
}
const FAR: Record<Colour, [number, number]> = { red: [11, 12], yellow: [11, 12], green: [3, 2], blue: [3, 2] };
const FIVE = {
  ...classic,
  seats: [...THREE, bot("Casual", { deciding: true }), seat("Annabella Maria")],
  game: game({ sheets: [MINE, MARA, LEO, MARA, LEO] }),
};

export const FIXTURES: Record<string, View> = {
  most: most(FIVE, FAR, { closes: true }),
  mostlongo: most(longo, { ...FAR, red: [15, 16], yellow: [15, 16] }),
  mostduel: most(duel, FAR, { knocksOff: true }),
  classic,
  chosen,
  longo,
  duel,
  over,
  waiting,
  together,
  colour: {
    ...classic,
    seats: THREE.map((one, i) => ({ ...one, deciding: i === 0 })),
    game: game({ phase: "colour", active: 0, sheets: [MINE, MARA, LEO] }),
    hands: [COLOUR_HAND],
  },
  five: {
    ...classic,
    seats: [...THREE, bot("Casual", { deciding: true }), seat("Annabella Maria", { present: false })],
    game: game({ sheets: [MINE, MARA, LEO, MARA, LEO], closed: ["yellow"] }),
    spectators: 2,
  },
  onlypass: { ...classic, hands: [{ seat: 0, options: [option("pass")], chosen: null }] },
  penalty: {
    ...classic,
    game: game({ phase: "colour", active: 0, sheets: [MINE, MARA, LEO] }),
    hands: [{ seat: 0, options: [option("pass", { penalty: true, gain: -5 })], chosen: null }],
  },
  idle: {
    ...classic,
    hands: [],
    seats: [seat("Ada", { yours: true }), seat("Mara", { deciding: true }), seat("Leo")],
    game: game({ phase: "colour", sheets: [MINE, MARA, LEO] }),
  },
  spectator: {
    ...classic,
    hands: [],
    seats: [seat("Ada", { deciding: true }), seat("Mara", { deciding: true }), seat("Leo")],
  },
  real: {
    ...classic,
    secondsLeft: null,
    settings: { variant: "classic", dice: "real" },
    hands: [],
    seats: THREE.map((one) => ({ ...one, deciding: false })),
    game: game({ phase: "roll", active: 0, dice: null, closed: ["green"], sheets: [MINE, MARA, LEO] }),
  },
  join: { ...waiting, seats: [seat("Eva", { host: true }), seat("Leo"), seat("", { kind: "open", present: false })] },
  absent: {
    ...classic,
    seats: [...THREE.slice(0, 2), seat("Leo", { present: false, deciding: true })],
    standInSeconds: { "2": 23 },
  },
  standin: {
    ...classic,
    seats: [...THREE.slice(0, 2), seat("Leo", { present: false, deciding: true })],
    standInSeconds: { "2": 0 },
  },
  left: {
    ...classic,
    hands: [],
    spectators: 1,
    seats: THREE.map((one) => ({ ...one, yours: false, present: false })),
    standInSeconds: { "0": 0, "1": 0, "2": 12 },
  },
  away: { ...classic, hands: [], seats: [seat("Ada", { yours: true, away: true, deciding: true }), ...THREE.slice(1)] },
};
