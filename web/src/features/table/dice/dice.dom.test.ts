import { render, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Colour, View } from "../../../shared/api/messages";
import { StaticTable } from "../../../dev/static-table.svelte";
import { fixture, named, text, viewsOf } from "../components.kit";
import DiceTray from "./DiceTray.svelte";
import Die from "./Die.svelte";
import RealDiceInput from "./RealDiceInput.svelte";

function trayOf(view: View, more: Partial<NonNullable<View["game"]>> = {}) {
  return { game: { ...view.game!, ...more }, owner: "Your turn", sides: view.sides, rolling: false };
}

const names = (): string[] =>
  [...document.querySelectorAll("[role=img]")].map((die) => text(die.getAttribute("aria-label")));

describe("the dice", () => {
  it("say their colour and face, and the white sum", () => {
    render(DiceTray, trayOf(fixture("classic")));
    expect(names()).toEqual(["white 5", "white 4", "red 3", "yellow 2", "green 6", "blue 1"]);
    expect(text(screen.getByTestId("dice").textContent)).toContain("White sum 9");
    expect(text(screen.getByTestId("turn").textContent)).toBe("Your turn");
  });

  it.each(["classic-natural-2", "longo-natural-4", "duel-natural-2"] as const)(
    "are those of the server in %s",
    async (game) => {
      const rolled = viewsOf(game).filter((view) => view.game!.dice);
      const { rerender } = render(DiceTray, trayOf(rolled[0]!));
      for (const view of rolled) {
        await rerender(trayOf(view));
        const { white, colours } = view.game!.dice!;
        const shown = names().map((name) => name.split(",")[0]);
        expect(shown).toEqual([
          ...white.map((face) => `white ${face}`),
          ...colours.map(({ colour, face }) => `${colour} ${face}`),
        ]);
        expect(screen.getByTestId("white-sum").textContent).toBe(String(white[0] + white[1]));
      }
    },
  );

  it("say when they are out of the game", () => {
    render(DiceTray, trayOf(fixture("classic"), { closed: ["yellow"] }));
    const out = screen.getByRole("img", { name: named("yellow 2, out of the game") });
    expect(out.querySelector(".strike")).not.toBeNull();
    expect(text(out.getAttribute("title"))).toBe("yellow 2, out of the game");
    expect(document.querySelectorAll(".strike")).toHaveLength(1);
  });

  it("land one after the other", () => {
    render(DiceTray, { ...trayOf(fixture("classic")), rolling: true });
    const places = screen.getAllByRole("img").map((die) => die.style.getPropertyValue("--place"));
    expect(places).toEqual(["0", "1", "2", "3", "4", "5"]);
    expect(document.querySelectorAll(".die.rolling")).toHaveLength(6);
  });

  it("are awaited by name before they are rolled", () => {
    render(DiceTray, { ...trayOf(fixture("classic"), { dice: null }), owner: "Waiting for Mara’s dice" });
    expect(screen.queryAllByRole("img")).toEqual([]);
    expect(text(screen.getByTestId("turn").textContent)).toBe("Waiting for Mara’s dice");
  });
});

describe("a die", () => {
  it.each([1, 2, 3, 4, 5, 6])("with six sides shows %i as pips", (face) => {
    render(Die, { face });
    expect(document.querySelectorAll("circle")).toHaveLength(face);
    expect(document.querySelector("text")).toBeNull();
  });

  it.each([1, 4, 8])("with eight sides shows %i as a numeral", (face) => {
    render(Die, { face, sides: 8, colour: "green" });
    expect(document.querySelector("text")?.textContent).toBe(String(face));
    expect(document.querySelectorAll("circle")).toHaveLength(0);
  });

  it("is told apart by a symbol, not only by its colour", () => {
    const symbols = (["red", "yellow", "green", "blue"] as const).map((colour) => {
      const { container, unmount } = render(Die, { face: 1, colour });
      const symbol = text(container.querySelector(".symbol")?.textContent);
      unmount();
      return symbol;
    });
    expect(new Set(symbols).size).toBe(4);
  });
});

describe("real dice", () => {
  /** A table whose server answers at once that these dice are needed. */
  function inputOf(view = fixture("real"), colours: Colour[] = ["red", "yellow", "blue"]) {
    const send = vi.fn<(message: object) => void>();
    const table = new StaticTable(view);
    table.send = send;
    table.need = (white) => {
      table.needed = { type: "needed", id: "", white, colours };
    };
    render(RealDiceInput, { table, view, game: view.game! });
    return send;
  }
  const tap = (die: string, face: number): Promise<void> =>
    userEvent.click(
      within(screen.getByRole("group", { name: named(die) })).getByRole("button", { name: String(face) }),
    );

  it("ask for every die that is still in the game", () => {
    inputOf();
    const groups = screen.getAllByRole("group").map((group) => text(group.getAttribute("aria-label")));
    expect(groups).toEqual(["white 1", "white 2", "red", "yellow", "blue"]);
    expect(screen.getAllByRole("button", { name: "6" })).toHaveLength(5);
  });

  it("have eight sides in Longo", () => {
    const longo = fixture("longo");
    inputOf({ ...longo, game: { ...longo.game!, phase: "roll", dice: null } });
    expect(screen.getAllByRole("button", { name: "8" })).toHaveLength(6);
  });

  it("are sent with the last tap, without those that nobody can use", async () => {
    const send = inputOf(fixture("real"), ["red", "blue"]);
    await tap("white 1", 3);
    await tap("red", 6);
    await tap("white 2", 4);
    expect(
      within(screen.getByRole("group", { name: named("yellow") })).getAllByRole<HTMLButtonElement>("button")[0]
        ?.disabled,
    ).toBe(true);
    expect(send).not.toHaveBeenCalled();
    await tap("blue", 5);
    expect(send.mock.calls).toEqual([[{ type: "roll", step: fixture("real").step, white: [3, 4], red: 6, blue: 5 }]]);
  });
});
