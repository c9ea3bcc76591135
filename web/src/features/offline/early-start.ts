// Starts the engine before somebody taps "Play", on a device that has played without a server before.
import { isOnline } from "../../shared/state/online.svelte";
import { remembered } from "../../shared/state/local-storage";
import { STATIC } from "../../shared/state/static-site";

/** Call it from an effect of a page that offers games: it looks again when the connection to the network changes. */
export function startEngineEarly(): void {
  if ((!STATIC && isOnline()) || remembered("games-here") === null) return;
  void import("./worker-client").then(
    ({ post }) => post({ kind: "start" }),
    () => undefined, // "Play" tries again, and says what is wrong
  );
}
