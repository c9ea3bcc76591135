// From a button on a page to the first roll.
import { api } from "../../shared/api/client";
import { level } from "../../shared/state/preferred-level.svelte";
import { quickGame } from "./newtable";
import type { VariantName } from "../../shared/api/messages";
import { go } from "../../shared/state/navigation.svelte";

export async function playNow(variant: VariantName, nickname: string): Promise<void> {
  void import("../table/shell/Table.svelte"); // Fetched meanwhile.
  const { table } = await api.make(quickGame(variant, nickname, level()));
  go(`/table/${table}?start`);
}
