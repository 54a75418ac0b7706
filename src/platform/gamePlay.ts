/** Real money, on this page. */
export type GameTold = 'closed' | 'opened' | 'played';

const listeners = new Set<(what: GameTold) => void>();

/** Input in a frame fires no events here. */
export const tellOfGame = (what: GameTold): void => {
  for (const listener of listeners) listener(what);
};

export function onGame(listener: (what: GameTold) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
