import type { Colour, StackView } from "../../../shared/api/messages";
import { rowLayout } from "../../../shared/game/row-layout";
import { cross, pass, step, type Board, type Script } from "./script";

const YOU = 0;
const THEY = 1;
const ROWS = rowLayout(12);

type Pawns = [number: number, seat: number, height?: number][];

function board(rows: Partial<Record<Colour, Pawns>>): Board {
  const stacks = ({ colour, numbers }: (typeof ROWS)[number]): StackView[] =>
    (rows[colour] ?? []).map(([number, seat, height = 1]) => ({ cell: numbers.indexOf(number), seat, height }));
  return Object.fromEntries(ROWS.map((row) => [row.colour, stacks(row)])) as Board;
}

export const script: Script = {
  variant: "duel",
  layout: ROWS,
  lucky: null,
  steps: [
    step("place", {
      white: [2, 4],
      board: board({}),
      options: [cross("red", 6), cross("yellow", 6), cross("green", 6), cross("blue", 6)],
      right: ["red 6", "yellow 6", "green 6", "blue 6"],
    }),
    step("order", {
      white: [1, 3],
      board: board({ red: [[5, YOU]], yellow: [[6, THEY]], blue: [[9, YOU]] }),
      options: [cross("red", 4), cross("yellow", 4), cross("blue", 4)],
      right: ["yellow 4", "blue 4"],
    }),
    step("knock", {
      white: [3, 4],
      board: board({ red: [[3, YOU], [7, THEY]], yellow: [[4, YOU]], green: [[11, THEY]], blue: [[9, YOU]] }),
      options: [cross("red", 7, { knocksOff: true }), cross("yellow", 7), cross("green", 7)],
      right: ["red 7"],
    }),
    step("blocked", {
      white: [2, 3],
      colours: [{ colour: "red", face: 3 }],
      board: board({ red: [[3, YOU], [5, THEY], [8, THEY]], yellow: [[4, YOU]], green: [[11, THEY]], blue: [[9, YOU]] }),
      options: [cross("red", 5), cross("red", 6)],
      right: ["red 6"],
    }),
    step("stack", {
      white: [4, 4],
      board: board({ red: [[3, YOU], [5, THEY]], yellow: [[4, YOU]], green: [[11, THEY], [8, YOU]], blue: [[9, YOU]] }),
      options: [cross("red", 8), cross("yellow", 8), cross("green", 8, { stacks: true })],
      right: ["green 8"],
    }),
    step("stays", {
      white: [1, 2],
      colours: [{ colour: "blue", face: 3 }],
      board: board({ red: [[3, YOU], [5, THEY]], green: [[11, THEY], [8, YOU, 2]], blue: [[9, YOU], [5, THEY, 2]] }),
      options: [cross("blue", 5), cross("blue", 4)],
      right: ["blue 4"],
    }),
    step("missed", {
      white: [1, 1],
      colours: [{ colour: "red", face: 1 }, { colour: "yellow", face: 2 }, { colour: "green", face: 6 }, { colour: "blue", face: 5 }],
      board: board({ red: [[3, YOU], [5, THEY]], yellow: [[4, YOU]], green: [[8, YOU, 2], [6, YOU]], blue: [[5, THEY, 2], [4, YOU]] }),
      options: [pass(true)],
      right: ["pass"],
    }),
    step("closing", {
      white: [6, 6],
      board: board({ red: [[3, YOU], [5, THEY]], yellow: [[3, YOU], [5, YOU], [6, THEY], [7, YOU, 2], [10, YOU]], green: [[8, YOU, 2]] }),
      options: [cross("red", 12), cross("yellow", 12, { closes: true })],
      right: ["yellow 12"],
    }),
    step("score", {
      board: board({ red: [[3, YOU], [5, THEY]], green: [[11, YOU], [9, YOU], [8, THEY], [7, YOU], [5, YOU, 2]] }),
      answers: [10, 15, 20],
      right: ["15"],
    }),
  ],
};
