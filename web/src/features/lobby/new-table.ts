// The form for a new table, and its conversion to a request. The server validates the request again.
import { DEFAULT_LEVEL } from "../../shared/game/bot-levels";
import { randomCharacter } from "../../shared/game/characters";
import { STATIC } from "../../shared/state/static-site";
import type { DiceKind, MakeTable, SeatRequest, Timer, VariantName } from "../../shared/api/messages";

export const TIMERS = [0, 15, 30, 60] as const satisfies readonly Timer[];
export const PRESETS = ["friends", "bots", "here", "solitaire"] as const;
export type Preset = (typeof PRESETS)[number];
export type SeatKind = SeatRequest["kind"];

export interface SeatForm {
  kind: SeatKind;
  name: string;
  /** A level, or a bot that the server's operator offers. */
  bot: string;
  /** The bot's character; null for a random one. */
  character: string | null;
}

export interface TableForm {
  variant: VariantName;
  seats: SeatForm[];
  timer: Timer;
  dice: DiceKind;
  listed: boolean;
  /** Longo: the lucky pairs, one for every seat that the game can have; null if they are to be drawn. */
  lucky: LuckyPair[] | null;
}

export type LuckyPair = [number, number];
export const LUCKY_NUMBERS = Array.from({ length: 15 }, (_, at) => at + 2);
/** The form's initial lucky pairs. */
export const SUGGESTED_PAIRS: readonly LuckyPair[] = [
  [5, 8],
  [6, 11],
  [7, 12],
  [10, 13],
  [4, 9],
];

const FILLS: Record<Preset, SeatKind[]> = { friends: ["open", "open"], bots: ["bot"], here: ["guest"], solitaire: [] };

export function seatLimits(variant: VariantName): { least: number; most: number } {
  return variant === "duel" ? { least: 2, most: 2 } : { least: 1, most: 5 };
}

export function seat(kind: SeatKind, bot: string = DEFAULT_LEVEL): SeatForm {
  return { kind, name: "", bot, character: null };
}

export function presetSeats(preset: Preset, variant: VariantName, bot: string = DEFAULT_LEVEL): SeatForm[] {
  const others = FILLS[preset].map((kind) => seat(kind, bot));
  return fitSeats([seat("you", bot), ...others], variant);
}

/** The preset that these seats match, if any. */
export function presetOf(seats: readonly SeatForm[]): Preset | null {
  const others = seats.slice(1).map(({ kind }) => kind);
  if (others.length === 0) return "solitaire";
  if (others.every((kind) => kind === "open")) return "friends";
  if (others.every((kind) => kind === "bot")) return "bots";
  return others.every((kind) => kind === "guest") ? "here" : null;
}

/** Adds or removes seats until the number fits the variant; a new seat copies the last one. */
export function fitSeats(seats: readonly SeatForm[], variant: VariantName): SeatForm[] {
  const { least, most } = seatLimits(variant);
  const kept = seats.slice(0, most);
  while (kept.length < least) kept.push(likeLastSeat(kept));
  return kept;
}

export function likeLastSeat(seats: readonly SeatForm[]): SeatForm {
  const last = seats.at(-1);
  return !last || last.kind === "you" ? seat(STATIC ? "bot" : "open", last?.bot) : seat(last.kind, last.bot);
}

export function hasOpenSeat(form: TableForm): boolean {
  return form.seats.some(({ kind }) => kind === "open");
}

/** `guestName` supplies names for guests on this device who have none. */
export function toMakeTable(form: TableForm, nickname: string, guestName: (seat: number) => string): MakeTable {
  const { variant, dice, timer } = form;
  const lucky = variant === "longo" && form.lucky ? form.lucky.slice(0, form.seats.length) : null;
  return {
    nickname,
    lucky,
    settings: { variant, dice, timer, listed: form.listed && hasOpenSeat(form) },
    seats: withCharacters(form.seats).map((seat, index) => seatRequest(seat, () => guestName(index))),
  };
}

/** Gives every bot without a character a free one, as long as there are any. */
function withCharacters(seats: readonly SeatForm[]): SeatForm[] {
  const taken = seats.map(({ kind, character }) => (kind === "bot" ? character : null));
  return seats.map((seat, index) => {
    if (seat.kind === "bot") taken[index] ??= randomCharacter(seat.bot, taken);
    return { ...seat, character: taken[index] ?? null };
  });
}

function seatRequest({ kind, name, bot, character }: SeatForm, guestName: () => string): SeatRequest {
  if (kind === "bot") return { kind, bot, character };
  return kind === "guest" ? { kind, name: name.trim() || guestName() } : { kind };
}

/** A table for the user against one bot, with this character or a random one. */
export function botGame(
  variant: VariantName,
  nickname: string,
  bot: string,
  character: string | null = null,
): MakeTable {
  const form: TableForm = {
    variant,
    seats: presetSeats("bots", variant, bot).map((seat) => ({ ...seat, character })),
    timer: 0,
    dice: "fair",
    listed: false,
    lucky: null,
  };
  return toMakeTable(form, nickname, String);
}
