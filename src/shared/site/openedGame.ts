import { isPlainObject } from '../values/plainObject.ts';

/** A game that is to be played, as an entry of the history keeps it: going back closes it, a reload opens it anew, and no link from elsewhere opens one. */
export type OpenedGame = {
  readonly title: string;
  /** Of the product: the page may be of the game, or of a promotion that opens one without a stake. */
  readonly of: { readonly gameId: string } | { readonly promotionId: string };
  readonly isPractice: boolean;
  /** What may be bet, in words; null where nothing is. */
  readonly limits: string | null;
};

/** What the entry of the history is left with. */
export const withGame = (game: OpenedGame): { readonly game: OpenedGame } => ({ game });

/** The game of an entry; null where it has none, and for what another build has left there. */
export function openedGameIn(state: unknown): OpenedGame | null {
  const game = isPlainObject(state) ? state['game'] : null;
  if (!isPlainObject(game)) return null;
  const { title, of, isPractice, limits } = game;
  if (typeof title !== 'string' || typeof isPractice !== 'boolean' || !isPlainObject(of)) return null;
  const { gameId, promotionId } = of;
  const about = typeof gameId === 'string' ? { gameId } : typeof promotionId === 'string' ? { promotionId } : null;
  // Without a game of its own, nothing is played for money.
  if (about === null || ('promotionId' in about && !isPractice)) return null;
  return { title, of: about, isPractice, limits: typeof limits === 'string' ? limits : null };
}
