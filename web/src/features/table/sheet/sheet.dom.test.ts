import { render, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { View } from "../../../shared/api/messages";
import { crosses, decisionsOf, fixture, named, text } from "../components.kit";
import Sheet from "./Sheet.svelte";

function propsOf(view: View, seat = 0) {
  const game = view.game!;
  const hand = view.hands.find((one) => one.seat === seat);
  return {
    layout: view.layout,
    sheet: game.sheets[seat]!,
    closed: game.closed,
    options: hand?.options ?? [],
    chosen: hand?.chosen ?? null,
    lucky: game.lucky[seat] ?? null,
    onchoose: vi.fn<(move: string) => void>(),
  };
}

const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".sheet button")];
const nameOf = (button: HTMLElement): string => text(button.getAttribute("aria-label"));

describe.each(["classic-natural-2", "longo-natural-4"] as const)("a sheet during %s", (game) => {
  const decisions = decisionsOf(game);

  it("has a button for every cell that can be crossed off, and for no other", async () => {
    const { rerender } = render(Sheet, propsOf(decisions[0]!.view, decisions[0]!.hand.seat));
    for (const { view, hand } of decisions) {
      await rerender(propsOf(view, hand.seat));
      const cells = crosses(hand.options).map(({ colour, number }) => `${colour} ${number}, may be crossed off`);
      expect(buttons().map(nameOf).toSorted()).toEqual([...new Set(cells)].toSorted());
    }
  });

  it("marks exactly the numbers that the server says are crossed off", async () => {
    const { rerender, container } = render(Sheet, propsOf(decisions[0]!.view, decisions[0]!.hand.seat));
    for (const { view, hand } of decisions) {
      const props = propsOf(view, hand.seat);
      await rerender(props);
      const marked = [...container.querySelectorAll<HTMLElement>(".crossed")].map(({ dataset }) => dataset.testid);
      const rows = Object.entries(props.sheet.rows);
      const expected = rows.flatMap(([colour, row]) =>
        row.filter((mark) => mark !== "lock").map((n) => `cell-${colour}-${n}`),
      );
      expect(marked.toSorted()).toEqual(expected.toSorted());
    }
  });
});

describe("a cell of a sheet", () => {
  it("sends its move when it is tapped", async () => {
    const props = propsOf(fixture("classic"));
    render(Sheet, props);
    await userEvent.click(screen.getByRole("button", { name: named("blue 9, may be crossed off") }));
    expect(props.onchoose.mock.calls).toEqual([["blue 9"]]);
  });

  it("sends a lucky cross as such, and shows that it is one", async () => {
    const props = propsOf(fixture("longo"));
    render(Sheet, props);
    const cell = screen.getByTestId("cell-green-16");
    expect(cell.textContent).toContain("✦");
    await userEvent.click(within(cell).getByRole("button"));
    expect(props.onchoose.mock.calls).toEqual([["green 16 lucky"]]);
  });

  it("says whether it is crossed off, lost or free", () => {
    render(Sheet, propsOf(fixture("classic")));
    for (const name of ["red 5, crossed off", "red 6, lost", "red 10, free"]) {
      expect(screen.getByRole("img", { name: named(name) })).toBeTruthy();
    }
  });

  it("is pressed once it is chosen, and only then", () => {
    render(Sheet, propsOf(fixture("chosen")));
    const pressed = screen.getAllByRole("button", { pressed: true });
    expect(pressed.map(nameOf)).toEqual(["red 9, chosen"]);
    expect(screen.getAllByRole("button", { pressed: false }).map(nameOf)).toEqual(["blue 9, may be crossed off"]);
  });

  it("is no button on a sheet that one only looks at", () => {
    render(Sheet, { ...propsOf(fixture("classic")), onchoose: undefined });
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("img", { name: named("red 9, may be crossed off") })).toBeTruthy();
  });

  it("carries the coach's note in its name", () => {
    render(Sheet, { ...propsOf(fixture("classic")), notes: { "red 9": "best" } });
    expect(screen.getByRole("button", { name: named("red 9, may be crossed off, best") })).toBeTruthy();
  });

  it("stays the same element when it is crossed off, so that the cross can be drawn", async () => {
    const before = propsOf(fixture("classic"));
    const { rerender } = render(Sheet, before);
    const cell = screen.getByTestId("cell-red-9");
    expect(screen.getByTestId("cell-red-7").querySelector(".new")).toBeNull();
    const rows = { ...before.sheet.rows, red: [...before.sheet.rows.red, 9] };
    await rerender({ ...before, sheet: { ...before.sheet, rows }, options: [] });
    expect(screen.getByTestId("cell-red-9")).toBe(cell);
    expect(cell.querySelector("svg.new")).not.toBeNull();
  });
});

describe("a row of a sheet", () => {
  it("says how many crosses it has and what they are worth", () => {
    render(Sheet, propsOf(fixture("classic")));
    expect(screen.getByRole("group", { name: named("yellow: 6 crosses, 21 points") })).toBeTruthy();
    expect(screen.getByRole("group", { name: named("blue: 1 cross, 1 point") })).toBeTruthy();
  });

  it("says whether its lock is open, closed, or closed with one's own cross", () => {
    render(Sheet, propsOf(fixture("over"), 1));
    for (const name of ["red lock, closed, with your cross", "blue lock, closed", "green lock, open"]) {
      expect(screen.getByRole("img", { name: named(name) })).toBeTruthy();
    }
  });

  it("loses its free numbers when somebody else closes it", () => {
    const view = fixture("classic");
    render(Sheet, { ...propsOf(view), closed: ["blue"], options: [] });
    expect(screen.getByRole("img", { name: named("blue 2, lost") })).toBeTruthy();
    expect(screen.getByRole("img", { name: named("red 10, free") })).toBeTruthy();
  });
});

describe("the foot of a sheet", () => {
  it("counts penalties and adds up the rows", () => {
    render(Sheet, propsOf(fixture("classic")));
    expect(screen.getByRole("img", { name: named("Penalties: 1 of 4") })).toBeTruthy();
    expect(screen.getByRole("img", { name: named("3 + 21 + 10 + 1 − 5 = 30") })).toBeTruthy();
  });

  it("names the lucky numbers in Longo, and none in Classic", () => {
    const { unmount } = render(Sheet, propsOf(fixture("longo")));
    expect(text(document.body.textContent)).toContain("lucky 6 and 11");
    unmount();
    render(Sheet, propsOf(fixture("classic")));
    expect(text(document.body.textContent)).not.toContain("lucky");
  });
});
