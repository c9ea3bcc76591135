// Generated from server/wire/ and coach/shapes.py by `make protocol`. Do not edit.

export const PROTOCOL_VERSION = 7;

export type VariantName = "classic" | "longo" | "duel";

export type DiceKind = "fair" | "real";

export type Timer = 0 | 15 | 30 | 60;

export type Level = "novice" | "casual" | "club" | "expert" | "champion" | "master";

export type Colour = "red" | "yellow" | "green" | "blue";

export type SeatKind = "person" | "bot" | "open" | "closed";

export type Status = "waiting" | "playing" | "over";

export type Phrase =
  "hello" | "good-luck" | "nice" | "ouch" | "hurry" | "thanks" | "well-played" | "again" | "wow" | "laugh";

export type Square = "perfect" | "good" | "inaccuracy" | "mistake" | "blunder";

export type Opponents =
  "alone" | "novice" | "casual" | "club" | "expert" | "champion" | "master" | "partner" | "people" | "mixed";

export type Unit = "points" | "win";

export type Mark = "forced" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";

export type LuckMark = "lucky" | "unlucky";

export type Rating = "master" | "champion" | "expert" | "club" | "casual" | "novice";

export type ExactTable = "ready" | "building" | "missing";

export type DailyStatus = "open" | "playing" | "played";

export type DiceGroup = "white" | "red" | "yellow" | "green" | "blue" | "white-sum" | "runs";

export interface QrCode {
  size: number;
  path: string;
}

export interface Link {
  address: string;
  qr: QrCode;
}

export interface Problem {
  code: string;
  text: string;
  rule: string | null;
  facts: Record<string, string | number>;
}

export interface SeatRequest {
  kind: "you" | "guest" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
  character?: string | null;
}

export interface TableSettings {
  variant: VariantName;
  dice?: DiceKind;
  timer?: Timer;
  listed?: boolean;
  pad?: boolean;
}

export interface MakeTable {
  nickname: string;
  settings: TableSettings;
  seats: SeatRequest[];
  lucky: [number, number][] | null;
}

export interface OfflineGame {
  id: string;
  record: string;
}

export interface OfflinePad {
  id: string;
  variant: VariantName;
  players: string[];
  lucky: [number, number][] | null;
  checks: boolean;
  entries: [number, string][];
}

export interface JoinTable {
  nickname: string;
}

export interface TableMade {
  table: string;
  code: string;
}

export interface Invitation {
  table: string;
  code: string;
  settings: TableSettings;
  host: string;
  players: string[];
  openSeats: number;
  lucky: [number, number][];
}

export interface LobbyTable {
  table: string;
  code: string;
  settings: TableSettings;
  status: Status;
  players: string[];
  bots: (string | null)[];
  openSeats: number;
  updated: number;
  yourDecision: boolean;
  offline: boolean;
  won: boolean | null;
}

