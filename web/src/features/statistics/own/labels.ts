// Labels shared by several components of the page.
import { formatNumber, formatPercent } from "../../../shared/util/format";
import { t } from "../../../shared/i18n/i18n.svelte";
import type { Moment, Opponents } from "../../../shared/api/messages";

const CATEGORIES: readonly Opponents[] = ["alone", "people", "mixed"];

/** The opponents of a game: a bot level, or another category. */
export function opponentsText(opponents: Opponents): string {
  return t(CATEGORIES.includes(opponents) ? `against-${opponents}` : `bot-${opponents}`);
}

/** The gain or loss of a moment, such as '−3.4 points' or '+12 %'. */
export function amountText({ amount, unit }: Pick<Moment, "amount" | "unit">, sign: -1 | 1 = 1): string {
  const value = amount * sign;
  if (unit === "win") return formatPercent(value, { signDisplay: "exceptZero" });
  return t("statistics-points", {
    count: Math.abs(value),
    points: formatNumber(value, 1, { signDisplay: "exceptZero" }),
  });
}
