import { describe, expect, it } from "vitest";
import type { Square } from "../../../shared/api/messages";
import { shareText, squareText } from "./share-text";

describe("the share text", () => {
  const squares: Square[] = ["perfect", "good", "inaccuracy", "mistake", "blunder"];

  it("has a square for every turn, ten a line", () => {
    expect(squareText(squares)).toBe("🟩🟨🟧🟥⬛");
    expect(squareText(Array.from({ length: 23 }, () => "perfect"))).toBe(
      [10, 10, 3].map((count) => "🟩".repeat(count)).join("\n"),
    );
  });

  it("carries no invisible marks and ends with the address", () => {
    expect(shareText("Lucchetto \u2068104\u2069", squares, "https://example.org/daily")).toBe(
      "Lucchetto 104\n🟩🟨🟧🟥⬛\nhttps://example.org/daily",
    );
  });

  it("does without squares while they are being worked out", () => {
    expect(shareText("Lucchetto", [], "https://example.org/daily")).toBe("Lucchetto\nhttps://example.org/daily");
  });
});
