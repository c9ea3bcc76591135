// Which sound a change of the table makes: one at a time, the weightiest.
import type { View } from "../../../shared/api/messages";
import type { Sound } from "./sound";
import { owes } from "./announce";

export function soundOf(before: View | null, after: View): Sound | null {
  if (!before?.game || !after.game || before.table !== after.table) return before && !before.game && after.game ? "roll" : null;
  const latest = after.history.at(-1);
  const happened = latest && (latest.turn !== before.history.at(-1)?.turn || latest.phase !== before.history.at(-1)?.phase);
  if (after.game.result && !before.game.result) return "win";
  if (happened && latest.closed.length) return "lock";
  if (happened && latest.penalty !== null) return "penalty";
  if (after.game.turn !== before.game.turn) return "roll";
  if (owes(after) && !owes(before)) return "turn";
  return happened && Object.values(latest.moves).some((move) => move !== "pass") ? "cross" : null;
}
