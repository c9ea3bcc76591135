// What the page and the engine's worker say to each other.
import type { Advice, AnalysisLine, FromServer, Problem } from "../../shared/api/messages";

export type ToWorker =
  | { kind: "start" }
  | { kind: "make"; request: string; botNames: string }
  | { kind: "open"; table: string; botNames: string }
  | { kind: "send"; table: string; text: string }
  | { kind: "close"; table: string }
  | { kind: "analyse"; table: string }
  | { kind: "stop"; table: string }
  | { kind: "hint"; table: string; seat: number; step: number };

export type FromWorker =
  | { kind: "made"; id: string }
  | { kind: "refused"; problem: Problem }
  | { kind: "messages"; table: string; messages: FromServer[] }
  | { kind: "closed"; table: string; code: number }
  | { kind: "analysis"; table: string; line: AnalysisLine }
  | { kind: "hint"; table: string; seat: number; step: number; advice: Advice | null };

/** WebSocket close codes, as the server uses them. */
export const UNKNOWN = 4404;
export const OTHER_VERSION = 4426;
export const UNAVAILABLE = 4503;
