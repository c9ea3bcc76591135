// The explorer's state: the position, its undo history, and the coach's answer.
import { api, ApiError } from "../../../shared/api/client";
import type { Explored, Problem } from "../../../shared/api/messages";
import { decode, encode } from "./position-code";
import { START } from "./examples";
import { toRequest, type Position } from "./position";

/** Debounce between an edit and the request, in milliseconds. */
const DEBOUNCE = 180;
const MOST_UNDO = 200;

export class Explorer {
  position = $state.raw<Position>(START);
  /** The seat whose sheet is shown; in the Duel, whose pawns are placed. */
  shown = $state(0);
  /** The answer for `position`, or for the previous one while a request is pending. */
  answer = $state.raw<Explored | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** An error that the position did not cause. */
  failure = $state.raw<unknown>(null);
  thinking = $state(true);
  /** The choice highlighted on the sheet instead of the best one. */
  picked = $state<string | null>(null);
  /** The URL fragment could not be decoded. */
  unread = $state(false);
  #past = $state.raw<Position[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Applies an edit. Large edits add an entry to the browser's history. */
  change(next: Position, { large = false } = {}): void {
    if (encode(next) === encode(this.position)) return;
    this.#past = [...this.#past.slice(-MOST_UNDO), this.position];
    this.unread = false;
    this.#show(next, { large });
    this.#write(large ? "pushState" : "replaceState");
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#show(before, { large: false });
    this.#write("replaceState");
  }

  /** Reads the position from the URL fragment: when the page opens, after 'back', and when the user pastes a link. */
  read(fragment: string): void {
    const code = fragment.replace(/^#/, "");
    const found = decode(code);
    if (code === encode(this.position) && this.#asked > 0) return;
    this.unread = !found && code !== "" && code !== "content"; // #content is the skip link's target
    if (found) this.#show(found, { large: true });
    else this.#show(this.position, { large: false });
    this.#write("replaceState");
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  #show(next: Position, { large }: { large: boolean }): void {
    this.position = next;
    this.shown = large ? next.seat : Math.min(this.shown, next.sheets.length - 1);
    this.picked = null;
    this.#ask(DEBOUNCE);
  }

  #write(how: "pushState" | "replaceState"): void {
    history[how](history.state, "", `#${encode(this.position)}`);
  }

  #ask(pause: number): void {
    clearTimeout(this.#timer);
    this.thinking = true;
    const asked = ++this.#asked;
    this.#timer = setTimeout(() => void this.#request(asked), pause);
  }

  /** Sends the request; only the answer to the latest one counts. */
  async #request(asked: number): Promise<void> {
    try {
      const answer = await api.explore(toRequest(this.position));
      if (asked === this.#asked) this.#take(answer, null, null);
    } catch (error) {
      if (asked !== this.#asked) return;
      if (error instanceof ApiError && error.status === 429)
        return this.#ask(1000 * Number(error.problem.facts["seconds"] ?? 1));
      if (error instanceof ApiError && error.status < 500) this.#take(null, error.problem, null);
      else this.#take(null, null, error);
    }
  }

  again(): void {
    this.#ask(0);
  }

  #take(answer: Explored | null, problem: Problem | null, failure: unknown): void {
    this.answer = answer;
    this.problem = problem;
    this.failure = failure;
    this.thinking = false;
  }
}
