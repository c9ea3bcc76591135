// Makes a table: on the server or, offline, on this device.
import { api } from "../../shared/api/client";
import type { MakeTable } from "../../shared/api/messages";
import { isOnline } from "../../shared/state/online.svelte";
import { STATIC } from "../../shared/state/static-site";

/** Returns the id of the table. */
export async function makeTable(table: MakeTable): Promise<string> {
  const needsServer = table.seats.some(({ kind }) => kind === "open");
  if (!STATIC && (isOnline() || needsServer)) {
    try {
      return (await api.make(table)).table;
    } catch (error) {
      // fetch() throws a TypeError when it cannot reach the server.
      if (!(error instanceof TypeError) || needsServer) throw error;
    }
  }
  return (await import("../offline/engine-socket")).makeHere(table);
}
