import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIXTURES } from "../../../dev/fixtures";
import {
  PROTOCOL_VERSION,
  type FromClient,
  type FromServer,
  type Played,
  type View,
} from "../../../shared/api/messages";
import { TableSocket, reconnectDelay } from "./table-socket.svelte";

class FakeWebSocket {
  static OPEN = 1;
  static all: FakeWebSocket[] = [];
  static get last(): FakeWebSocket {
    return this.all.at(-1)!;
  }
  readyState = 0;
  sent: FromClient[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeWebSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function fakeStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

const VIEW = FIXTURES.classic!;
const [EXAMPLE] = JSON.parse(readFileSync("../tests/data/deltas.json", "utf8")) as [{ view: View; messages: Played[] }];
let page: EventTarget & { visibilityState: string };
let world: EventTarget;
let table: TableSocket;
let reloads: number;

beforeEach(() => {
  reloads = 0;
  vi.useFakeTimers();
  FakeWebSocket.all = [];
  world = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { origin: "https://play.example", reload: () => reloads++ });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("addEventListener", world.addEventListener.bind(world));
  vi.stubGlobal("removeEventListener", world.removeEventListener.bind(world));
  table = new TableSocket("k7qm3x");
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function joined(): FakeWebSocket {
  FakeWebSocket.last.open();
  FakeWebSocket.last.say(VIEW);
  return FakeWebSocket.last;
}

describe("the connection", () => {
  it("goes to the table at the page's own address, and names the version of the protocol", () => {
    expect(FakeWebSocket.last.url).toBe(`wss://play.example/ws/tables/k7qm3x?version=${PROTOCOL_VERSION}`);
    expect(table.connection).toBe("connecting");
    joined();
    expect(table.connection).toBe("open");
    expect(table.view?.code).toBe("K7-QM");
  });

  it("waits longer after each failure, up to eight seconds, with jitter", () => {
    expect([0, 1, 2, 3, 4, 5].map((attempt) => reconnectDelay(attempt, 0.5))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000,
    ]);
    expect(reconnectDelay(0, 0)).toBe(375);
    expect(reconnectDelay(0, 1)).toBe(625);
  });

  it("tries again automatically and starts over with short waits once it was open", async () => {
    joined().drop();
    expect(table.connection).toBe("lost");
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeWebSocket.all.length).toBe(2);
    FakeWebSocket.last.drop();
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeWebSocket.all.length).toBe(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeWebSocket.all.length).toBe(3);
  });

  it("reconnects at once when the network or the user is back", () => {
    joined().drop();
    world.dispatchEvent(new Event("online"));
    expect(FakeWebSocket.all.length).toBe(2);
    FakeWebSocket.last.drop();
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(FakeWebSocket.all.length).toBe(2);
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(FakeWebSocket.all.length).toBe(3);
  });

  it("knows at once that the network is gone", () => {
    const socket = joined();
    world.dispatchEvent(new Event("offline"));
    expect(table.connection).toBe("lost");
    expect(socket.closed).toBe(true);
  });

  it("moves to another server quickly and without a word when its own is being restarted", async () => {
    joined().drop(1012);
    expect(table.connection).toBe("connecting");
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeWebSocket.all.length).toBe(2);
    joined();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.connection).toBe("open");
    expect(FakeWebSocket.all.length).toBe(2);
  });

  it("reconnects silently while the old server is still shutting down", async () => {
    joined().drop(1012);
    for (let knock = 0; knock < 3; knock++) {
      await vi.advanceTimersByTimeAsync(400);
      FakeWebSocket.last.drop();
      expect(table.connection).toBe("connecting");
    }
    await vi.advanceTimersByTimeAsync(400);
    joined();
    expect(table.connection).toBe("open");
  });

  it.each([true, false])("says so if no other server answers soon, refused or unheard (%s)", async (refused) => {
    joined().drop(1012);
    await vi.advanceTimersByTimeAsync(1900);
    expect(table.connection).toBe("connecting");
    await vi.advanceTimersByTimeAsync(200);
    expect(table.connection).toBe("lost");
    if (refused) FakeWebSocket.last.drop();
    await vi.advanceTimersByTimeAsync(700);
    joined();
    expect(table.connection).toBe("open");
  });

  it("counts a message as answered by the changes it has led to", () => {
    joined();
    const { view, messages } = EXAMPLE;
    FakeWebSocket.last.say(view);
    table.choose(0, "pass");
    const { id } = FakeWebSocket.last.sent.at(-1)!;
    expect(table.pending).toBe(1);
    FakeWebSocket.last.say({ ...messages[0]!, done: id });
    expect(table.pending).toBe(0);
    expect(table.view?.step).toBe(messages[0]!.step);
  });

  it("fetches a fresh view if a change is missing", () => {
    joined();
    const { view, messages } = EXAMPLE;
    FakeWebSocket.last.say(view);
    FakeWebSocket.last.say(messages[1]!);
    expect(FakeWebSocket.all.length).toBe(2);
    expect(table.view?.step).toBe(view.step);
    FakeWebSocket.last.open();
    FakeWebSocket.last.say({ ...view, step: messages[1]!.step });
    expect(table.view?.step).toBe(messages[1]!.step);
  });

  it.each([
    [4404, "unknown"],
    [4503, "unavailable"],
    [4429, "flooding"],
    [4430, "crowded"],
    [4403, "foreign"],
  ])("gives up after code %i: %s", async (code, why) => {
    FakeWebSocket.last.drop(code);
    expect(table.ended).toBe(why);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeWebSocket.all.length).toBe(1);
    table.reconnect();
    expect(FakeWebSocket.all.length).toBe(2);
    expect(table.ended).toBeNull();
  });
});

