// Error messages in the chosen language. The server sends a code with facts; its English text is the fallback.
import { ApiError } from "./client";
import { hasText, moveText, loadTexts, t } from "../i18n/i18n.svelte";
import type { Problem } from "./messages";

export function problemText(problem: Problem): string {
  const key = `error-${problem.code}`;
  // The first error loads the catalogue; Svelte renders this text again when it arrives.
  void loadTexts(["errors"]).catch(() => undefined);
  if (hasText(key)) return sentence(t(key, translatedFacts(problem.facts)));
  return problem.text ? sentence(problem.text) : t("page-problem");
}

export function errorText(error: unknown): string {
  if (error instanceof ApiError) return problemText(error.problem);
  // fetch() throws a TypeError when it cannot reach the server.
  return error instanceof TypeError ? t("page-offline") : t("page-problem");
}

function translatedFacts(facts: Problem["facts"] | undefined): Record<string, string | number> {
  return Object.fromEntries(Object.entries(facts ?? {}).map(([name, fact]) => [name, translatedFact(name, fact)]));
}

function translatedFact(name: string, fact: string | number): string | number {
  if ((name === "colour" || name === "die") && hasText(`colour-${fact}`)) return t(`colour-${fact}`);
  return name === "move" ? moveText(String(fact)) : fact;
}

/** Capitalises and punctuates an error, because the catalogue stores fragments. */
function sentence(text: string): string {
  const ended = /[.!?…]$/.test(text) ? text : `${text}.`;
  // Names and numbers are enclosed in invisible marks, which may come first.
  return ended.replace(/^[\u2066-\u2069]*./u, (start) => start.toUpperCase());
}
