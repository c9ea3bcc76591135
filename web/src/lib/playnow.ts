// From a button on a page to the first roll.
import { api } from "./api";
import { level } from "./level.svelte";
import { quickGame } from "./newtable";
import type { VariantName } from "./protocol/messages";
import { go } from "./route.svelte";

export async function playNow(variant: VariantName, nickname: string): Promise<void> {
  void import("../pages/Table.svelte"); // Fetched meanwhile.
  const { table } = await api.make(quickGame(variant, nickname, level()));
  go(`/table/${table}?start`);
}
