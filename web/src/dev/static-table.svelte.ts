// For development and tests: a table without a server.
import type { Needed, Problem, View } from "../shared/api/messages";
import type {
  Connection,
  Ended,
  SpokenPhrase,
  Table,
  ClientMessage,
} from "../features/table/connection/table-socket.svelte";

export class StaticTable implements Table {
  id: string;
  view = $state.raw<View | null>(null);
  viewedAt = performance.now();
  presenceAt = performance.now();
  connection = $state<Connection>("open");
  ended = $state<Ended>(null);
  said = $state<SpokenPhrase[]>([]);
  problem = $state.raw<Problem | null>(null);
  pending = 0;
  needed = $state.raw<Needed | null>(null);

  constructor(view: View) {
    this.id = view.table;
    this.view = view;
  }

  send(message: ClientMessage): void {
    console.log("send", JSON.stringify(message));
    if (message.type === "say") this.said = [{ key: 1, seat: message.seat, phrase: message.phrase }];
  }

  choose(seat: number, move: string | null): void {
    const view = this.view;
    if (view)
      this.view = { ...view, hands: view.hands.map((hand) => (hand.seat === seat ? { ...hand, chosen: move } : hand)) };
  }

  why(seat: number, move: string): void {
    console.log("why", seat, move);
  }

  need(white: [number, number]): void {
    this.needed = { type: "needed", id: "", white, colours: ["red", "yellow", "green", "blue"] };
  }

  dismissProblem(): void {
    this.problem = null;
  }

  reconnect(): void {
    this.connection = "open";
  }
}
