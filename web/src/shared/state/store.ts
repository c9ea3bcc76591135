// What this browser remembers. Private windows may forbid it: then nothing is remembered, and all else works.
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Everything that this browser has kept for us. */
export function forgetAll(): void {
  try {
    localStorage.clear();
  } catch {
    // Then nothing was kept.
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the choice holds until the page is closed.
  }
}
