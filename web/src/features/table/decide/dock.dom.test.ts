import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { View } from "../../../shared/api/messages";
import { decisionsOf, fixture, named, RecordingTable, text } from "../components.kit";
import { moveId } from "../sheet/sheet-cells";
import DecisionDock from "./DecisionDock.svelte";

function propsOf(view: View, seat = 0) {
  return {
    table: new RecordingTable(view),
    view,
    game: view.game!,
    seat,
    rolling: false,
    coach: null,
    notes: {},
    asked: null,
    onchoose: vi.fn<(move: string) => void>(),
    onconfirm: vi.fn<(move: string) => void>(),
    onback: vi.fn<() => void>(),
  };
}

function asking(name: string, move: string) {
  const props = propsOf(fixture(name));
  return { ...props, asked: props.view.hands[0]!.options.find((option) => option.move === move)! };
}

const ask = async (): Promise<string> => text((await screen.findByTestId("ask")).textContent);

describe("the choices in the dock", () => {
  it.each(["classic-natural-2", "longo-natural-4", "duel-natural-2"] as const)(
    "are all legal moves of %s",
    async (game) => {
      const decisions = decisionsOf(game).filter(({ hand }) => hand.options.length > 1);
      expect(decisions.length).toBeGreaterThan(10);
      const { rerender } = render(DecisionDock, propsOf(decisions[0]!.view, decisions[0]!.hand.seat));
      for (const { view, hand } of decisions) {
        await rerender(propsOf(view, hand.seat));
        const offered = [...document.querySelectorAll<HTMLElement>("[data-testid^=option-]")];
        const legal = hand.options.map(({ move }) => `option-${moveId(move)}`);
        expect(offered.map(({ dataset }) => dataset.testid).toSorted()).toEqual(legal.toSorted());
      }
    },
  );

  it("say what they gain, close and skip", () => {
    render(DecisionDock, propsOf(fixture("colour")));
    const name = text(screen.getByTestId("option-green-2").querySelector(".what")!.textContent);
    expect(name).toContain("Green 2");
    expect(name).toContain("closes the row · skips 5–3");
    const button = screen.getByRole("button", { name: (name) => /^Green 2 .*closes the row/.test(text(name)) });
    expect(button).toBe(screen.getByTestId("option-green-2"));
    expect(text(screen.getByTestId("option-pass").textContent)).toContain("Penalty: 5 points lost");
  });

  it("hand over the move that is tapped", async () => {
    const props = propsOf(fixture("classic"));
    render(DecisionDock, props);
    await userEvent.click(screen.getByTestId("option-blue-9"));
    await userEvent.click(screen.getByTestId("option-pass"));
    expect(props.onchoose.mock.calls).toEqual([["blue 9"], ["pass"]]);
  });

  it("can be made with the keyboard: by number, and 0 or P to pass", async () => {
    const props = propsOf(fixture("classic"));
    render(DecisionDock, props);
    await userEvent.keyboard("2019p");
    expect(props.onchoose.mock.calls).toEqual([["blue 9"], ["pass"], ["red 9"], ["pass"]]);
  });

  it("leave alone keys that belong to the browser or to a text field", async () => {
    const props = propsOf(fixture("classic"));
    render(DecisionDock, props);
    const field = document.body.appendChild(document.createElement("input"));
    await userEvent.type(field, "1p");
    await fireEvent.keyDown(document.body, { key: "1", ctrlKey: true });
    expect(props.onchoose).not.toHaveBeenCalled();
    field.remove();
  });

  it("say whether the choice can still be changed", async () => {
    const view = fixture("classic");
    const { rerender } = render(DecisionDock, propsOf(view));
    expect(await ask()).toContain("White sum 9");
    expect(await ask()).toContain("you can still change your mind");
    await rerender(propsOf({ ...view, seats: view.seats.map((seat, at) => ({ ...seat, deciding: at === 0 })) }));
    expect(await ask()).toContain("your choice counts at once");
  });

  it("are hidden while the dice roll", () => {
    render(DecisionDock, { ...propsOf(fixture("classic")), rolling: true });
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(text(document.body.textContent)).toContain("Mara rolled");
  });
});

