// Chart geometry: scales, ticks and paths, in view box units.

export interface Scale {
  (value: number): number;
}

/** A linear scale; an empty domain maps to the middle. */
export function scale(from: readonly [number, number], to: readonly [number, number]): Scale {
  const [low, high] = from;
  const [start, end] = to;
  return (value) => (high === low ? (start + end) / 2 : start + ((value - low) / (high - low)) * (end - start));
}

/** At most five round numbers from 0 to at least `highest`. */
export function ticks(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((size) => size * power).find((size) => size >= rough) ?? power * 10);
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, number) => number * step);
}

/** The mean of the last `span` values at each index. */
export function runningMean(values: readonly number[], span: number): number[] {
  return values.map((_, end) => {
    const last = values.slice(Math.max(0, end + 1 - span), end + 1);
    return last.reduce((sum, value) => sum + value, 0) / last.length;
  });
}

export function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], number) => `${number ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
