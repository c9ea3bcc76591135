// The coach in the worker. An analysis is a chain of short steps, so that tables go on meanwhile.
import type { Advice, AnalysisLine } from "../../shared/api/messages";
import type { Engine, Session } from "./engine";

/** src/lucchetto/server/offline/coach.py */
interface CoachModule {
  GameAnalysis: (name: string, log: string) => GameAnalysis;
  network(session: Session): string;
  hint(session: Session, seat: number, step: number): string;
}

interface GameAnalysis {
  network(): string;
  step(): string;
  destroy(): void;
}

const coachOf = (engine: Engine): CoachModule => engine.load("lucchetto.server.offline.coach") as CoachModule;

/** The lines of an analysis as the server streams them; it stops when `signal` is aborted. */
export async function* analysisOf(
  engine: Engine,
  table: string,
  lines: string[],
  signal: AbortSignal,
): AsyncGenerator<AnalysisLine> {
  const analysis = coachOf(engine).GameAnalysis(table, JSON.stringify(lines));
  try {
    await engine.loadNetworks([analysis.network()]);
    while (!signal.aborted) {
      const line = JSON.parse(analysis.step()) as AnalysisLine;
      yield line;
      if (line.game || line.problem) return;
      await new Promise((resolve) => setTimeout(resolve));
    }
  } finally {
    analysis.destroy();
  }
}

/** A hint; null if there is none now, for example because the table has moved on. */
export async function hintOf(engine: Engine, session: Session, seat: number, step: number): Promise<Advice | null> {
  const coach = coachOf(engine);
  await engine.loadNetworks([coach.network(session)]);
  const found = JSON.parse(coach.hint(session, seat, step)) as Advice | { problem: unknown };
  return "problem" in found ? null : found;
}
