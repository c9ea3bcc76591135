// Starts a game against a bot with one tap.
import { preferredBot } from "../../shared/state/preferred-bot.svelte";
import { playerName } from "../../shared/state/player-name.svelte";
import { makeTable } from "./make-table";
import { botGame } from "./new-table";
import type { VariantName } from "../../shared/api/messages";
import { go } from "../../shared/state/navigation.svelte";

export async function playNow(variant: VariantName, character: string | null): Promise<void> {
  void import("../table/shell/TablePage.svelte"); // Prefetched while the request runs.
  const table = await makeTable(botGame(variant, playerName(), preferredBot(), character));
  go(`/table/${table}?start`);
}
