import "../shared/state/preferences.svelte";
import "../shared/ui/styles/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startWorker } from "./worker/worker.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
// No worker is no harm: the page works, only not offline.
void startWorker().catch(() => undefined);
