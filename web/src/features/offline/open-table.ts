// A table that is open in the worker: stores every change before it takes effect, and plays bots and timers.
import type { Advice, FromServer, LobbyTable } from "../../shared/api/messages";
import { hintOf } from "./coach-worker";
import type { Engine, Session } from "./engine";
import { append, ChangedElsewhereError, gameHere, newGame, update } from "./games-here";

interface Planned {
  lines: string[];
  made: { id: string; lines: string[] } | null;
}

interface Due {
  bots: number[];
  step: number;
  seconds: number | null;
}

/** Milliseconds before a bot's move, as on the server: about a second, so that people can follow. */
const BOT_DELAY = [600, 600] as const;
/** Milliseconds added to the timer. */
const GRACE = 1000;
/** Milliseconds before a move of a bot, or a timer that has run out, is tried again. */
const RETRY = 5000;

export class OpenTable {
  #session: Session;
  #length: number;
  #work: Promise<void> = Promise.resolve();
  #scheduled = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly engine: Engine,
    private readonly id: string,
    lines: string[],
    private readonly botNames: string,
    private readonly say: (messages: FromServer[]) => void,
  ) {
    this.#session = engine.open(id, lines, botNames);
    this.#length = lines.length;
    this.#tell(this.#session.greeting());
    this.#queue(() => this.#change(() => this.#session.resume()));
    this.#queue(() => this.#summarise()); // the page may have been closed before it could
  }

  receive(text: string): void {
    this.#queue(() => this.#change(() => this.#session.receive(text)));
  }

  /** Calls back with a hint, in its turn; with null if there is none now. */
  hint(seat: number, step: number, tell: (advice: Advice | null) => void): void {
    this.#queue(async () => tell(await hintOf(this.engine, this.#session, seat, step)));
  }

  close(): void {
    for (const timer of this.#scheduled.values()) clearTimeout(timer);
    this.#queue(() => Promise.resolve(this.#session.destroy()));
    this.#queue = () => undefined;
  }

  /** One change at a time. */
  #queue = (work: () => Promise<unknown>): void => {
    this.#work = this.#work.then(work).then(undefined, (error: unknown) => console.error(error));
  };

  /** Stores a change and lets it take effect; returns false if it could not be stored. */
  async #change(plan: () => string): Promise<boolean> {
    const { lines, made } = JSON.parse(plan()) as Planned;
    try {
      if (lines.length) await append(this.id, this.#length, lines, made && newGame(made));
    } catch (error) {
      const isElsewhere = error instanceof ChangedElsewhereError;
      this.#tell(this.#session.fail(isElsewhere));
      if (isElsewhere) await this.#reload();
      this.#schedule();
      return false;
    }
    this.#length += lines.length;
    this.#tell(this.#session.commit());
    if (lines.length) await this.#summarise();
    this.#schedule();
    return true;
  }

  /** Another tab has played on: continue from its log. */
  async #reload(): Promise<void> {
    const game = await gameHere(this.id);
    if (!game) return;
    this.#session.destroy();
    this.#session = this.engine.open(this.id, game.lines, this.botNames);
    this.#length = game.lines.length;
    this.#tell(this.#session.greeting());
  }

  /** The line in the list of games, and what the server gets of a finished game. Both follow from the log. */
  async #summarise(): Promise<void> {
    const summary = JSON.parse(this.#session.summary()) as LobbyTable;
    const record = summary.status === "over" ? this.#sent(summary) : null;
    const stored = update(this.id, (game) =>
      game.lines.length === this.#length ? [{ ...game, summary, record }] : [],
    );
    await stored.catch(() => undefined); // the log is stored, which is what counts
  }

  #sent({ settings }: LobbyTable): string {
    return settings.pad ? this.#session.pad() : this.#session.record();
  }

  #schedule(): void {
    const { bots, step, seconds } = JSON.parse(this.#session.due()) as Due;
    for (const [key, timer] of this.#scheduled) {
      if (key.startsWith(`${step} `)) continue;
      clearTimeout(timer);
      this.#scheduled.delete(key);
    }
    const [least, spread] = BOT_DELAY;
    for (const seat of bots)
      this.#after(`${step} bot ${seat}`, least + Math.random() * spread, () => this.#playBot(seat));
    if (seconds !== null)
      this.#after(`${step} timer`, seconds * 1000 + GRACE, () => this.#change(() => this.#session.time_is_up(step)));
  }

  async #playBot(seat: number): Promise<boolean> {
    await this.engine.loadNetworks(JSON.parse(this.#session.networks()) as string[]);
    return this.#change(() => this.#session.play_bot(seat));
  }

  /** Does something later, once; and again and again while it fails, for example because the storage is full. */
  #after(key: string, delay: number, work: () => Promise<boolean>): void {
    if (this.#scheduled.has(key)) return;
    const attempt = async (): Promise<void> => {
      if (await work().catch(() => false)) return;
      this.#scheduled.delete(key);
      this.#after(key, RETRY, work);
    };
    this.#scheduled.set(
      key,
      setTimeout(() => this.#queue(attempt), delay),
    );
  }

  #tell(messages: string): void {
    this.say(JSON.parse(messages) as FromServer[]);
  }
}
