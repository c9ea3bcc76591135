// Reads a response that arrives line by line.

/** The lines of the response's body, each as soon as it has arrived. */
export async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const lines = (rest + part.value).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    if (rest) yield rest;
  } finally {
    await reader?.cancel().catch(() => undefined); // The reader may have stopped early.
  }
}
