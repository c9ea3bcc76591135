// Classic at Colyseus: `node colyseus.mjs FOLDER`. Full views, and a journal: a decision is sent when it is on disk. It
// prints its port when it is ready.
//
// Views are sent as messages (MessagePack), not as Colyseus' synchronised state: every player's view is different, and
// a choice that changes nothing visible yet is a small message, as in our server.
import { join } from "node:path";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { Journal } from "./journal.mjs";
import { decide, fullView, key, newTable } from "./table.mjs";

const [folder] = process.argv.slice(2);
const journal = new Journal(join(folder, "journal"));
journal.append({ key: key.toString("hex") });

class ClassicRoom extends Room {
  maxClients = 2;
  patchRate = null; // there is no synchronised state

  onCreate() {
    this.table = newTable(2);
    journal.append({ table: this.table });
    this.onMessage("choose", (client, message) => this.choose(client, message));
  }

  onJoin(client) {
    client.userData = { seat: this.clients.length - 1 };
    if (this.clients.length === 2) this.publish(this.table);
  }

  choose(client, { step, move }) {
    const { seat } = client.userData;
    const after = step === this.table.step ? decide(this.table, seat, move) : null;
    if (after === null) {
      client.send("refused", { step, move });
      return;
    }
    this.table = after;
    journal.append({ table: after.id, seat, move }, () => this.publish(after, after.step === step));
  }

  publish(table, secret = false) {
    for (const client of this.clients) {
      if (secret) client.send("deciding", { step: table.step, waiting: table.game.waiting });
      else client.send("view", fullView(table, client.userData.seat));
    }
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define("classic", ClassicRoom);
await server.listen(0, "127.0.0.1");
console.log(`port ${transport.server.address().port}`);
