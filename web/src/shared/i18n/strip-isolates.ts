/** Removes Fluent's bidirectional isolation marks, which tab titles and other programs display as boxes. */
export function stripIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