/** Simulates a reload of the page: a new socket in the same tab. */
function reloaded(): FakeWebSocket {
  table.close();
  table = new TableSocket("k7qm3x");
  return FakeWebSocket.last;
}

describe("a server of another version", () => {
  it("makes the page reload, once within a minute, and then says so", async () => {
    joined().drop(4426);
    await vi.advanceTimersByTimeAsync(0);
    expect([reloads, table.ended]).toEqual([1, null]);
    reloaded().drop(4426);
    await vi.advanceTimersByTimeAsync(59_000);
    expect([reloads, table.ended]).toEqual([1, "outdated"]);
    expect(FakeWebSocket.all.length).toBe(2);
  });

  it("makes the page reload again after a minute", async () => {
    joined().drop(4426);
    await vi.advanceTimersByTimeAsync(60_000);
    reloaded().drop(4426);
    await vi.advanceTimersByTimeAsync(0);
    expect([reloads, table.ended]).toEqual([2, null]);
  });

  it("makes no page reload that could not remember it", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    joined().drop(4426);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([reloads, table.ended]).toEqual([0, "outdated"]);
  });

  it("loses no choice: it is sent again after the reload, with its id, until it is answered", () => {
    const socket = joined();
    table.choose(0, "red 9");
    const [choice] = socket.sent;
    socket.drop(4426);
    expect(table.pending).toBe(1);
    const second = reloaded();
    expect(table.pending).toBe(1);
    second.open();
    expect(second.sent).toEqual([choice]);
    second.say({ type: "done", id: choice!.id });
    const third = reloaded();
    third.open();
    expect([third.sent, table.pending]).toEqual([[], 0]);
  });

  it("gets the messages of its own table only", () => {
    joined();
    table.choose(0, "red 9");
    const other = new TableSocket("another");
    FakeWebSocket.last.open();
    expect(FakeWebSocket.last.sent).toEqual([]);
    other.close();
  });
});

