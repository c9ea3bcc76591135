// Local storage that never throws: browsers may forbid it, for example in private windows.
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Deletes everything stored for this site. */
export function clearStorage(): void {
  try {
    localStorage.clear();
  } catch {
    // Storage is forbidden, so it is empty.
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden: the value lasts until the page is closed.
  }
}
