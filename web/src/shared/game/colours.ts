// The rows' colours and their symbols. Colour alone never carries information.
import type { Colour } from "../api/messages";

export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue"];
/** One colour per seat, in the order of the seats. */
export const SEAT_COLOURS = [...COLOURS, "violet"] as const;

export const SYMBOLS: Record<Colour, string> = { red: "▲", yellow: "●", green: "■", blue: "◆" };
