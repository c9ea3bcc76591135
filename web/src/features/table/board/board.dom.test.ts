import { fireEvent, render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { StackView, View } from "../../../shared/api/messages";
import { crosses, decisionsOf, fixture, named, text, viewsOf } from "../components.kit";
import Board from "./Board.svelte";

function propsOf(view: View, seat = 0) {
  const game = view.game!;
  const hand = view.hands.find((one) => one.seat === seat);
  return {
    layout: view.layout,
    game,
    board: game.board!,
    names: view.seats.map(({ name }) => name),
    seat,
    options: hand?.options ?? [],
    chosen: hand?.chosen ?? null,
    onchoose: vi.fn<(move: string) => void>(),
  };
}

/** The Duel's board after Ada has taken red 7, where Mara had a single pawn. */
function knockedOff(view: View) {
  const red: StackView[] = [...view.game!.board!.red.slice(0, -1), { cell: 5, seat: 0, height: 1 }];
  return { ...propsOf(view), board: { ...view.game!.board!, red } };
}

/** The accessible name of a cell, whether it is a button or not. */
function labelOf(cell: HTMLElement): string {
  return text(cell.getAttribute("aria-label") ?? cell.querySelector("button")?.getAttribute("aria-label"));
}

afterEach(() => vi.unstubAllGlobals());

describe("the board of the Duel", () => {
  const decisions = decisionsOf("duel-natural-2");

  it("has a button for every cell that can be used, and for no other, during a whole game", async () => {
    const { rerender } = render(Board, propsOf(decisions[0]!.view, decisions[0]!.hand.seat));
    for (const { view, hand } of decisions) {
      await rerender(propsOf(view, hand.seat));
      const found = [...document.querySelectorAll<HTMLElement>(".board .cell:has(button)")];
      const expected = crosses(hand.options).map(({ colour, number }) => `cell-${colour}-${number}`);
      expect(found.map(({ dataset }) => dataset.testid).toSorted()).toEqual(expected.toSorted());
    }
  });

  it("shows every stack of the server's view, with its owner and height", async () => {
    const views = viewsOf("duel-natural-2");
    const { rerender } = render(Board, propsOf(views[0]!));
    for (const view of views) {
      const props = propsOf(view);
      await rerender(props);
      const cells = new Map(
        [...document.querySelectorAll<HTMLElement>(".cell")].map((cell) => [cell.dataset.testid, cell]),
      );
      for (const { colour, numbers } of view.layout) {
        for (const { cell, seat, height } of props.board[colour].filter((stack) => stack.cell < numbers.length)) {
          const shown = cells.get(`cell-${colour}-${numbers[cell]}`)!;
          const owner = props.names[seat];
          const pawns = height > 1 ? `a stack of ${height} pawns of ${owner}` : `1 pawn of ${owner}`;
          expect(labelOf(shown)).toContain(pawns);
          expect(shown.querySelectorAll(".piece:not(.gone) svg.pawn")).toHaveLength(seat === 0 ? 1 : 0);
        }
      }
    }
  });

  it("sends the move of the cell that is tapped", async () => {
    const props = propsOf(fixture("duel"));
    render(Board, props);
    await userEvent.click(screen.getByRole("button", { name: named("yellow 7, may be used") }));
    expect(props.onchoose.mock.calls).toEqual([["yellow 7"]]);
  });

  it("says whose pawns stand where, and which is the front", () => {
    render(Board, propsOf(fixture("duel")));
    const names = [
      "red 3, behind your pawns, a stack of 2 pawns of Ada",
      "blue 10, not now, a stack of 3 pawns of Ada, front of the row",
    ];
    for (const name of names) expect(screen.getByRole("img", { name: named(name) })).toBeTruthy();
    expect(
      screen.getByRole("button", { name: named("red 7, may be used, 1 pawn of Mara, front of the row") }),
    ).toBeTruthy();
  });

  it("tells the players' pieces apart by their shape", () => {
    render(Board, propsOf(fixture("duel")));
    expect(screen.getByTestId("cell-red-2").querySelector("svg.pawn")).not.toBeNull();
    expect(screen.getByTestId("cell-red-4").querySelector("svg.tower")).not.toBeNull();
  });

  it("shows the pawn that is knocked off until it has jumped away", async () => {
    const view = fixture("duel");
    const { rerender } = render(Board, propsOf(view));
    const cell = screen.getByTestId("cell-red-7");
    expect(cell.querySelector(".gone")).toBeNull();
    await rerender(knockedOff(view));
    expect(cell.querySelector(".gone .tower")).not.toBeNull();
    expect(cell.querySelector(".piece:not(.gone) .pawn")).not.toBeNull();
    await fireEvent.animationEnd(cell.querySelector(".gone")!);
    expect(cell.querySelector(".gone")).toBeNull();
  });

  it("removes it at once for people who ask for less motion", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const view = fixture("duel");
    const { rerender } = render(Board, propsOf(view));
    await rerender(knockedOff(view));
    expect(screen.getByTestId("cell-red-7").querySelector(".gone")).toBeNull();
  });

  it("announces a closed row, and uses none of its cells", () => {
    const view = viewsOf("duel-natural-2").at(-1)!;
    expect(view.game!.closed).toEqual(["red"]);
    render(Board, propsOf(view));
    expect(screen.getByRole("img", { name: (name) => text(name).startsWith("red lock, closed") })).toBeTruthy();
    expect(screen.getByRole("img", { name: named("blue lock, open") })).toBeTruthy();
    expect(document.querySelectorAll(".band.red .cell.open, .band.red .cell.front")).toHaveLength(0);
  });

  it("counts missed throws, pawns left and points", () => {
    render(Board, propsOf(fixture("duel")));
    expect(screen.getByRole("img", { name: named("Missed throws: 3 of 4") })).toBeTruthy();
    const players = [...document.querySelectorAll(".player")].map(({ textContent }) => text(textContent));
    expect(players[0]).toContain("Ada 11 pawns left");
    expect(players[1]).toContain("Mara 14 pawns left");
    expect(players[1]).toMatch(/− 10 = 1$/);
  });
});
