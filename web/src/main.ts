import "./lib/preferences.svelte";
import "./lib/theme.css";
import "./lib/ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadLanguage, preferredLanguage } from "./lib/i18n.svelte";
import { startWorker } from "./lib/worker.svelte";

await loadLanguage(preferredLanguage());
const target = document.getElementById("app");
if (target) mount(App, { target });
// No worker is no harm: the page works, only not offline.
void startWorker().catch(() => undefined);
