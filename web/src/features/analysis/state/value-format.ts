// Formats values: win probabilities as percentages, solitaire values as points.
import { language, t } from "../../../shared/i18n/i18n.svelte";
import type { Unit } from "../../../shared/api/messages";

/** Larger values are shown without decimals. */
const COARSE: Record<Unit, number> = { win: 0.1, points: 100 };

/** A value: '62 %', '97.4 points'. */
export function formatValue(value: number, unit: Unit): string {
  return unit === "win" ? percent(value, 0, "auto") : points(value, "auto");
}

/** A share of a whole: '62 %'. */
export function formatShare(value: number): string {
  return percent(value, 0, "auto");
}

/** A standard error: '0.6 %', '0.2 points'. */
export function formatError(value: number, unit: Unit): string {
  return unit === "win" ? percent(value, 1, "auto") : points(value, "auto");
}

/** An amount without its sign: '4.2 %', '3 points'. */
export function formatAmount(value: number, unit: Unit): string {
  return formatSigned(Math.abs(value), unit, "auto");
}

/** A change with its sign: '+12 %', '−3.4 points'. */
export function formatChange(value: number, unit: Unit): string {
  return formatSigned(value, unit, "exceptZero");
}

type Sign = "auto" | "exceptZero";

function formatSigned(value: number, unit: Unit, sign: Sign): string {
  if (unit === "points") return points(value, sign);
  return percent(value, Math.abs(value) < COARSE.win - 0.0005 ? 1 : 0, sign);
}

function percent(value: number, digits: number, signDisplay: Sign): string {
  return formatNumber(rounded(value, digits + 2), { style: "percent", maximumFractionDigits: digits, signDisplay });
}

function points(value: number, signDisplay: Sign): string {
  const digits = Math.abs(value) < COARSE.points ? 1 : 0;
  const shown = rounded(value, digits);
  return t("analysis-points", {
    count: Math.abs(shown),
    points: formatNumber(shown, { maximumFractionDigits: digits, signDisplay }),
  });
}

/** Formats with a typographic minus, as wide as the plus. */
function formatNumber(value: number, style: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), style).format(value).replace("-", "−");
}

/** Rounds; zero is never negative. */
function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}
