// What went wrong, in the reader's language. The server sends a code with facts; its English text is the last resort.
import { ApiError } from "./api";
import { hasText, moveText, needTexts, t } from "../i18n/i18n.svelte";
import type { Problem } from "./messages";

export function sayProblem(problem: Problem): string {
  const key = `error-${problem.code}`;
  // Fetched with the first problem; what shows this text is drawn again when they are here.
  void needTexts(["errors"]).catch(() => undefined);
  if (hasText(key)) return sentence(t(key, factsInWords(problem.facts)));
  return problem.text ? sentence(problem.text) : t("page-problem");
}

export function sayError(error: unknown): string {
  if (error instanceof ApiError) return sayProblem(error.problem);
  // fetch() fails like this when there is no way to the server.
  return error instanceof TypeError ? t("page-offline") : t("page-problem");
}

function factsInWords(facts: Problem["facts"] | undefined): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts ?? {}).map(([name, fact]) => [name, factInWords(name, fact)]));
}

function factInWords(name: string, fact: string | number): string | number {
  if ((name === "colour" || name === "die") && hasText(`colour-${fact}`)) return t(`colour-${fact}`);
  return name === "move" ? moveText(String(fact)) : fact;
}

/** The catalogue's errors are fragments: on the page they stand alone. */
function sentence(text: string): string {
  const ended = /[.!?…]$/.test(text) ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
