// The live connection to a table. It resends unacknowledged messages after a reconnect;
// messages are idempotent, because the server recognises their ids.
import { displayName } from "../../../shared/i18n/display-name";
import {
  PROTOCOL_VERSION,
  type FromClient,
  type FromServer,
  type Needed,
  type Phrase,
  type Played,
  type Problem,
  type View,
} from "../../../shared/api/messages";
import { reloadOnce } from "../../../shared/state/update-reload";
import { playedView } from "./played-view";
import { UnansweredMessages } from "./unanswered-messages";

export type Connection = "connecting" | "open" | "lost";
export type Ended = "unknown" | "flooding" | "crowded" | "foreign" | "unavailable" | "outdated" | null;
type Unsent<T> = T extends FromClient ? Omit<T, "id"> : never;
export type ClientMessage = Unsent<FromClient>;

export interface SpokenPhrase {
  key: number;
  seat: number;
  phrase: Phrase;
}

/** The table as its components see it: a live socket, or a static table during development. */
export interface Table {
  readonly id: string;
  readonly view: View | null;
  readonly viewedAt: number;
  /** When presence was last reported, in milliseconds of performance.now(). */
  readonly presenceAt: number;
  readonly connection: Connection;
  readonly ended: Ended;
  readonly said: SpokenPhrase[];
  readonly problem: Problem | null;
  readonly pending: number;
  /** The server's last answer to `need`. */
  readonly needed: Needed | null;
  send(message: ClientMessage): void;
  choose(seat: number, move: string | null): void;
  /** Asks the server why a move is not allowed; its answer becomes the problem. */
  why(seat: number, move: string): void;
  /** Asks the server which coloured dice somebody can use after these white ones. */
  need(white: [number, number]): void;
  dismissProblem(): void;
  reconnect(): void;
}

/** The part of a WebSocket that a table uses. An offline table has its own implementation (features/offline). */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

const MIN_DELAY = 500;
const MAX_DELAY = 8000;
const PHRASE_DURATION = 4000;
/** WebSocket close code of a restarting server: another server is available at once, or this one soon. */
const RESTART = 1012;
const RESTART_JITTER = 400;
const RESTART_GRACE = 2000;
/** WebSocket close code of a server that speaks another version of the protocol. */
const OTHER_VERSION = 4426;
const ENDINGS: Record<number, Ended> = {
  4403: "foreign",
  4404: "unknown",
  [OTHER_VERSION]: "outdated",
  4429: "flooding",
  4430: "crowded",
  4503: "unavailable",
};

