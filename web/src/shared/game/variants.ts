import type { VariantName } from "../api/messages";

export const VARIANTS = ["classic", "longo", "duel"] as const satisfies readonly VariantName[];

export function isVariant(name: string): name is VariantName {
  return (VARIANTS as readonly string[]).includes(name);
}
