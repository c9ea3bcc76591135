// Local storage that never throws: browsers may deny access, for example in private windows, and it may be full.
const unstored = new Map<string, string>();

export function remembered(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}

/** Deletes everything stored for this site. */
export function clearStorage(): void {
  unstored.clear();
  try {
    localStorage.clear();
  } catch {
    // The browser denies access, so the storage is empty.
  }
}

export function remember(key: string, value: string): void {
  unstored.delete(key);
  try {
    localStorage.setItem(key, value);
  } catch {
    unstored.set(key, value); // It lasts until the page is closed.
  }
}
