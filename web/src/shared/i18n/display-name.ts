// The server replaces the names of deleted accounts with a placeholder, which the page translates.
import { t } from "./i18n.svelte";

const DELETED_NAME = "…";

export function displayName(name: string): string {
  return name === DELETED_NAME ? t("somebody") : name;
}
