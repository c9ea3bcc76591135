import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { qrCode } from "./qr";

// Made with segno, an independent implementation; full codes, since padding is where encoders may differ.
const KNOWN: [length: number, mask: number, version: number, hash: string][] = [
  [14, 6, 1, "c8649e406a34dffd"],
  [26, 2, 2, "5e80da7aec329f18"],
  [42, 2, 3, "61e27bf3f72adbfa"],
  [62, 6, 4, "474dd33fd9646927"],
  [84, 4, 5, "dab09feba1198a97"],
  [106, 2, 6, "add50156f4111e51"],
  [122, 2, 7, "28ee11ca9fa43dfd"],
  [152, 0, 8, "30299613ddcb50f5"],
  [180, 4, 9, "185471af7366f7a3"],
];

it.each(KNOWN)("%i letters with mask %i make the known picture of version %i", (length, mask, version, hash) => {
  const modules = qrCode("x".repeat(length), mask);
  expect(modules).toHaveLength(17 + 4 * version);
  const bits = modules?.flat().map(Number).join("") ?? "";
  expect(createHash("sha256").update(bits).digest("hex").slice(0, 16)).toBe(hash);
});

it("chooses a mask by itself", () => expect(qrCode("https://example.org/table/abc")).toHaveLength(33 - 4));

it("a text that does not fit makes no picture", () => expect(qrCode("x".repeat(181))).toBeNull());
