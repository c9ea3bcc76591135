// Test helpers: load a language without a browser.
import { vi } from "vitest";
import { loadLanguage, type Language } from "./i18n.svelte";

export async function useLanguage(language: Language = "en"): Promise<void> {
  vi.stubGlobal("document", { documentElement: {} });
  await loadLanguage(language);
}

/** Removes the bidirectional isolation marks that Fluent puts around placeables. */
export function stripIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
