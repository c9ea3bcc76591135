// Test helpers: views of real games, and a table that records what is sent.
import { FIXTURES } from "../../dev/fixtures";
import { StaticTable } from "../../dev/static-table.svelte";
import type { Hand, Option, Played, View } from "../../shared/api/messages";
import { stripIsolates } from "../../shared/i18n/strip-isolates";
import deltas from "../../../../tests/data/deltas.json";
import { playedView } from "./connection/played-view";
import type { ClientMessage } from "./connection/table-socket.svelte";

interface Example {
  name: string;
  view: View;
  messages: Played[];
}

/** Every view of a golden game, as the server sends it to the person of the last seat. */
export function viewsOf(name: "classic-natural-2" | "longo-natural-4" | "duel-natural-2"): View[] {
  const { view, messages } = (deltas as unknown as Example[]).find((one) => one.name === name)!;
  const views = [view];
  for (const message of messages) views.push(playedView(views.at(-1)!, message)!);
  return views;
}

/** The moments of a golden game at which its last seat decides. */
export function decisionsOf(name: Parameters<typeof viewsOf>[0]): { view: View; hand: Hand }[] {
  return viewsOf(name).flatMap((view) => {
    const hand = view.hands.find(({ seat }) => seat === view.seats.length - 1);
    return hand ? [{ view, hand }] : [];
  });
}

export function fixture(name: string): View {
  const view = FIXTURES[name];
  if (!view) throw new Error(`no fixture ${name}`);
  return view;
}

/** The options that cross something off, or place a pawn. */
export function crosses(options: Option[]): Option[] {
  return options.filter(({ colour }) => colour !== null);
}

/** Matches an accessible name, ignoring the isolation marks that Fluent puts around every fact. */
export function named(name: string): (found: string) => boolean {
  return (found) => text(found) === name;
}

/** Text as people see it: without isolation marks, with single spaces. */
export function text(found: string | null | undefined): string {
  return stripIsolates(found ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

type Sent = ClientMessage | { type: "chose" | "asked why"; seat: number; move: string | null };

export class RecordingTable extends StaticTable {
  readonly sent: Sent[] = [];

  override send(message: ClientMessage): void {
    this.sent.push(message);
  }

  override choose(seat: number, move: string | null): void {
    this.sent.push({ type: "chose", seat, move });
    super.choose(seat, move);
  }

  override why(seat: number, move: string): void {
    this.sent.push({ type: "asked why", seat, move });
  }
}
