import type { RowLayout } from "../api/messages";
import { COLOURS } from "./colours";

/** The rows of a sheet from 2 to `highest`: red and yellow ascend, green and blue descend. */
export function rowLayout(highest: number): RowLayout[] {
  const up = Array.from({ length: highest - 1 }, (_, step) => step + 2);
  return COLOURS.map((colour) => ({ colour, numbers: colour === "red" || colour === "yellow" ? up : up.toReversed() }));
}
