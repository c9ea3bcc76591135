// People whose data were deleted: the server has a sign in the place of their names, which the page says in words.
import { t } from "./i18n.svelte";

const SOMEBODY = "…";

export function shownName(name: string): string {
  return name === SOMEBODY ? t("somebody") : name;
}
