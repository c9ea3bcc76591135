// The bots that this server's operator offers in addition to the levels (LUCCHETTO_BOTS).
import { api } from "../api/client";
import { isLevel } from "../game/bot-levels";
import { STATIC } from "./static-site";

const offered = $state<{ bots: readonly string[] }>({ bots: [] });
let answer: Promise<void> | null = null;

/** Their names; empty until the server has answered. */
export function ownBots(): readonly string[] {
  return offered.bots;
}

/** Asks the server, if there is one, once per visit. After a failure only the levels are offered. */
export function loadOwnBots(): Promise<void> {
  if (STATIC) return Promise.resolve();
  answer ??= api
    .bots()
    .then((bots) => void (offered.bots = bots.filter((bot) => !isLevel(bot))))
    .catch(() => void (answer = null));
  return answer;
}