/** Exponential backoff from half a second to eight seconds, with jitter: clients must not reconnect all at once. */
export function reconnectDelay(attempt: number, random = Math.random()): number {
  return Math.min(MAX_DELAY, MIN_DELAY * 2 ** attempt) * (0.75 + random / 2);
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

export class TableSocket implements Table {
  view = $state.raw<View | null>(null);
  viewedAt = $state(0);
  presenceAt = $state(0);
  connection = $state<Connection>("connecting");
  ended = $state<Ended>(null);
  said = $state<SpokenPhrase[]>([]);
  problem = $state.raw<Problem | null>(null);
  pending = $state(0);
  needed = $state.raw<Needed | null>(null);

  #socket: Socket | null = null;
  #unanswered: UnansweredMessages;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #restartTimer: ReturnType<typeof setTimeout> | null = null;
  #phraseCount = 0;
  #shut = false;

  /**
   * A connection that `watches` is anonymous: it receives no hands, even on the device of a player. `openHere` opens a
   * table on this device, which needs no network.
   */
  constructor(
    readonly id: string,
    private readonly watches = false,
    private readonly openHere: (() => Socket) | null = null,
  ) {
    this.#unanswered = new UnansweredMessages(id);
    this.pending = this.#unanswered.size;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  send(message: ClientMessage): void {
    const sent: FromClient = { ...message, id: randomHex(8) };
    this.#unanswered.add(sent);
    this.pending = this.#unanswered.size;
    this.#post(sent);
  }

  /** Shows the choice optimistically; if the server refuses it, the next view corrects it. */
  choose(seat: number, move: string | null): void {
    const view = this.view;
    if (!view) return;
    const hands = view.hands.map((hand) => (hand.seat === seat ? { ...hand, chosen: move } : hand));
    this.view = { ...view, hands };
    this.send({ type: "choose", step: view.step, seat, move });
  }

  /** Not sent again after a reconnect: the table may have moved on. */
  why(seat: number, move: string): void {
    this.#post({ type: "why", seat, move, id: randomHex(8) });
  }

  /** Like `why`, not sent again after a reconnect. */
  need(white: [number, number]): void {
    this.#post({ type: "need", white, id: randomHex(8) });
  }

  dismissProblem(): void {
    this.problem = null;
  }

  /** Reconnects with the current cookies, for example after taking a seat. */
  reconnect(): void {
    this.ended = null;
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#shut = true;
    clearTimeout(this.#timer);
    this.#clearRestartTimer();
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = this.openHere?.() ?? (new WebSocket(this.#address()) as Socket);
    this.#socket = socket;
    socket.onopen = () => {
      this.#clearRestartTimer();
      this.#attempt = 0;
      this.connection = "open";
      for (const message of this.#unanswered.all()) this.#post(message);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #address(): string {
    const server = location.origin.replace(/^http/, "ws");
    const query = `version=${PROTOCOL_VERSION}${this.watches ? "&watch" : ""}`;
    return `${server}/ws/tables/${encodeURIComponent(this.id)}?${query}`;
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
    if (code === OTHER_VERSION && reloadOnce()) return void (this.connection = "connecting");
    this.ended = ENDINGS[code] ?? null;
    if ((code === RESTART || this.#restartTimer) && !this.#shut && !this.ended) return this.#reconnectAfterRestart();
    this.connection = "lost";
    if (this.#shut || this.ended) return;
    this.#timer = setTimeout(() => this.#connect(), reconnectDelay(this.#attempt++));
  }

  /** Reconnects after a server restart; reports a lost connection only if that takes too long. */
  #reconnectAfterRestart(): void {
    this.connection = "connecting";
    this.#timer = setTimeout(() => this.#connect(), Math.random() * RESTART_JITTER);
    this.#restartTimer ??= setTimeout(() => {
      this.#restartTimer = null;
      this.connection = "lost";
    }, RESTART_GRACE);
  }

  #clearRestartTimer(): void {
    clearTimeout(this.#restartTimer ?? undefined);
    this.#restartTimer = null;
  }

  #wake = (): void => {
    if (this.connection !== "lost" || this.ended || this.#shut || document.visibilityState === "hidden") return;
    this.#attempt = 0;
    this.#connect();
  };

  // A socket may notice a lost network only after a minute; the browser knows at once.
  #offline = (): void => {
    if (this.#shut || !this.#socket || this.openHere) return;
    this.#drop();
    this.#closed(1006);
  };

  #post(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #answered(id: string): void {
    this.#unanswered.remove(id);
    this.pending = this.#unanswered.size;
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "view":
        this.view = { ...message, seats: message.seats.map((seat) => ({ ...seat, name: displayName(seat.name) })) };
        this.viewedAt = this.presenceAt = performance.now();
        break;
      case "deciding":
        this.#seats(message.step, (seat, now) => ({ ...seat, deciding: message.waiting.includes(now) }));
        this.#chosen(message.step, message.chosen);
        if (message.done !== undefined) this.#answered(message.done);
        break;
      case "played":
        this.#played(message);
        if (message.done !== undefined) this.#answered(message.done);
        break;
      case "presence":
        if (this.view)
          this.view = { ...this.view, spectators: message.spectators, standInSeconds: message.standInSeconds };
        this.presenceAt = performance.now();
        this.#seats(null, (seat, now) => ({ ...seat, present: message.present.includes(now) }));
        break;
      case "done":
        this.#answered(message.id);
        break;
      case "refused":
        // A nonce that arrives after the start is not an error: the server has supplied one.
        if (this.#unanswered.get(message.id)?.type !== "stir") this.problem = message.problem;
        this.#answered(message.id);
        break;
      case "reason":
        this.problem = message.problem;
        break;
      case "needed":
        this.needed = message;
        break;
      case "said":
        this.#say(message.seat, message.phrase);
        break;
    }
  }

  /** Applies changes to the view. If they do not follow it, a new connection brings a fresh view. */
  #played(message: Played): void {
    const view = this.view && playedView(this.view, message);
    if (!view) return this.reconnect();
    this.view = view;
    this.viewedAt = performance.now();
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
    const spoken = { key: ++this.#phraseCount, seat, phrase };
    this.said = [...this.said.filter((other) => other.seat !== seat), spoken];
    setTimeout(() => (this.said = this.said.filter((other) => other.key !== spoken.key)), PHRASE_DURATION);
  }
}
