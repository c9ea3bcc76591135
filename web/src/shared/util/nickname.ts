// A name for people who do not want to think of one.
export const LONGEST_NICKNAME = 24;

/** `names` is a list with commas, in the reader's language. */
export function suggestNickname(names: string, chance: () => number = Math.random): string {
  const list = names.split(",").map((name) => name.trim()).filter(Boolean);
  return list[Math.floor(chance() * list.length)] ?? "";
}

export function cleanNickname(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, LONGEST_NICKNAME).trim();
}
