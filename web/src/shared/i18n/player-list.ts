// A table's players for lists, with the level of each bot.
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

/** Adds a bot's level, unless its name already shows it: earlier versions named bots after their level. */
function withLevel(name: string, bot: string | null): string {
  if (!bot || !hasText(`bot-${bot}`) || name.startsWith(t(`bot-${bot}`))) return name;
  return `${name} · ${t(`bot-${bot}`)}`;
}
