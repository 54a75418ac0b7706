/** What becomes of a game of the casino that is open on this page, for money. */
export type GameTold = 'closed' | 'opened' | 'played';

const listeners = new Set<(what: GameTold) => void>();

/** What is pressed in a game is no event of this page: whoever shows one tells of it here. */
export const tellOfGame = (what: GameTold): void => {
  for (const listener of listeners) listener(what);
};

/** Returns how to stop. */
export function onGame(listener: (what: GameTold) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
