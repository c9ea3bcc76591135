// For development: renders one fixture, ?fixture=NAME&theme=dark&lang=it
import { mount } from "svelte";
import { isLanguage, loadLanguage } from "../shared/i18n/i18n.svelte";
import "../shared/ui/styles/tokens.css";
import "../shared/ui/styles/scale.css";
import "../shared/ui/styles/base.css";
import "../shared/ui/styles/utilities.css";
import { FIXTURES } from "./fixtures";
import { StaticTable } from "./static-table.svelte";
import TableScreen from "../features/table/shell/TableScreen.svelte";

const parameters = new URLSearchParams(location.search);
const lang = parameters.get("lang") ?? "en";
await loadLanguage(isLanguage(lang) ? lang : "en");
document.documentElement.dataset.theme = parameters.get("theme") ?? "light";
const view = FIXTURES[parameters.get("fixture") ?? "classic"];
const target = document.getElementById("app");
if (!view || !target) document.body.textContent = Object.keys(FIXTURES).join(" ");
else {
  const table = new StaticTable(view);
  if (parameters.has("lost")) table.connection = "lost";
  if (parameters.has("said")) table.said = [{ key: 1, seat: 1, phrase: "well-played" }];
  Object.assign(window, { table });
  mount(TableScreen, { target, props: { table } });
}
