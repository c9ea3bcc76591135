import { t } from "../../../shared/i18n/i18n.svelte";
import type { Square } from "../../../shared/api/messages";

/** The coach's word for a square. */
export function markOf(square: Square): string {
  return t(`mark-${square === "perfect" ? "best" : square}`);
}
