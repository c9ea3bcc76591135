// What is not live: plain HTTP. A refusal comes as a Problem that the page says in the reader's language.
import { needTexts } from "../i18n/i18n.svelte";
import { shownName } from "../i18n/names";
import type { Advice, AnalysedGame, DailyDay, DailyPast, DiceReport, ExactTable, Explored, Handoff, JoinTable, LobbyTable, MakeTable, Me, MyGames, OwnStatistics, Placed, Problem, TableMade } from "./messages";

export class ApiError extends Error {
  constructor(readonly status: number, readonly problem: Problem) {
    super(problem.text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const fallback: Problem = { code: "server", text: response.statusText, rule: null, facts: {} };
  await needTexts(["errors"]).catch(() => undefined); // Else it is said in English.
  throw new ApiError(response.status, await response.json().catch(() => fallback));
}

function named(game: AnalysedGame): AnalysedGame {
  const players = game.analysis.players.map((player) => ({ ...player, name: shownName(player.name) }));
  return { ...game, names: game.names.map(shownName), analysis: { ...game.analysis, players } };
}

export const api = {
  make: (wish: MakeTable) => call<TableMade>("POST", "/tables", wish),
  lobby: () => call<LobbyTable[]>("GET", "/tables"),
  mine: () => call<MyGames>("GET", "/tables/mine"),
  find: (code: string) => call<TableMade>("GET", `/codes/${encodeURIComponent(code)}`),
  join: (table: string, who: JoinTable) => call<TableMade>("POST", `/tables/${table}/seats`, who),
  handoff: () => call<Handoff>("POST", "/handoffs"),
  takeHandoff: (code: string) => call<void>("POST", `/handoffs/${encodeURIComponent(code)}`),
  analysis: (table: string) => call<AnalysedGame>("GET", `/tables/${encodeURIComponent(table)}/analysis`).then(named),
  analyse: (record: string) => call<AnalysedGame>("POST", "/analysis", { record }).then(named),
  hint: (table: string, seat: number, step: number) => call<Advice>("GET", `/tables/${table}/hint?seat=${seat}&step=${step}`),
  exact: () => call<{ table: ExactTable }>("GET", "/exact"),
  explore: (position: Placed) => call<Explored>("POST", "/explore", position),
  daily: (date: string | null) => call<DailyDay>("GET", date ? `/daily/${encodeURIComponent(date)}` : "/daily"),
  dailyDays: () => call<DailyPast[]>("GET", "/daily/days"),
  playDaily: (nickname: string) => call<TableMade>("POST", "/daily", { nickname }),
  statistics: () => call<OwnStatistics>("GET", "/statistics"),
  me: () => call<Me>("GET", "/me"),
  signOutOthers: () => call<void>("DELETE", "/me/devices"),
  forgetMe: () => call<void>("DELETE", "/me"),
  dice: () => call<DiceReport>("GET", "/dice"),
};
