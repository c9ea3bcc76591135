// The games on this device, in IndexedDB: a log of events each, as the server stores it. Both page and worker use it.
import type { LobbyTable, Problem } from "../../shared/api/messages";

export interface LocalGame {
  id: string;
  /** The lines of its log; only the engine reads them. */
  lines: string[];
  summary: LobbyTable | null;
  /** What the server gets of a finished game: its record, or a pad as JSON. */
  record: string | null;
  /** Why the server has refused it. */
  refusal: Problem | null;
}

/** The log has changed since it was read: the game is open elsewhere, too. */
export class ChangedElsewhereError extends Error {}

const GAMES = "games";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("lucchetto", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(request.error ?? new Error("IndexedDB is blocked"));
  });
}

/** Runs one transaction; its result counts only once everything is on disk. */
async function transact<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(GAMES, mode, { durability: "strict" });
      const request = work(transaction.objectStore(GAMES));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
  } finally {
    database.close();
  }
}

export function gamesHere(): Promise<LocalGame[]> {
  return transact("readonly", (games) => games.getAll() as IDBRequest<LocalGame[]>);
}

export function gameHere(id: string): Promise<LocalGame | undefined> {
  return transact("readonly", (games) => games.get(id) as IDBRequest<LocalGame | undefined>);
}

export async function put(game: LocalGame): Promise<void> {
  await transact("readwrite", (games) => games.put(game));
}

export async function remove(id: string): Promise<void> {
  await transact("readwrite", (games) => games.delete(id));
}

export function newGame({ id, lines }: { id: string; lines: string[] }): LocalGame {
  return { id, lines, summary: null, record: null, refusal: null };
}

/** Adds lines to a log of this length, and stores the table of a rematch with them. */
export async function append(id: string, length: number, lines: string[], made: LocalGame | null): Promise<void> {
  const isStored = await update(id, (game) => {
    if (game.lines.length !== length) return [];
    return [{ ...game, lines: [...game.lines, ...lines] }, ...(made ? [made] : [])];
  });
  if (!isStored) throw new ChangedElsewhereError();
}

/**
 * Stores what `change` makes of a game, and returns whether that is anything. It is one transaction: between two of
 * them another tab could change the game, which would be lost.
 */
export async function update(id: string, change: (game: LocalGame) => LocalGame[]): Promise<boolean> {
  let changed: LocalGame[] = [];
  await transact("readwrite", (games) => {
    const found = games.get(id) as IDBRequest<LocalGame | undefined>;
    found.onsuccess = () => {
      changed = found.result ? change(found.result) : [];
      for (const game of changed) games.put(game);
    };
    return found;
  });
  return changed.length > 0;
}
