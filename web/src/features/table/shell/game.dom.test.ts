import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmChoices } from "../../../shared/state/preferences.svelte";
import { fixture, named, RecordingTable } from "../components.kit";
import { SETTLE_MS } from "../decide/settling-guard.svelte";
import TableScreen from "./TableScreen.svelte";

/** A table whose choices accept taps. */
async function sitAt(name: string): Promise<RecordingTable> {
  const table = new RecordingTable(fixture(name));
  render(TableScreen, { table });
  await screen.findByTestId("cell-red-2");
  await settled();
  return table;
}

/** Waits until the pause after which new choices accept taps is over. */
async function settled(): Promise<void> {
  await waitFor(() => expect(document.querySelector(".settling")).toBeNull(), { timeout: 5000 });
  vi.advanceTimersByTime(SETTLE_MS);
}

const cell = (name: string): HTMLElement => screen.getByRole("button", { name: named(name) });

// The clock that taps are compared with does not advance between two taps, no matter how slow the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => {
  vi.useRealTimers();
  confirmChoices(false);
});

describe("a decision at the table", () => {
  it("is sent once by a double tap on a cell", async () => {
    const table = await sitAt("classic");
    await userEvent.dblClick(cell("red 9, may be crossed off"));
    expect(table.sent).toEqual([{ type: "chose", seat: 0, move: "red 9" }]);
  });

  it("is sent once by a double tap in the dock, where 'Change' then appears", async () => {
    const table = await sitAt("classic");
    await fireEvent.click(screen.getByTestId("option-blue-9"));
    await fireEvent.click(await screen.findByTestId("change-choice"));
    expect(table.sent).toEqual([{ type: "chose", seat: 0, move: "blue 9" }]);
    await settled();
    await fireEvent.click(screen.getByTestId("change-choice"));
    expect(table.sent.at(-1)).toEqual({ type: "chose", seat: 0, move: null });
  });

  it("is not made by a tap that was meant for what was there before", async () => {
    const table = await sitAt("classic");
    table.view = fixture("colour");
    await fireEvent.click(await screen.findByTestId("option-green-2"));
    expect(table.sent).toEqual([]);
    await settled();
    await fireEvent.click(screen.getByTestId("option-green-2"));
    expect(table.sent).toEqual([{ type: "chose", seat: 0, move: "green 2" }]);
  });

  it("is sent once by a key that is held down", async () => {
    const table = await sitAt("classic");
    await fireEvent.keyDown(document.body, { key: "1" });
    for (let repeats = 0; repeats < 5; repeats++) await fireEvent.keyDown(document.body, { key: "1", repeat: true });
    expect(table.sent).toEqual([{ type: "chose", seat: 0, move: "red 9" }]);
  });

  it("can be changed on the board while others decide", async () => {
    const table = await sitAt("duel");
    await userEvent.click(cell("yellow 7, may be used"));
    await settled();
    await userEvent.click(cell("green 7, may be used"));
    expect(table.sent.map((message) => "move" in message && message.move)).toEqual(["yellow 7", "green 7"]);
  });

  it("asks first if it would take a penalty that can be avoided", async () => {
    const table = await sitAt("colour");
    await userEvent.click(screen.getByTestId("option-pass"));
    const confirm = await screen.findByTestId("confirm-penalty");
    expect(table.sent).toEqual([]);
    await settled();
    await userEvent.click(confirm);
    expect(table.sent).toEqual([{ type: "chose", seat: 0, move: "pass" }]);
  });

  it("asks first every time if the player wants that", async () => {
    confirmChoices(true);
    const table = await sitAt("classic");
    await userEvent.click(cell("red 9, may be crossed off"));
    await screen.findByTestId("confirm-choice");
    expect(table.sent).toEqual([]);
    await settled();
    await userEvent.click(screen.getByTestId("confirm-choice"));
    expect(table.sent).toEqual([{ type: "chose", seat: 0, move: "red 9" }]);
  });

  it("is explained by the server where it is not allowed", async () => {
    const table = await sitAt("classic");
    await userEvent.click(screen.getByTestId("cell-green-2"));
    expect(table.sent).toEqual([{ type: "asked why", seat: 0, move: "green 2" }]);
  });
});
