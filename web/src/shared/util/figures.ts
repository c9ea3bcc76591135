// Numbers as people write them in the chosen language.
import { language } from "../i18n/i18n.svelte";

type Style = Intl.NumberFormatOptions;

/** With at most so many digits behind the point, a true minus, and never minus nothing. */
export function figure(value: number, digits = 1, style: Style = {}): string {
  const settled = Number(value.toFixed(digits)) + 0;
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits, ...style }).format(settled).replace("-", "−");
}

export function percent(share: number, style: Style = {}): string {
  const settled = Number(share.toFixed(2)) + 0;
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0, ...style }).format(settled).replace("-", "−");
}

/** A date such as 2026-11-16, which is one in UTC wherever the reader is. */
export function dateText(date: string, style: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" }): string {
  return new Intl.DateTimeFormat(region(), { timeZone: "UTC", ...style }).format(new Date(`${date}T00:00:00Z`));
}

/** The chosen language as it is written where the reader lives: 16 November in Britain, November 16 in America. */
function region(): string {
  return navigator.languages.find((wish) => wish.slice(0, 2).toLowerCase() === language()) ?? language();
}
