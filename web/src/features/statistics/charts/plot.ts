// Where things lie on a plot, in the units of its view box.

export interface Scale {
  (value: number): number;
}

/** A straight line from values to places; a range of nothing lies in the middle. */
export function scale(from: readonly [number, number], to: readonly [number, number]): Scale {
  const [low, high] = from;
  const [start, end] = to;
  return (value) => (high === low ? (start + end) / 2 : start + ((value - low) / (high - low)) * (end - start));
}

/** Round numbers from 0 to at least the highest: at most five of them. */
export function ticks(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((size) => size * power).find((size) => size >= rough) ?? power * 10);
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, number) => number * step);
}

/** The mean of the last few up to each place. */
export function running(values: readonly number[], span: number): number[] {
  return values.map((_, end) => {
    const last = values.slice(Math.max(0, end + 1 - span), end + 1);
    return last.reduce((sum, value) => sum + value, 0) / last.length;
  });
}

export function line(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], number) => `${number ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
