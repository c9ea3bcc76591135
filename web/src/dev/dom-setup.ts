// Tests of components: what jsdom lacks, and the English texts.
import { loadLanguage } from "../shared/i18n/i18n.svelte";

window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
// jsdom counts it from another moment than performance.now().
Object.defineProperty(Event.prototype, "timeStamp", { get: () => performance.now() });
Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });

await loadLanguage("en");
