// Keeps the screen on during a game. Browsers release the lock of a hidden page, so it is requested again.

/** Keeps the screen awake until the returned function is called; does nothing where the browser cannot. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = (): void => {
    if (document.visibilityState === "hidden" || (lock && !lock.released)) return;
    // Refused with a low battery, for example: then the screen goes dark as usual.
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
