// Keeps the screen on during a game. Browsers release the lock of a hidden page, so it is requested again.

/** Keeps the screen on until the returned function is called; has no effect if the browser cannot do it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = (): void => {
    if (document.visibilityState === "hidden" || (lock && !lock.released)) return;
    // May be refused, for example when the battery is low; then the screen turns off as usual.
    navigator.wakeLock?.request("screen").then(
      (granted) => (over ? void granted.release() : (lock = granted)),
      () => undefined,
    );
  };
  document.addEventListener("visibilitychange", ask);
  ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
