// boardgame.io's own server: `node boardgame_io.mjs GAME STORAGE FOLDER`. It prints its port when it is ready.
//
// GAME: counter (only turns and a number); lean or full (Classic, with lean or full views).
// STORAGE: memory; FlatFile (its own, which sends a move before writing it, and never syncs); journal (ours, which
// sends a move when it is on disk).
import { createRequire } from "node:module";
import { join } from "node:path";
import { Journal } from "./journal.mjs";
import { decide, fullView, key, leanView, newTable } from "./table.mjs";

const require = createRequire(import.meta.url); // its packages are directories, which `import` does not accept
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");
const { FlatFile, Origins, Server, SocketIO } = require("boardgame.io/server");
const { original } = require("immer");

const [game, storage, folder] = process.argv.slice(2);

const counter = {
  name: "counter",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
};

// The rules determine who has to decide, so all players are active all the time. The rules get the plain state
// (`original`), because reading it through Immer's proxies is slow. A lean game keeps no history.
const classic = (view, keepsHistory) => ({
  name: "classic",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => newTable(2),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    choose: {
      move: ({ G, playerID }, move) => {
        const table = decide(original(G), Number(playerID), move);
        if (table === null) return INVALID_MOVE;
        return keepsHistory ? table : { ...table, history: [] };
      },
      redact: true, // a choice is secret until it takes effect
      client: false,
      ignoreStaleStateID: true, // the others may have chosen meanwhile
    },
  },
  endIf: ({ G }) => G.game.result ?? undefined,
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
});

// Holds back every move until the storage releases it, because boardgame.io publishes before it stores.
class HeldPublisher {
  #subscribers = new Map();
  #held = new Map();

  publish(channel, payload) {
    if (payload.type !== "update") this.#deliver(channel, payload);
    else if (this.#held.has(channel)) this.#held.get(channel).push(payload);
    else this.#held.set(channel, [payload]);
  }

  release(channel) {
    const payload = this.#held.get(channel)?.shift();
    if (payload) this.#deliver(channel, payload);
  }

  subscribe(channel, receive) {
    this.#subscribers.set(channel, [...(this.#subscribers.get(channel) ?? []), receive]);
  }

  unsubscribeAll(channel) {
    this.#subscribers.delete(channel);
    this.#held.delete(channel);
  }

  #deliver(channel, payload) {
    for (const receive of this.#subscribers.get(channel) ?? []) receive(payload);
  }
}

// Its in-memory storage with a journal: initial states and moves are appended, from which matches could be replayed.
// Seats and credentials are only in memory.
function addJournal(memory, publisher) {
  const journal = new Journal(join(folder, "journal"));
  journal.append({ key: key.toString("hex") });
  const setState = memory.setState.bind(memory);
  memory.setState = (match, state, moves) => {
    setState(match, state, moves);
    if (moves) journal.append({ match, moves }, () => publisher.release(`MATCH-${match}`));
    else journal.append({ match, state });
  };
}

const GAMES = { counter, lean: classic(leanView, false), full: classic(fullView, true) };
const publisher = new HeldPublisher();
const OPTIONS = {
  memory: {}, // its default
  journal: { transport: new SocketIO({ pubSub: publisher }) },
  FlatFile: { db: new FlatFile({ dir: join(folder, "matches") }) },
};

const server = Server({ games: [GAMES[game]], origins: [Origins.LOCALHOST], ...OPTIONS[storage] });
if (storage === "journal") addJournal(server.db, publisher);

// Its run() would listen on all interfaces.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready);

server.run(0, () => console.log(`port ${server.app.server.address().port}`));
