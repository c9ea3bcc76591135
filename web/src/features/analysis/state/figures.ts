// Figures as people read them: win probability in per cent, a game for one in points.
import { language, t } from "../../../shared/i18n/i18n.svelte";
import type { Unit } from "../../../shared/api/messages";

/** From here on a tenth says nothing more. */
const COARSE: Record<Unit, number> = { win: 0.1, points: 100 };

/** How things stand: '62 %', '97.4 points'. */
export function level(value: number, unit: Unit): string {
  return unit === "win" ? percent(value, 0, "auto") : points(value, "auto");
}

/** How much it is, without a sign: '4.2 %', '3 points'. */
export function amount(value: number, unit: Unit): string {
  return sized(Math.abs(value), unit, "auto");
}

/** What has changed, with its sign: '+12 %', '−3.4 points'. */
export function change(value: number, unit: Unit): string {
  return sized(value, unit, "exceptZero");
}

type Sign = "auto" | "exceptZero";

function sized(value: number, unit: Unit, sign: Sign): string {
  if (unit === "points") return points(value, sign);
  return percent(value, Math.abs(value) < COARSE.win - 0.0005 ? 1 : 0, sign);
}

function percent(value: number, digits: number, signDisplay: Sign): string {
  return written(settled(value, digits + 2), { style: "percent", maximumFractionDigits: digits, signDisplay });
}

function points(value: number, signDisplay: Sign): string {
  const digits = Math.abs(value) < COARSE.points ? 1 : 0;
  const shown = settled(value, digits);
  return t("analysis-points", { count: Math.abs(shown), points: written(shown, { maximumFractionDigits: digits, signDisplay }) });
}

/** With a true minus, as wide as the plus. */
function written(value: number, style: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), style).format(value).replace("-", "−");
}

/** Rounded, and never minus nothing. */
function settled(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}
