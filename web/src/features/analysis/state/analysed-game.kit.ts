// Test data: a short two-player game. Ada rolls, both decide, Ada takes action 2; Bob rolls and the record ends.
import type { AnalysedGame, Analysis, GameView, JudgedMove, Mark, PlayerReport } from "../../../shared/api/messages";
import { FIXTURES } from "../../../dev/fixtures";

const table = FIXTURES.classic!;
const base = table.game!;

export function player(name: string, more: Partial<PlayerReport> = {}): PlayerReport {
  return {
    name,
    bot: null,
    score: 40,
    won: false,
    decisions: 20,
    loss: 0,
    meanLoss: 0,
    accuracy: 100,
    rating: "club",
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
    luck: 0,
    adjusted: 0.5,
    ...more,
  };
}

function game(more: Partial<GameView>): GameView {
  return { ...base, sheets: base.sheets.slice(0, 2), active: 0, turn: 1, ...more };
}

function judged(
  event: number,
  seat: number,
  phase: JudgedMove["phase"],
  chosen: string,
  best: string,
  mark: Mark,
  loss = 0,
): JudgedMove {
  const choices = [
    { move: chosen, value: 0.5 - loss, margin: -2 },
    ...(best === chosen ? [] : [{ move: best, value: 0.5, margin: 1 }]),
  ];
  return {
    event,
    turn: 1,
    phase,
    seat,
    chosen,
    best,
    choices,
    loss,
    mark,
    remark: loss ? { key: "penalty", facts: { best, points: 5, skipped: 0 } } : null,
    games: 0,
    error: 0,
  };
}

const ANALYSIS: Analysis = {
  version: 1,
  variant: "classic",
  unit: "win",
  exact: false,
  checks: null,
  finished: true,
  players: [
    player("Ada", { won: true, loss: 0.16, luck: 0.4, adjusted: 0.6 }),
    player("Bob", { loss: 0.03, luck: -0.4, adjusted: 0.4 }),
  ],
  values: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.6, 0.4],
    [0.54, 0.46],
    [0.44, 0.56],
    [0.52, 0.48],
  ],
  margins: [
    [0, 0],
    [3.2, -3.2],
    [3.2, -3.2],
    [0.6, -0.6],
    [-2.4, 2.4],
    [0.2, -0.2],
  ],
  rolls: [
    { event: 0, turn: 1, active: 0, luck: [0.1, -0.1], marks: ["lucky", "unlucky"] },
    { event: 4, turn: 2, active: 1, luck: [0.08, -0.08], marks: ["lucky", "unlucky"] },
  ],
  moves: [
    judged(1, 1, "white", "pass", "red 9", "inaccuracy", 0.03),
    judged(2, 0, "white", "red 9", "blue 9", "mistake", 0.06),
    judged(3, 0, "colour", "pass", "red 10", "blunder", 0.1),
  ],
};

const dice = base.dice;
const PHASES: Partial<GameView>[] = [
  { phase: "roll", turn: 0, dice: null },
  { phase: "white" },
  { phase: "white" },
  { phase: "colour" },
  { phase: "roll", active: 1, dice: null },
  { phase: "white", active: 1, turn: 2 },
];

export const SHORT: AnalysedGame = {
  table: "k7qm3x",
  hinted: false,
  daily: null,
  layout: table.layout,
  sides: 6,
  names: ["Ada", "Bob"],
  yours: [0],
  games: PHASES.map(game),
  events: [
    { seat: null, move: null, dice },
    { seat: 1, move: "pass", dice: null },
    { seat: 0, move: "red 9", dice: null },
    { seat: 0, move: "pass", dice: null },
    { seat: null, move: null, dice },
  ],
  analysis: ANALYSIS,
  deepens: false,
};

/** The same game with other player reports. */
export function withPlayers(...players: PlayerReport[]): AnalysedGame {
  return {
    ...SHORT,
    names: players.map(({ name }) => name),
    analysis: { ...ANALYSIS, unit: players.length > 1 ? "win" : "points", players },
  };
}
