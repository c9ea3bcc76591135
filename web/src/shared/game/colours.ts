// Colours never stand alone: each row has a symbol (and its band a pattern) besides.
import type { Colour } from "../api/messages";

export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue"];

export const SYMBOLS: Record<Colour, string> = { red: "▲", yellow: "●", green: "■", blue: "◆" };
