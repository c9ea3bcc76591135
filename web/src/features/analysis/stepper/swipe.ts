// Action for horizontal swipes. Vertical swipes scroll as usual.
interface Handlers {
  left: () => void;
  right: () => void;
}

const MIN_DISTANCE = 40;

export function swipe(node: HTMLElement, handlers: Handlers): { update(handlers: Handlers): void; destroy(): void } {
  let now = handlers;
  let from: Touch | null = null;

  function start(event: TouchEvent): void {
    from = event.touches.length === 1 ? (event.touches[0] ?? null) : null;
  }

  function end(event: TouchEvent): void {
    const to = event.changedTouches[0];
    if (!from || !to) return;
    const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
    from = null;
    if (Math.abs(across) < MIN_DISTANCE || Math.abs(across) < 1.5 * Math.abs(down)) return;
    if (across < 0) now.left();
    else now.right();
  }

  node.addEventListener("touchstart", start, { passive: true });
  node.addEventListener("touchend", end);
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener("touchstart", start);
      node.removeEventListener("touchend", end);
    },
  };
}
