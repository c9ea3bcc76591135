// Chooses the headline of an analysis from one player's luck and losses.
import type { AnalysedGame, PlayerReport, Unit } from "../../../shared/api/messages";

/** The parts that add up to the difference between the result and the value at the start. */
export interface Balance {
  luck: number;
  mistakes: number;
  /** Multiplayer only: what the other players gave away. */
  others: number | null;
}

export interface Verdict {
  /** Suffix of the message key, such as 'you-won-by-luck'. */
  key: string;
  seat: number;
}

/** Smaller differences count as even. */
export const EVEN: Record<Unit, number> = { win: 0.05, points: 10 };
const STRONG = ["master", "champion", "expert"];
/** Losses below this many points count as good play in a solitaire game too short for a rating. */
const SMALL_LOSS = 8;

export function balanceOf({ analysis }: AnalysedGame, seat: number): Balance {
  const player = analysis.players[seat];
  const start = analysis.values[0]?.[seat] ?? 0;
  if (!player) return { luck: 0, mistakes: 0, others: null };
  const others = analysis.players.length > 1 ? player.adjusted - start + player.loss : null;
  return { luck: player.luck, mistakes: -player.loss, others };
}

/** The verdict on the user if they played exactly one seat, otherwise on the winner. */
export function verdictOf(game: AnalysedGame): Verdict {
  const { players, finished } = game.analysis;
  const own = game.yours.length === 1 ? game.yours[0] : undefined;
  const seat =
    own ??
    Math.max(
      0,
      players.findIndex(({ won }) => won),
    );
  const player = players[seat];
  if (!finished || !player) return { key: "not-over", seat };
  const who = own === undefined ? "other" : "you";
  return { key: `${who}-${players.length === 1 ? solitaire(player) : multiplayer(player, players)}`, seat };
}

/** Compares players by their losses, not by the result: a third player may profit from a mistake. */
function multiplayer(player: PlayerReport, players: PlayerReport[]): string {
  const others = players.filter((other) => other !== player);
  const edge = others.reduce((sum, { loss }) => sum + loss, 0) / others.length - player.loss;
  if (player.won && others.some(({ won }) => won)) return "shared";
  return player.won ? wonBy(edge, player.luck) : lostBy(edge, player.luck);
}

function wonBy(edge: number, luck: number): string {
  const lucky = luck >= EVEN.win;
  if (edge >= EVEN.win) return lucky && luck > edge ? "won-both" : "won-by-play";
  if (!lucky) return "won-close";
  return edge <= -EVEN.win ? "won-by-luck" : "won-even";
}

function lostBy(edge: number, luck: number): string {
  const unlucky = luck <= -EVEN.win;
  if (edge >= EVEN.win) return "lost-though-better";
  if (edge <= -EVEN.win) return unlucky && luck < edge ? "lost-both" : "lost-by-play";
  return unlucky ? "lost-by-luck" : "lost-close";
}

function solitaire({ rating, loss, luck }: PlayerReport): string {
  const well = rating ? STRONG.includes(rating) : loss < SMALL_LOSS;
  const dice = luck >= EVEN.points ? "lucky" : luck <= -EVEN.points ? "unlucky" : "even";
  return `${well ? "well" : "badly"}-${dice}`;
}
