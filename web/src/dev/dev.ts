// Development only: shows one fixture. ?fixture=NAME&theme=dark&lang=it
import { mount } from "svelte";
import { isLanguage, loadLanguage } from "../shared/i18n/i18n.svelte";
import "../shared/ui/styles/tokens.css";
import "../shared/ui/styles/base.css";
import "../shared/ui/styles/utilities.css";
import { FIXTURES } from "./fixtures";
import { StillTable } from "./still.svelte";
import TablePage from "../features/table/shell/TablePage.svelte";

const wish = new URLSearchParams(location.search);
const lang = wish.get("lang") ?? "en";
await loadLanguage(isLanguage(lang) ? lang : "en");
document.documentElement.dataset.theme = wish.get("theme") ?? "light";
const view = FIXTURES[wish.get("fixture") ?? "classic"];
const target = document.getElementById("app");
if (!view || !target) document.body.textContent = Object.keys(FIXTURES).join(" ");
else {
  const table = new StillTable(view);
  if (wish.has("lost")) table.connection = "lost";
  if (wish.has("said")) table.said = [{ key: 1, seat: 1, phrase: "well-played" }];
  Object.assign(window, { table });
  mount(TablePage, { target, props: { table } });
}
