import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadUpdated } from "./update-reload";

let happened: string[];
let workers: EventTarget & { getRegistration(): Promise<unknown> };

/** A service worker that takes over when asked to. */
function worker(): { postMessage(text: string): void } {
  return {
    postMessage: (text) => {
      happened.push(text);
      setTimeout(() => workers.dispatchEvent(new Event("controllerchange")), 1000);
    },
  };
}

function registration(found: { installing?: unknown; waiting?: unknown }): void {
  const update = (): Promise<void> => Promise.resolve(void happened.push("update"));
  workers = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve({ update, ...found }) });
  vi.stubGlobal("navigator", { serviceWorker: workers });
}

beforeEach(() => {
  vi.useFakeTimers();
  happened = [];
  vi.stubGlobal("location", { reload: () => happened.push("reload") });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(["installing", "waiting"])("waits until the new service worker, %s, has taken over", async (state) => {
  registration({ [state]: worker() });
  void reloadUpdated();
  await vi.advanceTimersByTimeAsync(900);
  expect(happened).toEqual(["update", "take over"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(happened).toEqual(["update", "take over", "reload"]);
});

it("reloads at once if there is no new service worker", async () => {
  registration({});
  await reloadUpdated();
  expect(happened).toEqual(["update", "reload"]);
});

it.each([undefined, { getRegistration: () => Promise.reject(new Error("forbidden")) }])(
  "reloads at once without service workers",
  async (none) => {
    vi.stubGlobal("navigator", { serviceWorker: none });
    await reloadUpdated();
    expect(happened).toEqual(["reload"]);
  },
);

it("does not wait for ever for a service worker that fails to install", async () => {
  registration({ installing: { postMessage: () => undefined } });
  void reloadUpdated();
  await vi.advanceTimersByTimeAsync(5000);
  expect(happened).toEqual(["update", "reload"]);
});
