// Nicknames: suggestions and clean-up.
/** The same limit as on the server, so that nothing is cut off after typing. */
export const LONGEST_NICKNAME = 20;

/** Picks one of `names`, a comma-separated list from the catalogue. */
export function suggestNickname(names: string, chance: () => number = Math.random): string {
  const list = names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return list[Math.floor(chance() * list.length)] ?? "";
}

export function cleanNickname(text: string): string {
  const tidy = text.replace(/\s+/g, " ").trim();
  if (tidy.length <= LONGEST_NICKNAME) return tidy;
  const characters = [...new Intl.Segmenter().segment(tidy)].filter(
    ({ index, segment }) => index + segment.length <= LONGEST_NICKNAME,
  );
  return characters
    .map(({ segment }) => segment)
    .join("")
    .trim();
}

export { initial } from "./initial";
