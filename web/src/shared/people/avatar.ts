import type { Colour } from "../api/messages";
import { COLOURS } from "../game/colours";

/** The colour of an avatar, which depends only on the name. */
export function avatarColour(name: string): Colour {
  const sum = [...name].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 65521, 7);
  return COLOURS[sum % COLOURS.length] ?? "red";
}
