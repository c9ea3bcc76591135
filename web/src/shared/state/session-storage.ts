// Session storage that never throws: browsers may deny access, and it may be full.

export function sessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for this tab, or removes it; false if the browser refuses. */
export function setSessionItem(key: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
