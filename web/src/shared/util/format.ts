// Numbers and dates formatted for the chosen language.
import { language } from "../i18n/i18n.svelte";

type Style = Intl.NumberFormatOptions;

/** Formats with at most `digits` decimals and a typographic minus; zero is never negative. */
export function formatNumber(value: number, digits = 1, style: Style = {}): string {
  const rounded = Number(value.toFixed(digits)) + 0;
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits, ...style })
    .format(rounded)
    .replace("-", "−");
}

export function formatPercent(share: number, style: Style = {}): string {
  const rounded = Number(share.toFixed(2)) + 0;
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0, ...style })
    .format(rounded)
    .replace("-", "−");
}

/** Formats an ISO date such as 2026-11-16. Dates are in UTC, whatever the user's time zone. */
export function formatDate(
  date: string,
  style: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" },
): string {
  return new Intl.DateTimeFormat(region(), { timeZone: "UTC", ...style }).format(new Date(`${date}T00:00:00Z`));
}

/** The browser's locale of the chosen language: 16 November in Britain, November 16 in America. */
function region(): string {
  return navigator.languages.find((locale) => locale.slice(0, 2).toLowerCase() === language()) ?? language();
}
