import "./lib/preferences.svelte";
import "./lib/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startWorker } from "./lib/worker.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
// No worker is no harm: the page works, only not offline.
void startWorker().catch(() => undefined);
