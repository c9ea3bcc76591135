// The worker that plays without a server. The page speaks to it as to the server's WebSocket (engine-socket.ts).
import type { Problem } from "../../shared/api/messages";
import { Engine, OutdatedError } from "./engine";
import { gameHere, newGame, put } from "./games-here";
import { OpenTable } from "./open-table";
import { OTHER_VERSION, UNAVAILABLE, UNKNOWN, type FromWorker, type ToWorker } from "./worker-messages";

const tables = new Map<string, OpenTable>();
let loading: Promise<Engine> | null = null;

function engine(): Promise<Engine> {
  loading ??= Engine.load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

const answer = (message: FromWorker): void => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "make") void make(data.request, data.botNames);
  else if (data.kind === "open") void open(data.table, data.botNames);
  else if (data.kind === "send") tables.get(data.table)?.receive(data.text);
  else close(data.table);
});

async function make(request: string, botNames: string): Promise<void> {
  try {
    const { module } = await engine();
    const made = JSON.parse(module.make(request, botNames)) as { id: string; lines: string[]; problem?: Problem };
    if (made.problem) return answer({ kind: "refused", problem: made.problem });
    try {
      await put(newGame(made));
    } catch {
      return answer({ kind: "refused", problem: problem("storage-full", "this browser cannot store the game") });
    }
    answer({ kind: "made", id: made.id });
  } catch (error) {
    console.error(error);
    answer({ kind: "refused", problem: problem("engine-missing", "this device has not loaded the engine yet") });
  }
}

async function open(table: string, botNames: string): Promise<void> {
  close(table);
  try {
    const [loaded, game] = await Promise.all([engine(), gameHere(table)]);
    if (!game) return answer({ kind: "closed", table, code: UNKNOWN });
    const say: ConstructorParameters<typeof OpenTable>[4] = (messages) => answer({ kind: "messages", table, messages });
    tables.set(table, new OpenTable(loaded, table, game.lines, botNames, say));
  } catch (error) {
    console.error(error);
    answer({ kind: "closed", table, code: error instanceof OutdatedError ? OTHER_VERSION : UNAVAILABLE });
  }
}

function close(table: string): void {
  tables.get(table)?.close();
  tables.delete(table);
}

function problem(code: string, text: string): Problem {
  return { code, text, rule: null, facts: {} };
}