describe("a seat that can only pass", () => {
  afterEach(() => vi.useRealTimers());

  async function dockOf(view: View) {
    const props = propsOf(view);
    const rendered = render(DecisionDock, props);
    await vi.dynamicImportSettled();
    return { ...props, ...rendered };
  }

  it("passes automatically, once", async () => {
    vi.useFakeTimers();
    const { onconfirm } = await dockOf(fixture("onlypass"));
    expect(await ask()).toContain("No row takes the 9.");
    await vi.advanceTimersByTimeAsync(1000);
    expect(onconfirm).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(9000);
    expect(onconfirm.mock.calls).toEqual([["pass"]]);
  });

  it("does not pass for a table that was left meanwhile", async () => {
    vi.useFakeTimers();
    const { onconfirm, unmount } = await dockOf(fixture("onlypass"));
    unmount();
    await vi.advanceTimersByTimeAsync(9000);
    expect(onconfirm).not.toHaveBeenCalled();
  });

  it("takes no penalty automatically", async () => {
    vi.useFakeTimers();
    const { onconfirm, onchoose } = await dockOf(fixture("penalty"));
    await vi.advanceTimersByTimeAsync(9000);
    expect(onconfirm).not.toHaveBeenCalled();
    expect(onchoose).not.toHaveBeenCalled();
    expect(text(screen.getByTestId("option-pass").textContent)).toContain("Take the penalty");
  });
});

describe("a choice that was made", () => {
  it("is shown with those who still decide, and can be taken back", async () => {
    const props = propsOf(fixture("chosen"));
    render(DecisionDock, props);
    expect(await ask()).toBe("You chose red 9 Waiting for Mara");
    await userEvent.click(screen.getByRole("button", { name: "Change" }));
    expect(props.table.sent).toEqual([{ type: "chose", seat: 0, move: null }]);
  });

  it("cannot be taken back once everybody has decided", async () => {
    const view = fixture("chosen");
    render(DecisionDock, propsOf({ ...view, seats: view.seats.map((seat) => ({ ...seat, deciding: false })) }));
    expect(await ask()).toContain("One moment");
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("stays secret on a shared device", async () => {
    const view = fixture("together");
    const hands = view.hands.map((hand) => ({ ...hand, chosen: hand.seat < 2 ? "red 9" : null }));
    render(DecisionDock, propsOf({ ...view, hands }));
    expect(await ask()).toBe("Everybody at this device has decided Waiting for Bob, Cleo");
    expect(text(document.body.textContent)).not.toContain("red");
    const names = screen.getAllByRole("button").map(({ textContent }) => text(textContent));
    expect(names).toEqual(["Ada: change my choice", "Bob: change my choice"]);
  });

  it("is kept while there is no connection", () => {
    const props = propsOf(fixture("chosen"));
    props.table.connection = "lost";
    render(DecisionDock, props);
    expect(text(document.body.textContent)).toContain("your choice will be sent when you are back online.: red 9");
  });
});

describe("a choice that must be confirmed", () => {
  it("warns of a penalty that can be avoided, and has the focus", async () => {
    const props = asking("colour", "pass");
    render(DecisionDock, props);
    const alert = await screen.findByRole("alert");
    expect(text(alert.textContent)).toContain("Penalty: 5 points lost");
    const confirm = within(alert).getByRole("button", { name: "Take the penalty" });
    expect(document.activeElement).toBe(confirm);
    await userEvent.click(confirm);
    expect(props.onconfirm.mock.calls).toEqual([["pass"]]);
  });

  it("can be put back by a button and by Escape", async () => {
    const props = asking("colour", "yellow 12");
    render(DecisionDock, props);
    expect(text((await screen.findByTestId("confirm")).textContent)).toContain(
      "Yellow 12 +15 closes the row · skips 11",
    );
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    await userEvent.keyboard("{Escape}");
    expect(props.onback).toHaveBeenCalledTimes(2);
    expect(props.onconfirm).not.toHaveBeenCalled();
  });
});

describe("the dock without a decision", () => {
  it("says whom the game waits for", async () => {
    render(DecisionDock, propsOf(fixture("idle")));
    expect(await ask()).toBe("Mara may use a colour die. Nothing to decide for you now.");
  });

  it("tells spectators that they watch", async () => {
    render(DecisionDock, propsOf(fixture("spectator")));
    expect(await ask()).toBe("You are watching The others are deciding.");
  });

  it("keeps the keyboard's focus when its buttons disappear", async () => {
    const view = fixture("classic");
    const { rerender } = render(DecisionDock, propsOf(view));
    screen.getByTestId("option-red-9").focus();
    await rerender(propsOf({ ...view, hands: [] }));
    expect(document.activeElement).toBe(screen.getByRole("region", { name: named("Your decision") }));
  });
});
