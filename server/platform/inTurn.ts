/** Runs calls one after another, so that an earlier call cannot overwrite the result of a later one. */
export function inTurn<Asked extends readonly unknown[], Answer>(
  work: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  let queue: Promise<unknown> = Promise.resolve();
  return (...asked) => {
    const done = queue.then(() => work(...asked));
    queue = done.catch(() => undefined);
    return done;
  };
}
