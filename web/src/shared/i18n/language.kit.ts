// Test helpers: load a language without a browser.
import { vi } from "vitest";
import { loadLanguage, type Language } from "./i18n.svelte";

export { stripIsolates } from "./strip-isolates";

export async function useLanguage(language: Language = "en"): Promise<void> {
  vi.stubGlobal("document", { documentElement: {} });
  await loadLanguage(language);
}
