const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** How long ago, in words; `then` in seconds since 1970. */
export function ago(then: number, language: string, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", 1];
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(seconds / length), unit);
}
