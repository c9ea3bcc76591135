// Was it luck, or was it the play? One headline, composed from the figures of one player.
import type { AnalysedGame, PlayerReport, Unit } from "../../../shared/api/messages";

/** What led from the chances at the start to the result; together they are the difference. */
export interface Balance {
  luck: number;
  mistakes: number;
  /** In company: what the others did with their chances. */
  others: number | null;
}

export interface Verdict {
  /** The end of its message's key: 'you-won-by-luck'. */
  key: string;
  seat: number;
}

/** Less than this in either direction is called even. */
export const EVEN: Record<Unit, number> = { win: 0.05, points: 10 };
const STRONG = ["master", "expert"];
/** Points lost in a game for one that is too short for a rating. */
const LITTLE = 8;

export function balanceOf({ analysis }: AnalysedGame, seat: number): Balance {
  const player = analysis.players[seat];
  const start = analysis.values[0]?.[seat] ?? 0;
  if (!player) return { luck: 0, mistakes: 0, others: null };
  const others = analysis.players.length > 1 ? player.adjusted - start + player.loss : null;
  return { luck: player.luck, mistakes: -player.loss, others };
}

/** About the reader, where one seat is theirs; else about the winner. */
export function verdictOf(game: AnalysedGame): Verdict {
  const { players, finished } = game.analysis;
  const own = game.yours.length === 1 ? game.yours[0] : undefined;
  const seat = own ?? Math.max(0, players.findIndex(({ won }) => won));
  const player = players[seat];
  if (!finished || !player) return { key: "not-over", seat };
  const who = own === undefined ? "other" : "you";
  return { key: `${who}-${players.length === 1 ? alone(player) : together(player, players)}`, seat };
}

/** Who played better is told by what was lost, not by the result: in company others win by others' mistakes, too. */
function together(player: PlayerReport, players: PlayerReport[]): string {
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

function alone({ rating, loss, luck }: PlayerReport): string {
  const well = rating ? STRONG.includes(rating) : loss < LITTLE;
  const dice = luck >= EVEN.points ? "lucky" : luck <= -EVEN.points ? "unlucky" : "even";
  return `${well ? "well" : "badly"}-${dice}`;
}
