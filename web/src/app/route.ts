// The type of a route, and the table's route. The other routes are a separate chunk that the table page does not load.
import type { Component } from "svelte";
import type { TextFile } from "../shared/i18n/i18n.svelte";

/** `/name`, `/name/:parameter` or `/name/:parameter?`. The page component receives the parameter as a prop. */
type Path = `/${string}`;

type PropsOf<P extends Path, Value> = P extends `${string}:${infer Name}?`
  ? Record<Name, Value | null>
  : P extends `${string}:${infer Name}`
    ? Record<Name, Value>
    : Record<string, never>;

interface RouteOptions<P extends Path, Value extends string> {
  path: P;
  page: () => Promise<{ default: Component<PropsOf<P, Value>> }>;
  /** Catalogues that the page needs in addition to the base texts. */
  texts: readonly TextFile[];
  /** The document's title. A page without one keeps the previous title. */
  title?: (value: Value | null) => string;
  /** Converts the parameter; null means that there is no such page. */
  parse?: (text: string) => Value | null;
  /** Message key of the link in the footer, and in the header if `inHeader`. */
  link?: string;
  inHeader?: boolean;
  /** The page fills the screen, without header and footer. */
  fullScreen?: boolean;
}

export interface Route extends Omit<RouteOptions<Path, string>, "page"> {
  page: () => Promise<{ default: Component<Record<string, string | null>> }>;
  /** The first segment of the path; empty for the home page. */
  segment: string;
  parameter: { name: string; optional: boolean } | null;
}

export interface Match {
  route: Route;
  value: string | null;
}

/** Checks the page's props against the path at compile time, then drops the exact types. */
export function route<P extends Path, Value extends string = string>(options: RouteOptions<P, Value>): Route {
  const [, segment = "", name, optional] = /^\/([^/]*)(?:\/:(\w+)(\?)?)?$/.exec(options.path) ?? [];
  const parameter = name === undefined ? null : { name, optional: optional !== undefined };
  return { ...(options as unknown as Route), segment, parameter };
}

/** The server has the same rule; tests/data/table-ids.json tests both. */
export const toTableId = (text: string): string | null => (/^[0-9A-Za-z_-]{1,40}$/.test(text) ? text : null);

export const TABLE: Route = route({
  path: "/table/:id",
  page: () => import("../features/table/shell/TablePage.svelte"),
  texts: [],
  parse: toTableId,
  fullScreen: true,
});

/** The table of a path, or null for any other page. */
export function matchTable(path: string): Match | null {
  const value = /^\/table\/([^/]+)\/?$/.exec(path)?.[1];
  return value && toTableId(value) ? { route: TABLE, value } : null;
}
