import { expect, it } from "vitest";
import { relativeTime } from "./relative-time";

it.each([
  [0, "now"],
  [59, "now"],
  [-5, "now"],
  [60, "1 minute ago"],
  [7300, "2 hours ago"],
  [90_000, "yesterday"],
  [400_000, "4 days ago"],
])("%i seconds are %s", (seconds, words) => expect(relativeTime(1_000_000 - seconds, "en", 1_000_000)).toBe(words));
