import { isPlainObject } from '../values/plainObject.ts';

/** Game kept in a history entry: going back closes it, a reload reopens it, and no external link can open one. */
export type OpenedGame = {
  readonly title: string;
  /** A page opens a game itself or a promotion's free game. */
  readonly of: { readonly gameId: string } | { readonly promotionId: string };
  readonly isPractice: boolean;
  /** Bet range for display; null if there is none. */
  readonly limits: string | null;
};

export const withGame = (game: OpenedGame): { readonly game: OpenedGame } => ({ game });

/** Game of a history state; null if it has none or another build wrote it. */
export function openedGameIn(state: unknown): OpenedGame | null {
  const game = isPlainObject(state) ? state['game'] : null;
  if (!isPlainObject(game)) return null;
  const { title, of, isPractice, limits } = game;
  if (typeof title !== 'string' || typeof isPractice !== 'boolean' || !isPlainObject(of)) return null;
  const { gameId, promotionId } = of;
  const about = typeof gameId === 'string' ? { gameId } : typeof promotionId === 'string' ? { promotionId } : null;
  // A promotion's game is practice only.
  if (about === null || ('promotionId' in about && !isPractice)) return null;
  return { title, of: about, isPractice, limits: typeof limits === 'string' ? limits : null };
}
