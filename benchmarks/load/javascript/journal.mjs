// An append-only file with group commit: everything that is appended while a sync runs shares the next one.
import { fdatasync, openSync, write } from "node:fs";

export class Journal {
  #file;
  #waiting = [];
  #busy = false;

  constructor(path) {
    this.#file = openSync(path, "ax");
  }

  // `stored` is called when the entry is on disk, in the order of the calls.
  append(entry, stored = () => {}) {
    this.#waiting.push({ line: `${JSON.stringify(entry)}\n`, stored });
    if (!this.#busy) this.#commit();
  }

  #commit() {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#busy = true;
    const bytes = Buffer.from(batch.map(({ line }) => line).join(""));
    write(this.#file, bytes, 0, bytes.length, null, (error, written) => {
      if (error || written < bytes.length) throw error ?? new Error("the disk is full");
      fdatasync(this.#file, (failure) => {
        if (failure) throw failure;
        this.#busy = false;
        if (this.#waiting.length) this.#commit(); // the disk works while the results are sent
        for (const { stored } of batch) stored();
      });
    });
  }
}
