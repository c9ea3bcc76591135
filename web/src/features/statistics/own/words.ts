// Words that several parts of the page need.
import { formatNumber, formatPercent } from "../../../shared/util/format";
import { t } from "../../../shared/i18n/i18n.svelte";
import type { Moment, Opponents } from "../../../shared/api/messages";

const OTHERS: readonly Opponents[] = ["alone", "people", "mixed"];

/** Whom one played against: the name of a level, or what else there is. */
export function againstText(opponents: Opponents): string {
  return t(OTHERS.includes(opponents) ? `against-${opponents}` : `bot-${opponents}`);
}

/** '−3.4 points', '+12 %': what a moment gave or took. */
export function amountText({ amount, unit }: Pick<Moment, "amount" | "unit">, sign: -1 | 1 = 1): string {
  const value = amount * sign;
  if (unit === "win") return formatPercent(value, { signDisplay: "exceptZero" });
  return t("statistics-points", { count: Math.abs(value), points: formatNumber(value, 1, { signDisplay: "exceptZero" }) });
}
