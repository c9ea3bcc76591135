// Generated from src/lucchetto/server/protocol.py by `make protocol`. Do not edit.

export type VariantName = "classic" | "longo" | "duel";

export type DiceKind = "fair" | "real";

export type Timer = 0 | 15 | 30 | 60;

export type Level = "novice" | "casual" | "club" | "expert" | "master";

export type Colour = "red" | "yellow" | "green" | "blue";

export type SeatKind = "person" | "bot" | "open" | "closed";

export type Status = "waiting" | "playing" | "over";

export type Phrase = "hello" | "good-luck" | "nice" | "ouch" | "hurry" | "thanks" | "well-played" | "again" | "wow" | "laugh";

export interface SeatWish {
  kind: "you" | "guest" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

export interface TableSettings {
  variant: VariantName;
  dice?: DiceKind;
  timer?: Timer;
  listed?: boolean;
}

export interface MakeTable {
  nickname: string;
  settings: TableSettings;
  seats: SeatWish[];
}

export interface JoinTable {
  nickname: string;
}

export interface TableMade {
  table: string;
  code: string;
}

export interface LobbyTable {
  table: string;
  code: string;
  settings: TableSettings;
  status: Status;
  players: string[];
  openSeats: number;
  updated: number;
  yourDecision: boolean;
  won: boolean | null;
}

export interface MyGames {
  unfinished: LobbyTable[];
  finished: LobbyTable[];
}

export interface Handoff {
  code: string;
  seconds: number;
}

export interface Problem {
  code: string;
  text: string;
  rule: string | null;
  facts: Record<string, string | number>;
}

export interface Choose {
  type: "choose";
  id: string;
  step: number;
  seat: number;
  move: string | null;
}

export interface Roll {
  type: "roll";
  id: string;
  step: number;
  white: [number, number];
  red?: number | null;
  yellow?: number | null;
  green?: number | null;
  blue?: number | null;
}

export interface Stir {
  type: "stir";
  id: string;
  seat: number;
  nonce: string;
}

export interface Start {
  type: "start";
  id: string;
}

export interface CloseSeat {
  type: "closeSeat";
  id: string;
  seat: number;
}

export interface SeatBot {
  type: "seatBot";
  id: string;
  seat: number;
  bot: string;
}

export interface ComeBack {
  type: "comeBack";
  id: string;
  seat: number;
}

export interface Leave {
  type: "leave";
  id: string;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Say {
  type: "say";
  id: string;
  seat: number;
  phrase: Phrase;
}

export interface RowLayout {
  colour: Colour;
  numbers: number[];
}

export interface SheetView {
  rows: Record<Colour, (number | "lock")[]>;
  penalties: number;
  points: Record<"red" | "yellow" | "green" | "blue" | "penalties", number>;
  total: number;
}

export interface StackView {
  cell: number;
  seat: number;
  height: number;
}

export interface ResultView {
  reasons: ("rows" | "pawns" | "penalties")[];
  winners: number[];
}

export interface DieView {
  colour: Colour;
  face: number;
}

export interface DiceView {
  white: [number, number];
  colours: DieView[];
}

export interface GameView {
  turn: number;
  phase: "roll" | "white" | "colour" | "over";
  active: number;
  dice: DiceView | null;
  closed: Colour[];
  sheets: SheetView[];
  lucky: [number, number][];
  board: Record<Colour, StackView[]> | null;
  pawnsLeft: number[];
  result: ResultView | null;
}

export interface Option {
  move: string;
  colour: Colour | null;
  number: number | null;
  lucky: boolean;
  gain: number;
  skipped: number[];
  closes: boolean;
  stacks: boolean;
  knocksOff: boolean;
  penalty: boolean;
}

export interface Hand {
  seat: number;
  options: Option[];
  chosen: string | null;
}

export interface SeatView {
  name: string;
  kind: SeatKind;
  bot: string | null;
  yours: boolean;
  host: boolean;
  present: boolean;
  deciding: boolean;
  away: boolean;
}

export interface PhaseView {
  turn: number;
  phase: "white" | "colour";
  active: number;
  dice: DiceView;
  moves: Record<string, string>;
  closed: Colour[];
  penalty: number | null;
  knockedOff: boolean;
}

export interface ProofView {
  commitment: string;
  nonces: string[];
  stirred: boolean[];
  secret: string | null;
}

export interface View {
  type: "view";
  table: string;
  code: string;
  step: number;
  status: Status;
  settings: TableSettings;
  layout: RowLayout[];
  sides: number;
  seats: SeatView[];
  game: GameView | null;
  hands: Hand[];
  history: PhaseView[];
  secondsLeft: number | null;
  proof: ProofView | null;
  rematch: string | null;
  spectators: number;
}

export interface Deciding {
  type: "deciding";
  step: number;
  waiting: number[];
}

export interface Presence {
  type: "presence";
  present: number[];
  spectators: number;
}

export interface Done {
  type: "done";
  id: string;
}

export interface Refused {
  type: "refused";
  id: string;
  problem: Problem;
}

export interface Said {
  type: "said";
  seat: number;
  phrase: Phrase;
}

export type FromClient = Choose | Roll | Stir | Start | CloseSeat | SeatBot | ComeBack | Leave | Rematch | Say;

export type FromServer = View | Deciding | Presence | Done | Refused | Said;
