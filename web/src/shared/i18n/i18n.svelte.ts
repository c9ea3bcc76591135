// Translations. All texts come from the Fluent catalogues in locales/, which the terminal and the server share.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, remembered } from "../state/local-storage";

export const LANGUAGES = { en: "English", it: "Italiano", es: "Español", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

// The base texts of a language are one chunk that every page loads; loadTexts() loads the others.
const baseTexts = import.meta.glob<Record<string, string>>("./base/*.ts", { import: "default" });
export type TextFile =
  | "analysis"
  | "coach"
  | "daily"
  | "errors"
  | "explore"
  | "levels"
  | "pad"
  | "page"
  | "rules"
  | "learn"
  | "statistics"
  | "waiting"
  | "screen";
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page depends on it
const needed = new Set<TextFile>();

const chosen = $state<{ language: Language; bundle: FluentBundle }>({ language: "en", bundle: new FluentBundle("en") });

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

export function preferredLanguage(): Language {
  const candidates = [remembered("language") ?? "", ...navigator.languages];
  for (const candidate of candidates) {
    const code = candidate.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

let latest = 0;

export async function loadLanguage(language: Language): Promise<void> {
  const turn = ++latest;
  const texts = await textsOf(language);
  if (turn !== latest) return; // A newer request has superseded this one.
  const bundle = new FluentBundle(language);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  formatted.clear();
  chosen.bundle = bundle;
  chosen.language = language;
  document.documentElement.lang = language;
}

/** Loads the catalogues that a page needs, now and after every change of language. */
export async function loadTexts(files: readonly TextFile[]): Promise<void> {
  const more = files.filter((file) => !needed.has(file));
  if (latest > 0 && more.length === 0) return;
  more.forEach((file) => needed.add(file));
  try {
    await loadLanguage(latest > 0 ? chosen.language : preferredLanguage());
  } catch (error) {
    more.forEach((file) => needed.delete(file));
    throw error;
  }
}

async function textsOf(language: Language): Promise<string[]> {
  const [basic, ...more] = await Promise.all([
    baseTexts[`./base/${language}.ts`]!(),
    ...[...needed].map((file) => loadOnDemand(language, file)),
  ]);
  return [...Object.values(basic), ...more];
}

async function loadOnDemand(language: Language, file: TextFile): Promise<string> {
  // The list of chunks is long, and the table page rarely needs it.
  const { default: onDemandTexts } = await import("./on-demand");
  return onDemandTexts[`../../../../locales/${language}/${file}.ftl`]!();
}

export async function chooseLanguage(language: Language): Promise<void> {
  remember("language", language);
  await loadLanguage(language);
}

export function language(): Language {
  return chosen.language;
}

export function hasText(key: string): boolean {
  return chosen.bundle.hasMessage(key);
}

/** A number below zero, with a typographic minus. */
class NegativeNumber extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

function signed(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const below = Object.entries(facts).filter(
    (fact): fact is [string, number] => typeof fact[1] === "number" && fact[1] < 0,
  );
  return below.length
    ? { ...facts, ...Object.fromEntries(below.map(([name, value]) => [name, new NegativeNumber(value)])) }
    : facts;
}

/** Formatted texts by key and facts: after a move, most cells keep their texts, and formatting is slow. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: nothing on the page depends on its contents
const formatted = new Map<string, string>();
const MOST_FORMATTED = 2000;

/** Formats a message in the chosen language; `key.attribute` names an attribute. */
export function t(key: string, facts?: Record<string, FluentVariable>): string {
  const bundle = chosen.bundle; // read even if the text is cached, so that it is updated when the language changes
  const name = facts ? key + JSON.stringify(facts) : key;
  const known = formatted.get(name);
  if (known !== undefined) return known;
  const [id = key, attribute] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  const text = bundle.formatPattern(pattern, facts ? signed(facts) : null);
  if (formatted.size >= MOST_FORMATTED) formatted.clear();
  formatted.set(name, text);
  return text;
}

/** Translates a move such as 'pass', 'red 5' or 'green 16 lucky'. */
export function moveText(move: string): string {
  const [colour, number, lucky] = move.split(" ");
  if (!number) return t("pass");
  return t(lucky ? "move-lucky" : "move", { colour: t(`colour-${colour}`), number });
}
