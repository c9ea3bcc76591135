// The sections of the rules in reading order, as in src/lucchetto/messages/rules_text.py. A test compares the two.
import type { VariantName } from "../../shared/api/messages";

export const RULES_SECTIONS: Record<VariantName, readonly string[]> = {
  classic: [
    "goal",
    "sheet",
    "turn",
    "white",
    "together",
    "colour",
    "penalty",
    "closing",
    "example",
    "end",
    "score",
    "solitaire",
  ],
  longo: ["goal", "sheet", "closing", "lucky", "lucky-details", "example", "score", "end"],
  duel: ["goal", "board", "turn", "placing", "front", "stack", "closing", "missed", "example", "end", "score"],
};
