// One live connection to one table. What the server has not acknowledged is kept and sent again after a reconnect;
// the server answers a message that it already carried out, and does not do it twice.
import { displayName } from "../../../shared/i18n/display-name";
import type { FromClient, FromServer, Phrase, Problem, View } from "../../../shared/api/messages";

export type Connection = "connecting" | "open" | "lost";
export type Ended = "unknown" | "flooding" | "foreign" | null;
type Unsent<T> = T extends FromClient ? Omit<T, "id"> : never;
export type Wish = Unsent<FromClient>;

export interface Spoken {
  key: number;
  seat: number;
  phrase: Phrase;
}

/** What the table's components need to know and do: a live socket, or a still picture during development. */
export interface Table {
  readonly id: string;
  readonly view: View | null;
  readonly viewedAt: number;
  readonly connection: Connection;
  readonly ended: Ended;
  readonly said: Spoken[];
  readonly problem: Problem | null;
  readonly pending: number;
  send(wish: Wish): void;
  choose(seat: number, move: string | null): void;
  forgive(): void;
  reconnect(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const BUBBLE = 4000;
/** The server is being restarted and says so: another one is there at once, or this one in a moment. */
const RESTART = 1012;
const RESTART_WAIT = 400;
const QUIET = 2000;
const ENDINGS: Record<number, Ended> = { 4404: "unknown", 4429: "flooding", 4403: "foreign" };

/** Doubles from half a second to eight; a random part keeps a whole table from knocking at the same moment. */
export function waitBefore(attempt: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + random / 2);
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket implements Table {
  view = $state.raw<View | null>(null);
  viewedAt = $state(0);
  connection = $state<Connection>("connecting");
  ended = $state<Ended>(null);
  said = $state<Spoken[]>([]);
  problem = $state.raw<Problem | null>(null);
  pending = $state(0);

  #socket: WebSocket | null = null;
  #unanswered = new Map<string, FromClient>();
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moving: ReturnType<typeof setTimeout> | null = null;
  #bubbles = 0;
  #shut = false;

  constructor(readonly id: string) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  send(wish: Wish): void {
    const message = { ...wish, id: randomHex(8) } as FromClient;
    this.#unanswered.set(message.id, message);
    this.pending = this.#unanswered.size;
    this.#post(message);
  }

  /** Shows the choice at once; a refusal brings the true view. */
  choose(seat: number, move: string | null): void {
    const view = this.view;
    if (!view) return;
    const hands = view.hands.map((hand) => (hand.seat === seat ? { ...hand, chosen: move } : hand));
    this.view = { ...view, hands };
    this.send({ type: "choose", step: view.step, seat, move });
  }

  forgive(): void {
    this.problem = null;
  }

  /** Starts over with the cookies of now, e.g. after taking a seat. */
  reconnect(): void {
    this.ended = null;
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#shut = true;
    clearTimeout(this.#timer);
    this.#arrive();
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/tables/${encodeURIComponent(this.id)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#arrive();
      this.#attempt = 0;
      this.connection = "open";
      for (const message of this.#unanswered.values()) this.#post(message);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  #closed(code: number): void {
    this.#socket = null;
    this.ended = ENDINGS[code] ?? null;
    if ((code === RESTART || this.#moving) && !this.#shut && !this.ended) return this.#move();
    this.connection = "lost";
    if (this.#shut || this.ended) return;
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#attempt++));
  }

  /** To whichever server answers, without a word to the reader unless that takes too long. */
  #move(): void {
    this.connection = "connecting";
    this.#timer = setTimeout(() => this.#connect(), Math.random() * RESTART_WAIT);
    this.#moving ??= setTimeout(() => {
      this.#moving = null;
      this.connection = "lost";
    }, QUIET);
  }

  #arrive(): void {
    clearTimeout(this.#moving ?? undefined);
    this.#moving = null;
  }

  #wake = (): void => {
    if (this.connection !== "lost" || this.ended || this.#shut || document.visibilityState === "hidden") return;
    this.#attempt = 0;
    this.#connect();
  };

  // A socket may take a minute to notice that the network is gone. The browser knows at once.
  #offline = (): void => {
    if (this.#shut || !this.#socket) return;
    this.#drop();
    this.#closed(1006);
  };

  #post(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #answered(id: string): void {
    this.#unanswered.delete(id);
    this.pending = this.#unanswered.size;
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "view":
        this.view = { ...message, seats: message.seats.map((seat) => ({ ...seat, name: displayName(seat.name) })) };
        this.viewedAt = performance.now();
        break;
      case "deciding":
        this.#seats(message.step, (seat, now) => ({ ...seat, deciding: message.waiting.includes(now) }));
        this.#chosen(message.step, message.chosen);
        break;
      case "presence":
        if (this.view) this.view = { ...this.view, spectators: message.spectators };
        this.#seats(null, (seat, now) => ({ ...seat, present: message.present.includes(now) }));
        break;
      case "done":
        this.#answered(message.id);
        break;
      case "refused":
        // A number for the dice that came after the start is no trouble: the server then gave one.
        if (this.#unanswered.get(message.id)?.type !== "stir") this.problem = message.problem;
        this.#answered(message.id);
        break;
      case "said":
        this.#say(message.seat, message.phrase);
        break;
    }
  }

  #seats(step: number | null, change: (seat: View["seats"][number], now: number) => View["seats"][number]): void {
    const view = this.view;
    if (!view || (step !== null && step < view.step)) return;
    this.view = { ...view, step: step ?? view.step, seats: view.seats.map(change) };
  }

  #chosen(step: number, chosen: Record<string, string> | null): void {
    const view = this.view;
    if (!view || !chosen || step < view.step) return;
    this.view = { ...view, hands: view.hands.map((hand) => ({ ...hand, chosen: chosen[hand.seat] ?? null })) };
  }

  #say(seat: number, phrase: Phrase): void {
    const spoken = { key: ++this.#bubbles, seat, phrase };
    this.said = [...this.said.filter((other) => other.seat !== seat), spoken];
    setTimeout(() => (this.said = this.said.filter((other) => other.key !== spoken.key)), BUBBLE);
  }
}
