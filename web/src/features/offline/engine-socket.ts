// The page's side of a table without a server: a socket to the worker, with the part of WebSocket that tables use.
import type { MakeTable, Problem } from "../../shared/api/messages";
import { ApiError } from "../../shared/api/client";
import { loadTexts, t } from "../../shared/i18n/i18n.svelte";
import { CHARACTERS } from "../../shared/game/characters";
import { remember } from "../../shared/state/local-storage";
import type { Socket } from "../table/connection/table-socket.svelte";
import { engine, post } from "./worker-client";
import { UNAVAILABLE, type FromWorker } from "./worker-messages";

async function botNames(): Promise<string> {
  await loadTexts(["levels"]);
  const names = Object.keys(CHARACTERS).map((level) => [level, t(`bot-names-${level}`).split(", ")] as const);
  return JSON.stringify(Object.fromEntries(names));
}

/** Makes a table on this device, and returns its id. */
export async function makeHere(request: MakeTable): Promise<string> {
  const names = await botNames();
  return new Promise((resolve, reject) => {
    const source = engine();
    const listen = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.kind !== "made" && data.kind !== "refused") return;
      source.removeEventListener("message", listen);
      if (data.kind === "refused") return void refuse(data.problem).then(reject);
      remember("games-here", "yes");
      resolve(data.id);
    };
    source.addEventListener("message", listen);
    post({ kind: "make", request: JSON.stringify(request), botNames: names });
  });
}

async function refuse(problem: Problem): Promise<ApiError> {
  await loadTexts(["errors"]).catch(() => undefined);
  return new ApiError(0, problem);
}

export class EngineSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(private readonly table: string) {
    engine().addEventListener("message", this.#receive);
    void botNames().then(
      (names) => post({ kind: "open", table, botNames: names }),
      () => this.#closed(UNAVAILABLE),
    );
  }

  send(text: string): void {
    post({ kind: "send", table: this.table, text });
  }

  close(): void {
    this.#closed(null);
    post({ kind: "close", table: this.table });
  }

  #receive = ({ data }: MessageEvent<FromWorker>): void => {
    if (!("table" in data) || data.table !== this.table) return;
    if (data.kind === "closed") return this.#closed(data.code);
    if (data.kind !== "messages") return;
    if (this.readyState === WebSocket.CONNECTING) {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    }
    for (const message of data.messages) this.onmessage?.({ data: JSON.stringify(message) });
  };

  #closed(code: number | null): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    engine().removeEventListener("message", this.#receive);
    if (code !== null) this.onclose?.({ code });
  }
}
