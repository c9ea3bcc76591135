// The HTTP API: everything except the live table. The server reports errors as a Problem, which errorText() translates.
import { loadTexts } from "../i18n/i18n.svelte";
import { displayName } from "../i18n/display-name";
import { linesOf } from "./lines";
import type {
  Advice,
  AnalysedGame,
  AnalysisLine,
  DailyDay,
  DailyPast,
  DiceReport,
  ExactTable,
  Explored,
  Handoff,
  Invitation,
  JoinTable,
  Link,
  LobbyTable,
  MakeTable,
  Me,
  MyGames,
  OfflineGame,
  OfflinePad,
  OwnStatistics,
  PersonalBest,
  PhaseView,
  PositionSetup,
  Problem,
  TableMade,
} from "./messages";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

async function send(method: string, path: string, body?: unknown, more: RequestInit = {}): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    ...more,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...more.headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.ok) return response;
  const fallback: Problem = { code: "server", text: response.statusText, rule: null, facts: {} };
  await loadTexts(["errors"]).catch(() => undefined); // Without the catalogue the server's English text is shown.
  throw new ApiError(response.status, (await response.json().catch(() => fallback)) as Problem);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Options for a page waiting for an analysis; aborting the signal removes it from the server's queue. */
export interface AnalysisWait {
  signal: AbortSignal;
  /** The place in the queue, from 1; 0 while the game is being analysed. */
  onplace: (place: number) => void;
  /** The share of the analysis done, from 0 to 1. */
  onprogress?: (done: number) => void;
}

async function analysed(method: string, path: string, wait: AnalysisWait, body?: unknown): Promise<AnalysedGame> {
  const response = await send(method, path, body, { signal: wait.signal, headers: { accept: "application/x-ndjson" } });
  for await (const text of linesOf(response)) {
    const line = JSON.parse(text) as AnalysisLine;
    if (line.problem) throw new ApiError(response.status, line.problem);
    if (line.game) return withDisplayNames(line.game);
    wait.onplace(line.place ?? 0);
    wait.onprogress?.(line.progress ?? 0);
  }
  throw new TypeError("the connection ended before the analysis came");
}

export function withDisplayNames(game: AnalysedGame): AnalysedGame {
  const players = game.analysis.players.map((player) => ({ ...player, name: displayName(player.name) }));
  return { ...game, names: game.names.map(displayName), analysis: { ...game.analysis, players } };
}

export const api = {
  bots: () => request<string[]>("GET", "/bots"),
  make: (table: MakeTable) => request<TableMade>("POST", "/tables", table),
  upload: (game: OfflineGame) => request<TableMade>("POST", "/tables/offline", game),
  uploadPad: (pad: OfflinePad) => request<TableMade>("POST", "/tables/offline/pad", pad),
  lobby: () => request<LobbyTable[]>("GET", "/tables"),
  mine: () => request<MyGames>("GET", "/tables/mine"),
  find: (code: string) => request<Invitation>("GET", `/codes/${encodeURIComponent(code)}`),
  join: (table: string, who: JoinTable) => request<TableMade>("POST", `/tables/${table}/seats`, who),
  askForSeat: (table: string, who: JoinTable) => request<TableMade>("POST", `/tables/${table}/requests`, who),
  link: (table: string) => request<Link>("GET", `/tables/${table}/link`),
  handoff: (table: string) => request<Handoff>("POST", table ? `/handoffs?table=${table}` : "/handoffs"),
  takeHandoff: (code: string) => request<void>("POST", `/handoffs/${encodeURIComponent(code)}`),
  analysis: (table: string, wait: AnalysisWait) =>
    analysed("GET", `/tables/${encodeURIComponent(table)}/analysis`, wait),
  analyse: (record: string, wait: AnalysisWait) => analysed("POST", "/analysis", wait, { record }),
  /** The same, checked more deeply, which takes minutes. A game without a table is identified by its record. */
  deepAnalysis: ({ table, record }: { table: string | null; record: string | null }, wait: AnalysisWait) =>
    table
      ? analysed("GET", `/tables/${encodeURIComponent(table)}/analysis?deep=true`, wait)
      : analysed("POST", "/analysis", wait, { record, deep: true }),
  hint: (table: string, seat: number, step: number) =>
    request<Advice>("GET", `/tables/${table}/hint?seat=${seat}&step=${step}`),
  exact: () => request<{ table: ExactTable }>("GET", "/exact"),
  explore: (position: PositionSetup) => request<Explored>("POST", "/explore", position),
  daily: (date: string | null) => request<DailyDay>("GET", date ? `/daily/${encodeURIComponent(date)}` : "/daily"),
  dailyDays: () => request<DailyPast[]>("GET", "/daily/days"),
  playDaily: (nickname: string) => request<TableMade>("POST", "/daily", { nickname }),
  statistics: () => request<OwnStatistics>("GET", "/statistics"),
  best: (table: string) => request<PersonalBest>("GET", `/statistics/${encodeURIComponent(table)}`),
  phases: (table: string) => request<PhaseView[]>("GET", `/tables/${encodeURIComponent(table)}/phases`),
  me: () => request<Me>("GET", "/me"),
  signOutOthers: () => request<void>("DELETE", "/me/devices"),
  forgetMe: () => request<void>("DELETE", "/me"),
  dice: () => request<DiceReport>("GET", "/dice"),
};
