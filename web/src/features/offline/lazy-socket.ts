// A socket to the engine, whose code is loaded only for tables on this device.
import type { Socket } from "../table/connection/table-socket.svelte";
import { UNAVAILABLE } from "./worker-messages";

export class LazySocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #socket: Socket | null = null;
  #shut = false;

  constructor(table: string) {
    void import("./engine-socket").then(
      ({ EngineSocket }) => this.#connect(new EngineSocket(table)),
      () => this.onclose?.({ code: UNAVAILABLE }),
    );
  }

  get readyState(): number {
    return this.#socket?.readyState ?? WebSocket.CONNECTING;
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#shut = true;
    this.#socket?.close();
  }

  #connect(socket: Socket): void {
    if (this.#shut) return socket.close();
    this.#socket = socket;
    socket.onopen = () => this.onopen?.();
    socket.onmessage = (event) => this.onmessage?.(event);
    socket.onclose = (event) => this.onclose?.(event);
  }
}
