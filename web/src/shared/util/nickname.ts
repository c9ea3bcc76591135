// Nicknames: suggestions and clean-up.
export const LONGEST_NICKNAME = 24;

/** Picks one of `names`, a comma-separated list from the catalogue. */
export function suggestNickname(names: string, chance: () => number = Math.random): string {
  const list = names.split(",").map((name) => name.trim()).filter(Boolean);
  return list[Math.floor(chance() * list.length)] ?? "";
}

export function cleanNickname(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, LONGEST_NICKNAME).trim();
}
