// The coach at the table: asked once a decision, only where hints are on. Nothing of this is loaded before.
import { api } from "../../shared/api/client";
import { loadTexts, t } from "../../shared/i18n/i18n.svelte";
import type { Advice, Hand, View } from "../../shared/api/messages";
import "../../shared/ui/styles/coach-notes.css";
import Panel from "./Panel.svelte";

export async function coachAt(table: string): Promise<Coach> {
  await loadTexts(["analysis", "coach"]);
  return new Coach(table);
}

export class Coach {
  readonly Panel = Panel;
  advice = $state.raw<Advice | null>(null);
  /** A choice that waits for a second thought. */
  tapped = $state<string | null>(null);
  /** The decision that was asked about, and the step at which. */
  #decision = "";
  #step = -1;

  constructor(readonly table: string) {}

  /** Asks about the decision that is due. While it is due the answer holds; a refusal is asked again when the table moves. */
  look(view: View, hand: Hand | undefined): void {
    const { turn, phase } = view.game ?? {};
    const decision = hand && hand.options.length > 1 ? `${turn} ${phase} ${hand.seat}` : "";
    if (decision !== this.#decision) {
      this.advice = null;
      this.tapped = null;
      this.#step = -1;
    }
    this.#decision = decision;
    if (!hand || !decision || this.advice || this.#step === view.step || hand.chosen !== null) return;
    this.#step = view.step;
    api.hint(this.table, hand.seat, view.step).then(
      (advice) => decision === this.#decision && (this.advice = advice),
      () => undefined,
    );
  }

  /** What to write at choices and cells: 'red 9' → 'Coach: best'. */
  get notes(): Record<string, string> {
    const best = this.advice?.best;
    if (!best) return {};
    const note = t("hint-best");
    return { [best]: note, [best.split(" ").slice(0, 2).join(" ")]: note };
  }

  /** True if something better is known: the choice waits until it is tapped again. */
  holds(move: string): boolean {
    const mark = this.advice?.marks[move];
    const waits = mark !== undefined && mark !== "best" && mark !== "forced" && move !== this.tapped;
    this.tapped = waits ? move : null;
    return waits;
  }
}
