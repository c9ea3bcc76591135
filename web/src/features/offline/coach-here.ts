// The coach on this device: the analysis of a finished game and hints, from the worker.
import { ApiError, withDisplayNames, type AnalysisWait } from "../../shared/api/client";
import type { Advice, AnalysedGame, AnalysisLine, Problem } from "../../shared/api/messages";
import { loadTexts } from "../../shared/i18n/i18n.svelte";
import type { FromWorker } from "./worker-messages";
import { engine, post } from "./worker-client";

/** Analyses a game on this device; aborting the signal stops it. */
export function analyseHere(table: string, wait: AnalysisWait): Promise<AnalysedGame> {
  return new Promise((resolve, reject) => {
    const stop = listen((data) => {
      if (data.kind === "analysis" && data.table === table) take(data.line);
    });
    const take = ({ game, problem, progress }: AnalysisLine): void => {
      if (game) resolve(withDisplayNames(game));
      else if (problem) void refusal(problem).then(reject);
      else return wait.onprogress?.(progress ?? 0);
      stop();
    };
    wait.signal.addEventListener("abort", () => {
      stop();
      post({ kind: "stop", table });
      reject(new DOMException("the page was left", "AbortError"));
    });
    post({ kind: "analyse", table });
  });
}

/** What each choice of a seat is worth now, at a table that is open on this device. */
export function hintHere(table: string, seat: number, step: number): Promise<Advice> {
  return new Promise((resolve, reject) => {
    const stop = listen((data) => {
      if (data.kind !== "hint" || data.table !== table || data.seat !== seat || data.step !== step) return;
      stop();
      if (data.advice) resolve(data.advice);
      else reject(new Error("there is no hint"));
    });
    post({ kind: "hint", table, seat, step });
  });
}

function listen(receive: (data: FromWorker) => void): () => void {
  const source = engine();
  const hear = ({ data }: MessageEvent<FromWorker>): void => receive(data);
  source.addEventListener("message", hear);
  return () => source.removeEventListener("message", hear);
}

async function refusal(problem: Problem): Promise<ApiError> {
  await loadTexts(["errors"]).catch(() => undefined);
  return new ApiError(0, problem);
}
