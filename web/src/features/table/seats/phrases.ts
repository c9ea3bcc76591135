// Quick phrases instead of a chat, so that everybody reads them in their own language.
import type { Phrase } from "../../../shared/api/messages";

export const PHRASES: Record<Phrase, string> = {
  hello: "👋",
  "good-luck": "🍀",
  nice: "👏",
  ouch: "😖",
  hurry: "⏳",
  thanks: "🙏",
  "well-played": "🏆",
  again: "🔁",
  wow: "😮",
  laugh: "😄",
};
