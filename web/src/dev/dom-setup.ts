// Set-up for component tests: supplies what jsdom lacks, and loads the English texts.
import { loadLanguage } from "../shared/i18n/i18n.svelte";

window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
// In jsdom, time stamps and performance.now() have different origins.
Object.defineProperty(Event.prototype, "timeStamp", { get: () => performance.now() });
Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });

await loadLanguage("en");
