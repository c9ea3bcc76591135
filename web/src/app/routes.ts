// The routes of the site. Everything that differs between pages is defined here.
import type { VariantName } from "../shared/api/messages";
import { isVariant } from "../shared/game/variants";
import { t } from "../shared/i18n/i18n.svelte";
import { stripIsolates } from "../shared/i18n/strip-isolates";
import { STATIC } from "../shared/state/static-site";
import { cleanCode } from "../shared/util/join-code";
import { route, TABLE, toTableId, type Match, type Route } from "./route";

const titled = (text: string): string => `${stripIsolates(text)} · Lucchetto`;
const toDate = (text: string): string | null => (/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) ? text : null);
const toVariant = (text: string): VariantName | null => (isVariant(text) ? text : null);

/** The pages that work without a Lucchetto server. */
const WITHOUT_SERVER = ["", "learn", "rules", "games", "new", "pad", "analysis", "table"];

const ALL: readonly Route[] = [
  route({
    path: "/",
    page: () => import("../features/home/HomePage.svelte"),
    texts: ["page", "levels"],
    title: () => `Lucchetto · ${t("home-title")}`,
  }),
  route({
    path: "/daily/:date?",
    page: () => import("../features/daily/DailyPage.svelte"),
    texts: ["page", "coach", "daily"],
    title: () => titled(t("daily-title")),
    parse: toDate,
    link: "nav-daily",
    inHeader: true,
  }),
  route({
    path: "/learn/:variant?",
    page: () => import("../features/learn/LearnPage.svelte"),
    texts: ["page", "learn"],
    title: (variant) => titled(variant ? t("learn-of", { game: t(`variant-${variant}`) }) : t("nav-learn")),
    parse: toVariant,
    link: "nav-learn",
    inHeader: true,
  }),
  route({
    path: "/rules/:variant?",
    page: () => import("../features/learn/RulesPage.svelte"),
    texts: ["page", "rules"],
    title: (variant) => titled(variant ? t("rules-of", { game: t(`rules-${variant}`) }) : t("nav-rules")),
    parse: toVariant,
    link: "nav-rules",
    inHeader: true,
  }),
  route({
    path: "/lobby",
    page: () => import("../features/lobby/LobbyPage.svelte"),
    texts: ["page"],
    title: () => titled(t("nav-lobby")),
    link: "nav-lobby",
    inHeader: true,
  }),
  route({
    path: "/games",
    page: () => import("../features/account/GamesPage.svelte"),
    texts: ["page"],
    title: () => titled(t("nav-games")),
    link: "nav-games",
    inHeader: true,
  }),
  route({
    path: "/statistics",
    page: () => import("../features/statistics/StatisticsPage.svelte"),
    texts: ["page", "coach", "statistics"],
    title: () => titled(t("statistics-title")),
    link: "nav-statistics",
  }),
  route({
    path: "/new",
    page: () => import("../features/lobby/NewTablePage.svelte"),
    texts: ["page", "levels"],
    title: () => titled(t("new-title")),
    link: "nav-new",
  }),
  route({
    path: "/pad",
    page: () => import("../features/pad/PadPage.svelte"),
    texts: ["page", "pad"],
    title: () => titled(t("pad-title")),
    link: "nav-pad",
  }),
  route({
    path: "/explore",
    page: () => import("../features/explore/ExplorePage.svelte"),
    texts: ["page", "coach", "explore"],
    title: () => titled(t("explore-title")),
    link: "nav-explore",
    inHeader: true,
  }),
  route({
    path: STATIC ? "/analysis/:table" : "/analysis/:table?", // without a table: a form for a record, for a server
    page: () => import("../features/analysis/AnalysisPage.svelte"),
    texts: ["page", "coach", "analysis"],
    title: () => titled(t("analysis-title")),
    parse: toTableId,
    link: STATIC ? undefined : "games-analyse",
  }),
  route({
    path: "/join/:invitation?",
    page: () => import("../features/lobby/JoinPage.svelte"),
    texts: ["page"],
    title: () => titled(t("join-title")),
    parse: cleanCode,
  }),
  route({
    path: "/screen/:id",
    page: () => import("../features/screen/ScreenPage.svelte"),
    texts: ["screen"],
    title: () => titled(t("screen-title")),
    parse: toTableId,
    fullScreen: true,
  }),
  route({
    path: "/continue",
    page: () => import("../features/lobby/ContinuePage.svelte"),
    texts: ["page"],
    title: () => titled(t("continue-title")),
  }),
  TABLE,
];

/** Links appear in this order in the header and the footer. */
export const ROUTES = STATIC ? ALL.filter(({ segment }) => WITHOUT_SERVER.includes(segment)) : ALL;

export const NOT_FOUND: Route = route({
  path: "/not-found",
  page: () => import("./NotFound.svelte"),
  texts: ["page"],
  title: () => titled(t("lost-title")),
});

/** The links of the header, or of the footer: path and message key. */
export function links(place: "header" | "footer"): { to: string; key: string }[] {
  return ROUTES.flatMap(({ segment, link, inHeader }) =>
    link && (place === "footer" || inHeader) ? [{ to: `/${segment}`, key: link }] : [],
  );
}

export function match(path: string): Match {
  const [segment = "", text, ...rest] = path.split("/").filter(Boolean).map(decoded);
  const route = ROUTES.find((one) => one.segment === segment);
  const missing: Match = { route: NOT_FOUND, value: null };
  if (!route || rest.length > 0) return missing;
  if (text === undefined) return route.parameter && !route.parameter.optional ? missing : { route, value: null };
  const value = route.parameter ? (route.parse ?? String)(text) : null;
  return value === null ? missing : { route, value };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
