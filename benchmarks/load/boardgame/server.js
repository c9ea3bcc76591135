// The baseline of benchmarks/load.py: boardgame.io's own server, its state in memory, and a game with nothing in it but
// turns and a number. It prints its port when it is ready.
const { Server, Origins } = require("boardgame.io/server");

const Counter = {
  name: "counter",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
};

const server = Server({ games: [Counter], origins: [Origins.LOCALHOST] });

// Its run() would listen at every address.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready);

server.run(0, () => console.log(`port ${server.app.server.address().port}`));
