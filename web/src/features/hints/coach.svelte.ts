// The coach at the table: one request per decision, only while hints are on. The module is loaded on demand.
import { api } from "../../shared/api/client";
import { loadTexts, t } from "../../shared/i18n/i18n.svelte";
import type { Advice, Hand, View } from "../../shared/api/messages";
import { isLocal } from "../offline/local-id";
import "../../shared/ui/styles/coach-notes.css";
import HintPanel from "./HintPanel.svelte";

export async function coachAt(table: string): Promise<Coach> {
  await loadTexts(["analysis", "coach"]);
  return new Coach(table);
}

export class Coach {
  readonly Panel = HintPanel;
  advice = $state.raw<Advice | null>(null);
  /** A choice that awaits confirmation. */
  tapped = $state<string | null>(null);
  /** The decision and the step of the last request. */
  #decision = "";
  #step = -1;

  constructor(readonly table: string) {}

  /** Requests advice for the current decision, once; after an error it tries again when the table changes. */
  update(view: View, hand: Hand | undefined): void {
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
    this.#ask(hand.seat, view.step).then(
      (advice) => decision === this.#decision && (this.advice = advice),
      () => undefined,
    );
  }

  async #ask(seat: number, step: number): Promise<Advice> {
    if (!isLocal(this.table)) return api.hint(this.table, seat, step);
    return (await import("../offline/coach-here")).hintHere(this.table, seat, step);
  }

  /** Notes for choices and cells: 'red 9' → 'Coach: best'. */
  get notes(): Record<string, string> {
    const best = this.advice?.best;
    if (!best) return {};
    const note = t("hint-best");
    return { [best]: note, [best.split(" ").slice(0, 2).join(" ")]: note };
  }

  /** Whether a choice is held back because a better one is known; choosing it again confirms it. */
  holds(move: string): boolean {
    const mark = this.advice?.marks[move];
    const waits = mark !== undefined && mark !== "best" && mark !== "forced" && move !== this.tapped;
    this.tapped = waits ? move : null;
    return waits;
  }
}
