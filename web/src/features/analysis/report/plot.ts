// Geometry of the chart, in pixels.
import type { AnalysedGame } from "../../../shared/api/messages";

export interface Plot {
  x(place: number): number;
  y(value: number): number;
  /** The place nearest to a horizontal pixel position. */
  place(x: number): number;
  ticks: number[];
  bottom: number;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function plotOf(found: AnalysedGame, frame: Frame): Plot {
  const last = Math.max(1, found.games.length - 1);
  const wide = Math.max(1, frame.width - frame.left - frame.right);
  const high = Math.max(1, frame.height - frame.top - frame.bottom);
  const [low, top, ticks] =
    found.analysis.unit === "win" ? ([0, 1, [0, 0.5, 1]] as const) : range(found.analysis.values.flat());
  return {
    x: (place) => frame.left + (wide * place) / last,
    y: (value) => frame.top + high * (1 - (value - low) / (top - low)),
    place: (x) => Math.min(last, Math.max(0, Math.round(((x - frame.left) / wide) * last))),
    ticks: [...ticks],
    bottom: frame.top + high,
  };
}

/** Round bounds around all values, and ticks between them. */
export function range(values: number[]): readonly [number, number, number[]] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = [5, 10, 20, 50, 100].find((size) => (most - least) / size <= 4) ?? 200;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  return [low, high, Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step)];
}

export function linePath(points: (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
