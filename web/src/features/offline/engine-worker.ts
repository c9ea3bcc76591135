// The worker that plays without a server. The page speaks to it as to the server's WebSocket (engine-socket.ts).
import type { AnalysisLine, Problem } from "../../shared/api/messages";
import { analysisOf } from "./coach-worker";
import { Engine, OutdatedError } from "./engine";
import { gameHere, newGame, put } from "./games-here";
import { OpenTable } from "./open-table";
import { OTHER_VERSION, UNAVAILABLE, UNKNOWN, type FromWorker, type ToWorker } from "./worker-messages";

const tables = new Map<string, OpenTable>();
/** What stops an analysis, by its table. */
const analyses = new Map<string, AbortController>();
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
  if (data.kind === "start") engine().catch(() => undefined);
  else if (data.kind === "make") void make(data.request, data.botNames);
  else if (data.kind === "open") void open(data.table, data.botNames);
  else if (data.kind === "send") tables.get(data.table)?.receive(data.text);
  else if (data.kind === "close") close(data.table);
  else if (data.kind === "analyse") void analyse(data.table);
  else if (data.kind === "stop") stop(data.table);
  else hint(data.table, data.seat, data.step);
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

async function analyse(table: string): Promise<void> {
  stop(table);
  const stopping = new AbortController();
  analyses.set(table, stopping);
  const tell = (line: AnalysisLine): void => answer({ kind: "analysis", table, line });
  try {
    const [loaded, game] = await Promise.all([engine(), gameHere(table)]);
    if (!game) return tell(failed("table-unknown", "there is no such table"));
    for await (const line of analysisOf(loaded, table, game.lines, stopping.signal)) tell(line);
  } catch (error) {
    console.error(error);
    tell(failed("engine-missing", "this device has not loaded the engine yet"));
  } finally {
    if (analyses.get(table) === stopping) analyses.delete(table);
  }
}

function failed(code: string, text: string): AnalysisLine {
  return { place: null, progress: null, game: null, problem: problem(code, text) };
}

function stop(table: string): void {
  analyses.get(table)?.abort();
}

function hint(table: string, seat: number, step: number): void {
  tables.get(table)?.hint(seat, step, (advice) => answer({ kind: "hint", table, seat, step, advice }));
}

function problem(code: string, text: string): Problem {
  return { code, text, rule: null, facts: {} };
}
