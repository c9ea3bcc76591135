// Which page a path names. Everything the page can show has an address of its own.
import { isVariant } from "../shared/game/variants";
import { cleanCode } from "../shared/util/join-code";

export type PageName = "home" | "new" | "join" | "lobby" | "games" | "table" | "rules" | "learn" | "continue" | "analysis" | "explore" | "daily" | "statistics" | "lost";

export interface Route {
  page: PageName;
  /** The table, the code or the variant that the path names. */
  argument: string | null;
}

const LOST: Route = { page: "lost", argument: null };
const PLAIN: readonly string[] = ["new", "lobby", "games", "continue", "explore", "statistics"];
const OPTIONAL: readonly string[] = ["join", "rules", "learn", "analysis", "daily"];
const NEEDED: readonly string[] = ["table"];

export function routeOf(path: string): Route {
  const [first, argument, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (first === undefined) return { page: "home", argument: null };
  if (rest.length > 0) return LOST;
  const page = first as PageName;
  if (argument === undefined) return [...PLAIN, ...OPTIONAL].includes(first) ? { page, argument: null } : LOST;
  if (first === "rules" || first === "learn") return isVariant(argument) ? { page, argument } : LOST;
  if (first === "join") return { page, argument: cleanCode(argument) };
  return [...NEEDED, "analysis", "daily"].includes(first) ? { page, argument } : LOST;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
