// Chooses the sound for a change of the table: that of its most important event.
import type { View } from "../../../shared/api/messages";
import type { Sound } from "./audio";
import { owesDecision } from "./announcements";

export function soundFor(before: View | null, after: View): Sound | null {
  if (!before?.game || !after.game || before.table !== after.table)
    return before && !before.game && after.game ? "roll" : null;
  const latest = after.history.at(-1);
  const happened =
    latest && (latest.turn !== before.history.at(-1)?.turn || latest.phase !== before.history.at(-1)?.phase);
  if (after.game.result && !before.game.result) return "win";
  if (happened && latest.closed.length) return "lock";
  if (happened && latest.penalty !== null) return "penalty";
  if (after.game.turn !== before.game.turn) return "roll";
  if (owesDecision(after) && !owesDecision(before)) return "turn";
  return happened && Object.values(latest.moves).some((move) => move !== "pass") ? "cross" : null;
}
