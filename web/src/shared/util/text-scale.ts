/** The user's text size as a factor: 2 for a root size of 200 %. Charts leave room for labels accordingly. */
export function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}
