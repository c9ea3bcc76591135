// The printed sheets and boards of each variant, needed to set up positions without the server. Only the server knows
// the rules: which positions are possible and which moves are legal.
import { rowLayout } from "../../../shared/game/row-layout";
import type { Colour, RowLayout, VariantName } from "../../../shared/api/messages";

export interface GameSpec {
  layout: RowLayout[];
  sides: number;
  seats: [least: number, most: number];
  /** Number of cells at the end of a row that are crossed off together with the lock. */
  closing: number;
  /** The pairs of lucky numbers printed on Longo's sheets. */
  lucky: [number, number][];
}

export const GAMES: Record<VariantName, GameSpec> = {
  classic: { layout: rowLayout(12), sides: 6, seats: [1, 5], closing: 1, lucky: [] },
  longo: {
    layout: rowLayout(16),
    sides: 8,
    seats: [1, 5],
    closing: 2,
    lucky: [
      [5, 8],
      [6, 11],
      [7, 12],
      [10, 13],
      [4, 9],
    ],
  },
  duel: { layout: rowLayout(12), sides: 6, seats: [2, 2], closing: 1, lucky: [] },
};

export function numbersOf(variant: VariantName, colour: Colour): number[] {
  return GAMES[variant].layout.find((row) => row.colour === colour)?.numbers ?? [];
}
