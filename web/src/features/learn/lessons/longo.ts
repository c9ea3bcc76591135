import { rowLayout } from "../../../shared/game/row-layout";
import { cross, sheet, step, type Script } from "./script";

export const script: Script = {
  variant: "longo",
  layout: rowLayout(16),
  lucky: [6, 11],
  steps: [
    step("white", {
      white: [8, 5],
      options: [
        cross("red", 13, { gain: 1, skipped: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }),
        cross("yellow", 13, { gain: 1, skipped: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }),
        cross("green", 13, { gain: 1, skipped: [16, 15, 14] }),
        cross("blue", 13, { gain: 1, skipped: [16, 15, 14] }),
      ],
      right: ["green 13", "blue 13"],
    }),
    step("lucky", {
      white: [2, 4],
      sheet: sheet({ red: [2, 4], yellow: [3], blue: [15, 13] }, [3, 1, 0, 3]),
      options: [
        cross("red", 6, { gain: 3, skipped: [5] }),
        cross("yellow", 6, { gain: 2, skipped: [4, 5] }),
        cross("green", 16, { gain: 1, lucky: true }),
      ],
      right: ["green 16 lucky"],
    }),
    step("fewest", {
      white: [3, 8],
      sheet: sheet({ red: [2, 4, 7], yellow: [3, 5], green: [16], blue: [15] }, [6, 3, 1, 1]),
      options: [
        cross("red", 8, { lucky: true }),
        cross("yellow", 6, { lucky: true }),
        cross("green", 15, { gain: 2, lucky: true }),
        cross("blue", 14, { gain: 2, lucky: true }),
      ],
      right: ["green 15 lucky", "blue 14 lucky"],
    }),
    step("six", {
      white: [7, 8],
      sheet: sheet({ red: [2, 4, 7, 8, 10, 12], yellow: [3, 5, 6, 9, 11], green: [16, 15], blue: [15, 14] }, [21, 15, 3, 3]),
      options: [cross("red", 15, { gain: 15, skipped: [13, 14], closes: true }), cross("yellow", 15)],
      right: ["red 15"],
    }),
    step("either", {
      white: [1, 2],
      colours: [{ colour: "yellow", face: 3 }, { colour: "green", face: 1 }, { colour: "blue", face: 6 }],
      sheet: sheet(
        { red: [2, 4, 7, 8, 10, 12, 15, "lock"], yellow: [3, 5, 6, 9, 11], green: [16, 15, 12, 10, 8, 7, 5], blue: [15, 14] },
        [36, 15, 28, 3],
      ),
      closed: ["red"],
      options: [
        cross("green", 3, { gain: 17, skipped: [4], closes: true }),
        cross("green", 2, { gain: 17, skipped: [4, 3], closes: true }),
      ],
      right: ["green 3", "green 2"],
    }),
    step("score", {
      sheet: sheet(
        { red: [2, 4, 7, 8, 10, 12, 15, "lock"], yellow: [3, 5, 6, 9, 11], green: [16, 15, 12, 10, 8, 7, 5, 3, "lock"], blue: [15, 14] },
        [36, 15, 45, 3],
      ),
      closed: ["red", "green"],
      answers: [12, 15, 16],
      right: ["15"],
    }),
  ],
};
