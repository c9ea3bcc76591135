import type { FromClient } from "../../../shared/api/messages";
import { sessionItem, setSessionItem } from "../../../shared/state/session-storage";

/** The messages of a table that the server has not answered yet, in their order. They survive a reload of the page. */
export class UnansweredMessages {
  readonly #key: string;
  #messages: Map<string, FromClient>;

  constructor(table: string) {
    this.#key = `unanswered-${table}`;
    this.#messages = new Map(this.#stored().map((message) => [message.id, message]));
  }

  get size(): number {
    return this.#messages.size;
  }

  get(id: string): FromClient | undefined {
    return this.#messages.get(id);
  }

  all(): FromClient[] {
    return [...this.#messages.values()];
  }

  add(message: FromClient): void {
    this.#messages.set(message.id, message);
    this.#store();
  }

  remove(id: string): void {
    if (this.#messages.delete(id)) this.#store();
  }

  #stored(): FromClient[] {
    return JSON.parse(sessionItem(this.#key) ?? "[]") as FromClient[];
  }

  #store(): void {
    setSessionItem(this.#key, this.size ? JSON.stringify(this.all()) : null);
  }
}
