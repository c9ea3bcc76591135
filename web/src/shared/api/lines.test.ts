import { expect, test } from "vitest";
import { linesOf } from "./lines";

function answer(...parts: string[]): Response {
  const bytes = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(bytes.encode(part));
        controller.close();
      },
    }),
  );
}

async function all(response: Response): Promise<string[]> {
  const found = [];
  for await (const line of linesOf(response)) found.push(line);
  return found;
}

test("lines are put together from parts, wherever these end", async () => {
  expect(await all(answer("one\ntw", "o\n", "three", "\nfo", "ur"))).toEqual(["one", "two", "three", "four"]);
});

test("an answer without a body has no lines", async () => {
  expect(await all(new Response(null))).toEqual([]);
});

test("whoever stops early cancels the answer", async () => {
  let cancelled = false;
  const endless = new Response(
    new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("again\n")),
      cancel: () => void (cancelled = true),
    }),
  );
  for await (const line of linesOf(endless)) if (line) break;
  expect(cancelled).toBe(true);
});
