/** How much larger than usual the user wants text: 2 for a root size of 200 %. Charts leave that room for labels. */
export function textScale(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}
