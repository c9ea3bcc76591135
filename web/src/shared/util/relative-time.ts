const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** Formats how long ago `then` was; both times are Unix times in seconds. */
export function relativeTime(then: number, language: string, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", 1];
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(seconds / length), unit);
}
