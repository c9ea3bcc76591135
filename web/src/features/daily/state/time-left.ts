/** Formats the remaining time with its two largest units, or one below an hour. '5:07' would read as a time of day. */
export function timeLeftText(seconds: number, language: string): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  const parts: [number, string][] =
    hours > 0
      ? [
          [hours, "hour"],
          [minutes, "minute"],
        ]
      : minutes > 0
        ? [[minutes, "minute"]]
        : [[left, "second"]];
  return parts
    .map(([count, unit]) =>
      new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count),
    )
    .join(" ");
}
