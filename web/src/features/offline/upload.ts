// Sends finished games from this device to the server. A game stays here until the server has it.
import { api, ApiError } from "../../shared/api/client";
import type { OfflinePad } from "../../shared/api/messages";
import { isOnline } from "../../shared/state/online.svelte";
import { remembered } from "../../shared/state/local-storage";
import { STATIC } from "../../shared/state/static-site";
import { gamesHere, remove, update, type LocalGame } from "./games-here";

let running: Promise<void> | null = null;

/** Whether this device has ever played without a network; other devices need not look. */
export const mayHaveGames = (): boolean => remembered("games-here") !== null;

/** Sends all finished games, one after the other; returns at once if there is nothing to send or no network. */
export function uploadGames(): Promise<void> {
  running ??= sendAll().finally(() => (running = null));
  return running;
}

async function sendAll(): Promise<void> {
  if (STATIC || !isOnline() || !mayHaveGames()) return;
  for (const game of await gamesHere()) {
    if (game.record && !game.refusal && !(await sent(game, game.record))) return;
  }
}

/** Sends a game again that the server has refused. */
export async function sendAgain(id: string): Promise<void> {
  await update(id, (game) => [{ ...game, refusal: null }]);
  await uploadGames();
}

/** Returns false if later games would fare no better: there is no network, or the server is busy. */
async function sent(game: LocalGame, record: string): Promise<boolean> {
  try {
    if (game.summary?.settings.pad) await api.uploadPad(JSON.parse(record) as OfflinePad);
    else await api.upload({ id: game.id, record });
    await remove(game.id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 429 || error.status >= 500) return false;
    const { problem } = error;
    await update(game.id, (now) => [{ ...now, refusal: problem }]);
  }
  return true;
}
