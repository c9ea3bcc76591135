// The user's name in games: the chosen nickname, or a default that stays the same on this device.
// Separate from the other preferences, because a table's page does not need it.
import { t } from "../i18n/i18n.svelte";
import { suggestNickname } from "../people/nickname";
import { remember, remembered } from "./local-storage";
import { nickname } from "./preferences.svelte";

const KEY = "default-name";

export function playerName(): string {
  return nickname() || (remembered(KEY) ?? drawnName());
}

function drawnName(): string {
  const name = suggestNickname(t("nickname-ideas"));
  remember(KEY, name);
  return name;
}
