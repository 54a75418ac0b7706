import { isPlainObject } from '../values/plainObject.ts';

/** Kept in a history entry, so that Back closes the game and a reload reopens it. */
export type OpenedGame = {
  readonly title: string;
  readonly of: { readonly gameId: string } | { readonly promotionId: string };
  readonly isPractice: boolean;
  readonly limits: string | null;
};

export const withGame = (game: OpenedGame): { readonly game: OpenedGame } => ({ game });

export function openedGameIn(state: unknown): OpenedGame | null {
  const game = isPlainObject(state) ? state['game'] : null;
  if (!isPlainObject(game)) return null;
  const { title, of, isPractice, limits } = game;
  if (typeof title !== 'string' || typeof isPractice !== 'boolean' || !isPlainObject(of)) return null;
  const { gameId, promotionId } = of;
  const about = typeof gameId === 'string' ? { gameId } : typeof promotionId === 'string' ? { promotionId } : null;
  // From a promotion, games open only for practice.
  if (about === null || ('promotionId' in about && !isPractice)) return null;
  return { title, of: about, isPractice, limits: typeof limits === 'string' ? limits : null };
}
