import { expect, it } from "vitest";
import { cleanCode } from "./join-code";

it("forgives small letters and spaces", () => expect(cleanCode(" k7 qm ")).toBe("K7QM"));
