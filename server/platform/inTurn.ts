/** The same work, one at a time in the order it was asked for: of two that overlap the one that was asked first must not have the last word. */
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
