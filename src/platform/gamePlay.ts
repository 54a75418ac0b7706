export type GamePlayEvent = 'closed' | 'opened' | 'played';

const listeners = new Set<(what: GamePlayEvent) => void>();

/** Reports game play, because input in a frame fires no events on this page. */
export const notifyGamePlay = (what: GamePlayEvent): void => {
  for (const listener of listeners) listener(what);
};

export function onGame(listener: (what: GamePlayEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
