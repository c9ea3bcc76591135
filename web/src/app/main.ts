import "../shared/state/preferences.svelte";
import "../shared/ui/styles/tokens.css";
import "../shared/ui/styles/scale.css";
import "../shared/ui/styles/base.css";
// Every page needs these, and separate chunks would cost more than they save.
import "../shared/i18n/display-name";
import "../shared/ui/art/Logo.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "../shared/state/navigation.svelte";
import { STATIC } from "../shared/state/static-site";
import { registerWorker } from "./worker/registration.svelte";

if (STATIC) followLinks();
const target = document.getElementById("app");
if (target) mount(App, { target });
// Without a service worker the page works, but not offline.
void registerWorker().catch(() => undefined);
