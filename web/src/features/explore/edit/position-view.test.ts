import { expect, it } from "vitest";
import { rowOfProblem, seatOfProblem } from "./position-view";

it("finds the row and the seat of a problem", () => {
  expect(rowOfProblem({ colour: "red", seat: 1 })).toBe("red");
  expect(rowOfProblem({ found: 3 })).toBeNull();
  expect([seatOfProblem({ seat: 0 }), seatOfProblem({ seat: "?" }), seatOfProblem(undefined)]).toEqual([0, null, null]);
});
