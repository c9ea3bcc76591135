// The players of a table in lists, bots with their level.
import { displayName } from "./display-name";
import { hasText, t } from "./i18n.svelte";

interface Players {
  players: string[];
  /** The bot of each player; empty in games of earlier versions. */
  bots: (string | null)[];
}

export function playerList({ players, bots }: Players): string {
  return players.map((name, seat) => withLevel(displayName(name), bots[seat] ?? null)).join(", ");
}

/** Bots of earlier versions are called after their level. */
function withLevel(name: string, bot: string | null): string {
  if (!bot || !hasText(`bot-${bot}`) || name.startsWith(t(`bot-${bot}`))) return name;
  return `${name} · ${t(`bot-${bot}`)}`;
}
