/** Normalises a join code as people type it: upper case, without spaces. */
export function cleanCode(text: string): string {
  return text.replace(/\s+/g, "").toUpperCase();
}
