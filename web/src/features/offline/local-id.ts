/** Whether a table is on this device only (`LOCAL` in src/lucchetto/server/offline/table.py). */
export const isLocal = (id: string): boolean => id.startsWith("local-");
