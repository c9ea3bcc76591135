/** A whole number as text, with a typographic minus. */
export function figure(value: number): string {
  return String(value).replace("-", "−");
}
