/** The same work, one at a time in the order it was asked for: of two that overlap the one that was asked first must not have the last word. */
export function inTurn(work: () => Promise<void>): () => Promise<void> {
  let queue: Promise<unknown> = Promise.resolve();
  return () => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
}
