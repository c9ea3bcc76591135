// What the games look like on paper, for setting up positions before the server has said anything. Whether a position can be
// played on, and what is legal in it, only the server knows.
import { rowLayout } from "../../../shared/game/row-layout";
import type { Colour, RowLayout, VariantName } from "../../../shared/api/messages";

export interface GamePaper {
  layout: RowLayout[];
  sides: number;
  seats: [least: number, most: number];
  /** How many of a row's last cells belong to the lock: they are crossed together with it. */
  closing: number;
  /** The pairs printed on the sheets of Longo. */
  lucky: [number, number][];
}

export const GAMES: Record<VariantName, GamePaper> = {
  classic: { layout: rowLayout(12), sides: 6, seats: [1, 5], closing: 1, lucky: [] },
  longo: { layout: rowLayout(16), sides: 8, seats: [1, 5], closing: 2, lucky: [[5, 8], [6, 11], [7, 12], [10, 13], [4, 9]] },
  duel: { layout: rowLayout(12), sides: 6, seats: [2, 2], closing: 1, lucky: [] },
};

export function numbersOf(variant: VariantName, colour: Colour): number[] {
  return GAMES[variant].layout.find((row) => row.colour === colour)?.numbers ?? [];
}
