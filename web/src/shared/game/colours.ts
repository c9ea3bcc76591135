// The rows' colours and their symbols. Colour alone never carries information.
import type { Colour } from "../api/messages";

export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue"];

export const SYMBOLS: Record<Colour, string> = { red: "▲", yellow: "●", green: "■", blue: "◆" };
