// Turns the lessons (JSON files, which tests/rules/test_lessons.py replays through the engine) into the page's scripts.
import type { Colour, Option, RowLayout, SheetView, StackView, VariantName } from "../../../shared/api/messages";
import { COLOURS } from "../../../shared/game/colours";
import { rowLayout } from "../../../shared/game/row-layout";
import classic from "./classic.json";
import duel from "./duel.json";
import examples from "./examples.json";
import longo from "./longo.json";
import type { Board, Mark, Script, Step } from "./script";

type Rows = Partial<Record<Colour, Mark[]>>;
type Pawns = [number: number, who: "you" | "they", height?: number];

/** A step as it is written in the JSON file. */
export interface Facts {
  id: string;
  white?: [number, number];
  colours?: Partial<Record<Colour, number>>;
  rows?: Rows;
  board?: Partial<Record<Colour, Pawns[]>>;
  penalties?: number;
  closed?: Colour[];
  /** Every legal move with its effects. */
  options?: ({ move: string } & Partial<Option>)[];
  /** Moves that a rule forbids, with the number of the rule. */
  refused?: Record<string, string>;
  answers?: number[];
  right: string[];
}

const NOTHING = { lucky: false, gain: 0, skipped: [], closes: false, stacks: false, knocksOff: false, penalty: false };
const CLASSIC_ROWS = rowLayout(12);

export const LESSONS: Record<VariantName, Script> = {
  classic: script("classic", CLASSIC_ROWS, null, classic as Facts[]),
  longo: script("longo", rowLayout(16), [6, 11], longo as Facts[]),
  duel: script("duel", CLASSIC_ROWS, null, duel as Facts[]),
};

/** The example turns of the rules, as lessons of one step: the sheet after the turn. */
export const EXAMPLES: Record<VariantName, Script> = {
  classic: example("classic"),
  longo: example("longo"),
  duel: example("duel"),
};

function example(variant: VariantName): Script {
  // TypeScript reads the pair of dice in a JSON file as a list of any length.
  const facts = examples[variant] as unknown as Facts;
  return { ...LESSONS[variant], steps: [stepOf(facts, LESSONS[variant].layout)] };
}

function script(variant: VariantName, layout: RowLayout[], lucky: Script["lucky"], steps: Facts[]): Script {
  return { variant, layout, lucky, steps: steps.map((facts) => stepOf(facts, layout)) };
}

function stepOf(facts: Facts, layout: RowLayout[]): Step {
  const { id, white, colours, board, answers = [], closed = [], right } = facts;
  return {
    id,
    closed,
    answers,
    right,
    sheet: sheetOf(facts.rows ?? {}, facts.penalties ?? 0),
    options: answers.length > 0 ? [] : optionsOf(facts),
    ...(white && { white }),
    ...(colours && {
      colours: COLOURS.flatMap((colour) => (colours[colour] ? [{ colour, face: colours[colour] }] : [])),
    }),
    ...(board && { board: boardOf(board, layout) }),
  };
}

/** Legal and forbidden moves mixed, in the order of the rows, so that the order reveals nothing. */
function optionsOf({ options = [], refused = {} }: Facts): Option[] {
  const all = [...options, ...Object.keys(refused).map((move) => ({ move }))].map(optionOf);
  const row = ({ colour }: Option): number => (colour ? COLOURS.indexOf(colour) : COLOURS.length);
  return all.toSorted((one, other) => row(one) - row(other));
}

function optionOf({ move, ...effects }: { move: string } & Partial<Option>): Option {
  const [colour, number, lucky] = move.split(" ");
  const mark = number ? { colour: colour as Colour, number: Number(number) } : { colour: null, number: null };
  return { ...NOTHING, ...effects, move, ...mark, lucky: lucky !== undefined };
}

/** Points of a row: 1 + 2 + … + marks. */
export function worth(marks: number): number {
  return (marks * (marks + 1)) / 2;
}

export function sheetOf(rows: Rows, penalties: number): SheetView {
  const whole = { red: [], yellow: [], green: [], blue: [], ...rows };
  const [red, yellow, green, blue] = [
    worth(whole.red.length),
    worth(whole.yellow.length),
    worth(whole.green.length),
    worth(whole.blue.length),
  ];
  const lost = penalties === 0 ? 0 : -5 * penalties;
  return {
    rows: whole,
    penalties,
    points: { red, yellow, green, blue, penalties: lost },
    total: red + yellow + green + blue + lost,
  };
}

function boardOf(rows: Partial<Record<Colour, Pawns[]>>, layout: RowLayout[]): Board {
  const stacks = ({ colour, numbers }: RowLayout): StackView[] =>
    (rows[colour] ?? []).map(([number, who, height = 1]) => ({
      cell: numbers.indexOf(number),
      seat: who === "you" ? 0 : 1,
      height,
    }));
  return Object.fromEntries(layout.map((row) => [row.colour, stacks(row)])) as Board;
}
