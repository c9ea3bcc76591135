// All texts come from the project's catalogues (locales/*.ftl), which the terminal and the server use too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, remembered } from "./store";

export const LANGUAGES = { en: "English", it: "Italiano", es: "Español", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

// One chunk a language and file: only the chosen language is fetched. The terminal's own texts stay out.
const sources = import.meta.glob<string>(
  ["../../../locales/*/*.ftl", "!../../../locales/*/terminal.ftl"],
  { query: "?raw", import: "default" },
);

// Long texts wait until a page asks for them with needTexts().
const LATER = ["rules", "learn"] as const;
type LaterFile = (typeof LATER)[number];
const needed = new Set<LaterFile>();

const chosen = $state<{ language: Language; bundle: FluentBundle }>({ language: "en", bundle: new FluentBundle("en") });

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

export function preferredLanguage(): Language {
  const wishes = [remembered("language") ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const code = wish.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

let latest = 0;

export async function loadLanguage(language: Language): Promise<void> {
  const turn = ++latest;
  const bundle = new FluentBundle(language);
  const files = Object.keys(sources).filter((path) => path.includes(`/locales/${language}/`) && !waits(path));
  await addTexts(bundle, files);
  if (turn !== latest) return; // Another choice came in between.
  chosen.bundle = bundle;
  chosen.language = language;
  document.documentElement.lang = language;
}

/** Fetches a page's own long texts, now and after every change of language. */
export async function needTexts(file: LaterFile): Promise<void> {
  if (needed.has(file)) return;
  needed.add(file);
  try {
    await loadLanguage(chosen.language);
  } catch (error) {
    needed.delete(file);
    throw error;
  }
}

function waits(path: string): boolean {
  return LATER.some((file) => path.endsWith(`/${file}.ftl`) && !needed.has(file));
}

async function addTexts(bundle: FluentBundle, files: string[]): Promise<void> {
  const texts = await Promise.all(files.map((path) => sources[path]!()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
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

/** A message in the chosen language; `key.attribute` names an attribute. Isolation marks are fine in a browser. */
export function t(key: string, facts?: Record<string, FluentVariable>): string {
  const [id = key, attribute] = key.split(".");
  const message = chosen.bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  return chosen.bundle.formatPattern(pattern, facts ?? null);
}

/** A decision as people say it: 'pass', 'red 5', 'green 16 lucky'. */
export function moveText(move: string): string {
  const [colour, number, lucky] = move.split(" ");
  if (!number) return t("pass");
  return t(lucky ? "move-lucky" : "move", { colour: t(`colour-${colour}`), number });
}
