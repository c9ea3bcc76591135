// Development only: a table without a server.
import type { Problem, View } from "../shared/api/messages";
import type { Connection, Ended, Spoken, Table, Wish } from "../features/table/connection/socket.svelte";

export class StillTable implements Table {
  id: string;
  view = $state.raw<View | null>(null);
  viewedAt = performance.now();
  connection = $state<Connection>("open");
  ended = $state<Ended>(null);
  said = $state<Spoken[]>([]);
  problem = $state.raw<Problem | null>(null);
  pending = 0;

  constructor(view: View) {
    this.id = view.table;
    this.view = view;
  }

  send(wish: Wish): void {
    console.log("send", JSON.stringify(wish));
    if (wish.type === "say") this.said = [{ key: 1, seat: wish.seat, phrase: wish.phrase }];
  }

  choose(seat: number, move: string | null): void {
    const view = this.view;
    if (view) this.view = { ...view, hands: view.hands.map((hand) => (hand.seat === seat ? { ...hand, chosen: move } : hand)) };
  }

  forgive(): void {
    this.problem = null;
  }

  reconnect(): void {
    this.connection = "open";
  }
}
