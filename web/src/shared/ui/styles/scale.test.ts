import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";

/** Sizes that are not on the scale, with the reason. */
const ALLOWED: Record<string, string> = {
  "AbsentPlayers.svelte padding: 1px 1px 1px var(--space-12)": "a button of 44 pixels in a banner of 48",
  "AttemptResult.svelte font-size: 3.4rem": "the score of the day, shown once",
  "Die.svelte font: 800 11.5px/1 system-ui, sans-serif": "units of the drawing",
  "DieArt.svelte font-size: 22px": "units of the drawing",
  "DieFace.svelte font: 800 19px/1 system-ui, sans-serif": "units of the drawing",
  "GameArt.svelte font-size: 27px": "units of the drawing",
  "SheetArt.svelte font-size: 15px": "units of the drawing",
  "home.css font-size: clamp(1rem, 0.2rem + 0.98vw, 1.5rem)": "the whole page grows with the window",
  "home.css gap: clamp(var(--space-24), 3.4vw, 72px)": "the whole page grows with the window",
  "NextGame.svelte padding-right: 56px": "room for the button that lies over it",
  "utilities.css padding-left: calc(72px + env(safe-area-inset-left))": "the width of the tab bar",
};
const PROPERTY = /font|font-size|(?:row-|column-)?gap|padding(?:-[a-z]+)*|border-(?:[a-z]+-)*radius/;
const DECLARATION = new RegExp(`(?<![\\w-])(${PROPERTY.source}):\\s*([^;{}]+);`, "g");
/** A size that does not depend on its surroundings. A ratio (em, %) and a share of the window (vw) do. */
const ABSOLUTE = /(?<![\w-])\d*\.?\d+(px|rem)/;
/** Text that grows with the user's text size only up to a limit. */
const CAPPED = /min\((var\(--text-\d+\)), \d+px\)/;

const STYLES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path) => ({ name: basename(path), text: styleOf(path, readFileSync(`src/${path}`, "utf8")) }))
  .filter(({ name }) => name !== "scale.css");

function styleOf(path: string, text: string): string {
  return path.endsWith(".css") ? text : text.slice(text.indexOf("<style"));
}

function rawSizes({ name, text }: { name: string; text: string }): string[] {
  return [...text.matchAll(DECLARATION)]
    .map(([, property, value = ""]) => `${name} ${property}: ${value.replace(/\s+/g, " ")}`)
    .filter((line) => ABSOLUTE.test(line.replace(CAPPED, "$1")));
}

describe("the scale of type sizes, spaces and radii", () => {
  const scale = readFileSync("src/shared/ui/styles/scale.css", "utf8");
  const defined = [...scale.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  const used = new Set(
    STYLES.flatMap(({ text }) => [...text.matchAll(/var\((--(?:text|space|radius)-\w+)\)/g)].map(([, name]) => name)),
  );

  it("is what all styles use, but for sizes with a reason of their own", () => {
    expect(STYLES.flatMap(rawSizes).toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  });

  it("has every size that is used, and no other", () => {
    expect([...used].toSorted()).toEqual(defined.toSorted());
  });
});
