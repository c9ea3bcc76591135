// Links to positions in the explorer.
import type { Colour, GameView, VariantName } from "../../../shared/api/messages";
import { COLOURS } from "../../../shared/game/colours";
import { encode } from "./position-code";
import { tidy, type Position } from "./position";

export function linkOf(position: Position): string {
  return `/explore#${encode(position)}`;
}

/**
 * A link to the explorer for a game in phase white or colour in which `seat` decides; null in other
 * phases. `used` is the active player's move in action 1 of this turn, needed in phase colour.
 */
export function positionLink(
  variant: VariantName,
  game: GameView,
  seat: number,
  used: string | null = null,
): string | null {
  if ((game.phase !== "white" && game.phase !== "colour") || !game.dice) return null;
  const faces = Object.fromEntries(COLOURS.map((colour) => [colour, 1])) as Record<Colour, number>;
  for (const { colour, face } of game.dice.colours) faces[colour] = face;
  const locked = (colour: Colour): boolean => game.sheets.some(({ rows }) => rows[colour].includes("lock"));
  return linkOf(
    tidy({
      variant,
      faces,
      seat,
      sheets: game.sheets.map(({ rows, penalties }) => ({ rows, penalties })),
      white: game.dice.white,
      active: game.active,
      phase: game.phase,
      used: used === "pass" ? null : used,
      closed: game.closed.filter((colour) => !locked(colour)),
      lucky: game.lucky,
    }),
  );
}