export interface MyGames {
  unfinished: LobbyTable[];
  finished: LobbyTable[];
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

export interface Correct {
  type: "correct";
  id: string;
  step: number;
  white: [number, number];
  red?: number | null;
  yellow?: number | null;
  green?: number | null;
  blue?: number | null;
}

export interface Need {
  type: "need";
  id: string;
  white: [number, number];
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
  character?: string | null;
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

export interface HandOver {
  type: "handOver";
  id: string;
  seat: number;
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

export interface Why {
  type: "why";
  id: string;
  seat: number;
  move: string;
}

export interface Hints {
  type: "hints";
  id: string;
  on: boolean;
}

export interface Ready {
  type: "ready";
  id: string;
  on: boolean;
}

export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

export interface OpenSeat {
  type: "openSeat";
  id: string;
  seat: number;
}

export interface AddSeat {
  type: "addSeat";
  id: string;
}

export interface Decline {
  type: "decline";
  id: string;
  name: string;
}

export interface Withdraw {
  type: "withdraw";
  id: string;
}

export interface Enter {
  type: "enter";
  id: string;
  seat: number;
  mark: string;
}

export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  entry: number;
}

export interface Checks {
  type: "checks";
  id: string;
  on: boolean;
}

export interface CountUp {
  type: "countUp";
  id: string;
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
  character: string | null;
  strength: number | null;
  yours: boolean;
  host: boolean;
  present: boolean;
  deciding: boolean;
  away: boolean;
  ready: boolean;
  lucky: [number, number] | null;
}

export interface SeatRequestView {
  name: string;
  yours: boolean;
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
  late: number[];
}

export interface ProofView {
  commitment: string;
  nonces: string[];
  stirred: boolean[];
  secret: string | null;
  scheme: string;
  drawn: string[];
  spares: string[];
}

export interface PadEntryView {
  number: number;
  mark: string;
}

export interface PadSheetView {
  cells: Record<Colour, number[]>;
  stillOpen: Colour[];
  penalty: boolean;
  entries: PadEntryView[];
}

export interface PadView {
  checks: boolean;
  ended: ("rows" | "pawns" | "penalties")[];
  sheets: PadSheetView[];
  freeSheets: number;
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
  rematchBy: number | null;
  score: number[];
  spectators: number;
  standInSeconds: Record<string, number>;
  asking: SeatRequestView[];
  hints: boolean;
  hinted: boolean;
  daily: string | null;
  moreSeats: number;
  removed: boolean;
  offline: boolean;
  pad?: PadView;
}

export interface Deciding {
  type: "deciding";
  step: number;
  waiting: number[];
  chosen: Record<string, string> | null;
  done?: string;
}

export interface Played {
  type: "played";
  since: number;
  step: number;
  waiting: number[];
  turn: number;
  phase: "roll" | "white" | "colour";
  active: number;
  secondsLeft: number | null;
  happened: PhaseView[];
  sheets: Record<string, SheetView>;
  dice?: DiceView | null;
  closed?: Colour[];
  board?: Record<Colour, StackView[]>;
  pawnsLeft?: number[];
  hands: Hand[];
  done?: string;
}

export interface Presence {
  type: "presence";
  present: number[];
  spectators: number;
  standInSeconds: Record<string, number>;
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

export interface Reason {
  type: "reason";
  id: string;
  problem: Problem | null;
}

export interface Needed {
  type: "needed";
  id: string;
  white: [number, number];
  colours: Colour[];
}

export interface Said {
  type: "said";
  seat: number;
  phrase: Phrase;
}

export interface Choice {
  move: string;
  value: number;
  margin: number;
}

export interface Remark {
  key: string;
  facts: Record<string, string | number>;
}

export interface JudgedRoll {
  event: number;
  turn: number;
  active: number;
  luck: number[];
  marks: (LuckMark | null)[];
}

export interface JudgedMove {
  event: number;
  turn: number;
  phase: "white" | "colour";
  seat: number;
  chosen: string;
  best: string;
  choices: Choice[];
  loss: number;
  mark: Mark;
  remark: Remark | null;
  games?: number;
  error?: number;
}

export interface PlayerReport {
  name: string;
  bot: string | null;
  score: number;
  won: boolean;
  decisions: number;
  loss: number;
  meanLoss: number;
  accuracy: number;
  rating: Rating | null;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  luck: number;
  adjusted: number;
}

export interface RolloutChecks {
  deep: boolean;
  decisions: number;
  games: number;
  interrupted: boolean;
}

export interface Analysis {
  version: number;
  variant: VariantName;
  unit: Unit;
  exact: boolean;
  finished: boolean;
  players: PlayerReport[];
  values: number[][];
  margins: number[][];
  rolls: JudgedRoll[];
  moves: JudgedMove[];
  checks?: RolloutChecks | null;
}

export interface Advice {
  unit: Unit;
  exact: boolean;
  choices: Choice[];
  best: string;
  marks: Record<string, Mark>;
  remarks: Record<string, Remark>;
}

export interface EventView {
  seat: number | null;
  move: string | null;
  dice: DiceView | null;
}

export interface AnalysedGame {
  table: string | null;
  hinted: boolean;
  daily: string | null;
  layout: RowLayout[];
  sides: number;
  names: string[];
  yours: number[];
  games: GameView[];
  events: EventView[];
  analysis: Analysis;
  deepens: boolean;
}

export interface AnalysisLine {
  place: number | null;
  progress: number | null;
  game: AnalysedGame | null;
  problem: Problem | null;
}

export interface SubmittedRecord {
  record: string;
  deep: boolean;
}

export interface SheetSetup {
  rows?: Record<Colour, (number | "lock")[]>;
  penalties?: number;
}

export interface DiceSetup {
  white: [number, number];
  red?: number | null;
  yellow?: number | null;
  green?: number | null;
  blue?: number | null;
}

export interface PositionSetup {
  variant: VariantName;
  sheets: SheetSetup[];
  dice: DiceSetup;
  active?: number;
  seat?: number;
  phase?: "white" | "colour";
  used?: string | null;
  closed?: Colour[];
  lucky?: [number, number][];
}

export interface Explored {
  layout: RowLayout[];
  sides: number;
  game: GameView;
  options: Option[];
  advice: Advice;
  exactTable: ExactTable;
}

export interface PlayDaily {
  nickname: string;
}

export interface DailyRow {
  place: number;
  name: string;
  score: number;
  loss: number | null;
  exact: boolean;
  yours: boolean;
  table: string;
}

export interface DailyProof {
  scheme: string;
  date: string;
  commitment: string;
  seed: string | null;
  anchor: string;
  anchorDate: string;
}

export interface DailyDay {
  date: string;
  number: number;
  today: boolean;
  variant: VariantName;
  lucky: [number, number] | null;
  status: DailyStatus;
  table: string | null;
  secondsLeft: number;
  streak: number;
  longestStreak: number;
  players: number;
  rows: DailyRow[];
  expected: number | null;
  optimal: number | null;
  squares: Square[];
  proof: DailyProof;
}

export interface DailyPast {
  date: string;
  variant: VariantName;
  status: DailyStatus;
  table: string | null;
  players: number;
  best: number | null;
  yours: number | null;
}

export interface Tally {
  variant: VariantName;
  opponents: Opponents;
  games: number;
  won: number;
  meanScore: number;
  bestScore: number;
  pad?: boolean;
}

export interface Bar {
  low: number;
  high: number;
  games: number;
}

export interface Distribution {
  variant: VariantName;
  bars: Bar[];
}

export interface PlayedGame {
  table: string;
  when: number;
  variant: VariantName;
  opponents: Opponents;
  score: number;
  won: boolean | null;
  hinted: boolean;
  accuracy: number | null;
  luck: number | null;
  unit: Unit;
  pad?: boolean;
}

export interface Moment {
  table: string;
  event: number;
  when: number;
  variant: VariantName;
  move: string | null;
  amount: number;
  unit: Unit;
  remark: Remark | null;
}

export interface OwnStatistics {
  tallies: Tally[];
  distributions: Distribution[];
  games: PlayedGame[];
  worst: Moment[];
  luckiest: Moment[];
  unluckiest: Moment[];
  luckPoints: number;
  luckWins: number;
  pending: number;
}

export interface PersonalBest {
  score: number;
  previous: number | null;
  isBest: boolean;
}

export interface Count {
  label: string;
  actual: number;
  expected: number;
}

export interface DiceTest {
  group: DiceGroup;
  sides: number;
  rolls: number;
  counts: Count[];
  chiSquare: number;
  degrees: number;
  chance: number;
}

export interface DiceReport {
  games: number;
  rolls: number;
  tests: DiceTest[];
}

export interface Me {
  devices: number;
  tables: number;
}

export interface Handoff {
  code: string;
  seconds: number;
  link: Link;
}

export type FromClient =
  | Choose
  | Roll
  | Correct
  | Need
  | Stir
  | Start
  | CloseSeat
  | SeatBot
  | ComeBack
  | Leave
  | HandOver
  | Rematch
  | Say
  | Why
  | Hints
  | Ready
  | Rename
  | Remove
  | OpenSeat
  | AddSeat
  | Decline
  | Withdraw
  | Enter
  | Undo
  | Checks
  | CountUp;

export type FromServer = View | Deciding | Played | Presence | Done | Refused | Reason | Needed | Said;
