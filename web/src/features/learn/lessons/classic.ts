import { rowLayout } from "../../../shared/game/row-layout";
import { cross, pass, sheet, step, type Script } from "./script";

export const script: Script = {
  variant: "classic",
  layout: rowLayout(12),
  lucky: null,
  steps: [
    step("white", {
      white: [3, 4],
      options: [
        cross("red", 7, { gain: 1, skipped: [2, 3, 4, 5, 6] }),
        cross("yellow", 7, { gain: 1, skipped: [2, 3, 4, 5, 6] }),
        cross("green", 7, { gain: 1, skipped: [12, 11, 10, 9, 8] }),
        cross("blue", 7, { gain: 1, skipped: [12, 11, 10, 9, 8] }),
      ],
      right: ["red 7", "yellow 7", "green 7", "blue 7"],
    }),
    step("order", {
      white: [2, 3],
      sheet: sheet({ red: [3, 6], yellow: [4] }, [3, 1, 0, 0]),
      options: [cross("red", 5), cross("yellow", 5, { gain: 2 })],
      right: ["yellow 5"],
    }),
    step("skip", {
      white: [5, 4],
      sheet: sheet({ red: [3, 6], yellow: [4, 5], green: [11], blue: [10] }, [3, 3, 1, 1]),
      options: [
        cross("red", 9, { gain: 3, skipped: [7, 8] }),
        cross("yellow", 9, { gain: 3, skipped: [6, 7, 8] }),
        cross("green", 9, { gain: 2, skipped: [10] }),
        cross("blue", 9, { gain: 2 }),
      ],
      right: ["blue 9"],
    }),
    step("pass", {
      white: [5, 6],
      sheet: sheet({ red: [3, 6], yellow: [4, 5], green: [11], blue: [10, 9] }, [3, 3, 1, 3]),
      options: [
        cross("red", 11, { gain: 3, skipped: [7, 8, 9, 10] }),
        cross("yellow", 11, { gain: 3, skipped: [6, 7, 8, 9, 10] }),
        pass(),
      ],
      right: ["pass"],
    }),
    step("colour", {
      white: [2, 5],
      colours: [{ colour: "red", face: 4 }, { colour: "yellow", face: 3 }, { colour: "green", face: 5 }, { colour: "blue", face: 3 }],
      sheet: sheet({ red: [3, 6], yellow: [4, 5], green: [11], blue: [10, 9] }, [3, 3, 1, 3]),
      options: [
        cross("red", 9, { gain: 3, skipped: [7, 8] }),
        cross("yellow", 8, { gain: 3, skipped: [6, 7] }),
        cross("green", 10, { gain: 2 }),
        cross("blue", 8, { gain: 3 }),
      ],
      right: ["green 10", "blue 8"],
    }),
    step("penalty", {
      white: [6, 6],
      colours: [{ colour: "red", face: 2 }, { colour: "yellow", face: 4 }, { colour: "green", face: 3 }, { colour: "blue", face: 2 }],
      sheet: sheet({ red: [3, 6, 9, 10], yellow: [4, 5, 8, 11], green: [11, 10, 6, 4], blue: [10, 9, 7, 5] }, [10, 10, 10, 10]),
      options: [pass(true)],
      right: ["pass"],
    }),
    step("closing", {
      white: [6, 6],
      sheet: sheet({ red: [3, 6, 9, 10, 11], yellow: [4, 5, 8, 11], green: [11, 10, 6, 4], blue: [10, 9, 7, 5] }, [15, 10, 10, 10], 1),
      options: [cross("red", 12, { gain: 13, closes: true }), cross("yellow", 12)],
      right: ["red 12"],
    }),
    step("score", {
      sheet: sheet(
        { red: [3, 6, 7, 10], yellow: [4, 5, 8], green: [12, 11, 9, 8, 6, 2, "lock"], blue: [11, 10, 9, 7, 6, 5, 4, 3] },
        [10, 6, 28, 36], 2,
      ),
      closed: ["green"],
      answers: [4, 8, 10],
      right: ["10"],
    }),
  ],
};