describe("messages", () => {
  it("are sent again after a reconnect, with the same id, until they are answered", async () => {
    const first = joined();
    table.choose(0, "red 9");
    const [choice] = first.sent;
    expect(choice).toMatchObject({ type: "choose", seat: 0, move: "red 9", step: VIEW.step });
    first.drop();
    await vi.advanceTimersByTimeAsync(700);
    FakeWebSocket.last.open();
    expect(FakeWebSocket.last.sent).toEqual([choice]);
    FakeWebSocket.last.say({ type: "done", id: choice!.id });
    expect(table.pending).toBe(0);
    FakeWebSocket.last.drop();
    await vi.advanceTimersByTimeAsync(700);
    FakeWebSocket.last.open();
    expect(FakeWebSocket.last.sent).toEqual([]);
  });

  it("made while the connection is lost go out in their order", async () => {
    joined().drop();
    table.choose(0, "red 9");
    table.choose(0, null);
    expect(table.pending).toBe(2);
    await vi.advanceTimersByTimeAsync(700);
    FakeWebSocket.last.open();
    expect(FakeWebSocket.last.sent.map((message) => message.type === "choose" && message.move)).toEqual([
      "red 9",
      null,
    ]);
  });

  it("have ids of their own", () => {
    const socket = joined();
    table.send({ type: "start" });
    table.send({ type: "start" });
    expect(new Set(socket.sent.map(({ id }) => id)).size).toBe(2);
  });

  it("asks why a move is not allowed, shows the reason, and does not ask again after a reconnect", () => {
    const socket = joined();
    table.why(0, "red 9");
    expect(socket.sent.at(-1)).toMatchObject({ type: "why", seat: 0, move: "red 9" });
    expect(table.pending).toBe(0);
    const problem = { code: "not-the-sum", text: "", rule: "C3", facts: {} };
    socket.say({ type: "reason", id: socket.sent.at(-1)!.id, problem });
    expect(table.problem).toEqual(problem);
    socket.say({ type: "reason", id: "other", problem: null });
    expect(table.problem).toBeNull();
  });

  it("show a choice at once, and a refusal brings the true view", () => {
    const socket = joined();
    table.choose(0, "red 9");
    expect(table.view?.hands[0]?.chosen).toBe("red 9");
    const problem = { code: "stale", text: "the table has changed in the meantime", rule: null, facts: {} };
    socket.say({ type: "refused", id: socket.sent[0]!.id, problem });
    socket.say({ ...VIEW, step: 41 });
    expect(table.problem?.code).toBe("stale");
    expect(table.view?.hands[0]?.chosen).toBeNull();
    expect(table.pending).toBe(0);
  });

  it("report no problem when a nonce for the dice comes too late", () => {
    const socket = joined();
    table.send({ type: "stir", seat: 0, nonce: "00".repeat(16) });
    socket.say({
      type: "refused",
      id: socket.sent[0]!.id,
      problem: { code: "already-started", text: "", rule: null, facts: {} },
    });
    expect(table.problem).toBeNull();
  });
});

describe("what the server tells between views", () => {
  it("is who still decides, if it is about this step", () => {
    const socket = joined();
    socket.say({ type: "deciding", step: VIEW.step, waiting: [2], chosen: null });
    expect(table.view?.seats.map(({ deciding }) => deciding)).toEqual([false, false, true]);
    socket.say({ type: "deciding", step: VIEW.step - 1, waiting: [0], chosen: null });
    expect(table.view?.seats.map(({ deciding }) => deciding)).toEqual([false, false, true]);
  });

  it("is what was chosen at one's own seats, or that it was taken back", () => {
    const socket = joined();
    const hand = { seat: 0, options: [], chosen: null };
    socket.say({ ...VIEW, hands: [hand, { ...hand, seat: 1 }] });
    const chosen = () => table.view?.hands.map((one) => one.chosen);
    socket.say({ type: "deciding", step: VIEW.step, waiting: [1], chosen: { "0": "red 5" } });
    expect(chosen()).toEqual(["red 5", null]);
    socket.say({ type: "deciding", step: VIEW.step, waiting: [], chosen: null });
    expect(chosen()).toEqual(["red 5", null]);
    socket.say({ type: "deciding", step: VIEW.step, waiting: [0, 1], chosen: {} });
    expect(chosen()).toEqual([null, null]);
  });

  it("is who is present", () => {
    joined().say({ type: "presence", present: [0], spectators: 3, standInSeconds: { "1": 40 } });
    expect(table.view?.seats.map(({ present }) => present)).toEqual([true, false, false]);
    expect(table.view?.spectators).toBe(3);
  });

  it("is when a bot may stand in, in seconds from the arrival of the message", async () => {
    const socket = joined();
    await vi.advanceTimersByTimeAsync(5000);
    socket.say({ type: "presence", present: [0], spectators: 0, standInSeconds: { "1": 40 } });
    expect(table.view?.standInSeconds).toEqual({ "1": 40 });
    expect(performance.now() - table.presenceAt).toBe(0);
    await vi.advanceTimersByTimeAsync(3000);
    socket.say({ ...VIEW, standInSeconds: { "1": 37 } });
    expect(table.view?.standInSeconds).toEqual({ "1": 37 });
    expect(performance.now() - table.presenceAt).toBe(0);
  });

  it("is what somebody says, for four seconds, one bubble a seat", async () => {
    const socket = joined();
    socket.say({ type: "said", seat: 1, phrase: "hello" });
    await vi.advanceTimersByTimeAsync(3000);
    socket.say({ type: "said", seat: 1, phrase: "wow" });
    expect(table.said.map(({ phrase }) => phrase)).toEqual(["wow"]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(table.said.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.said).toEqual([]);
  });
});
