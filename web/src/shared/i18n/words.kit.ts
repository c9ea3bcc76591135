// For tests: the English texts, without a browser.
import { vi } from "vitest";
import { loadLanguage, type Language } from "./i18n.svelte";

export async function speak(language: Language = "en"): Promise<void> {
  vi.stubGlobal("document", { documentElement: {} });
  await loadLanguage(language);
}

/** Without the invisible marks that Fluent puts around what it fills in. */
export function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
