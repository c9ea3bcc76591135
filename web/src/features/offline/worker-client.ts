// The page's one worker with the engine, which starts when it is first needed.
import type { ToWorker } from "./worker-messages";

let worker: Worker | null = null;

/** One worker for the whole page: it takes a second or two to start. */
export function engine(): Worker {
  worker ??= new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module", name: "engine" });
  return worker;
}

export const post = (message: ToWorker): void => engine().postMessage(message);
