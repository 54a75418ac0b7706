import type { Trx } from '#server/platform/store/index.ts';
import { findFeaturedBet } from './featuredStore.ts';
import type { SlipContent } from '../slip/slipContent.ts';

export type Nameable = { readonly id: string; readonly selectionIds: readonly string[] };

/** Writes the featured bet's title to placed bets with the same selections. True if it wrote. */
export async function nameFeatured(trx: Trx, { selections }: SlipContent, bets: readonly Nameable[]): Promise<boolean> {
  const ids = new Map(
    selections.flatMap(({ selectionId, origin }) => (origin?.featuredBetId ? [[selectionId, origin.featuredBetId]] : [])),
  );
  if (ids.size === 0) return false;
  let hasWritten = false;
  for (const { id, selectionIds } of bets) {
    const [featuredId, ...others] = new Set(selectionIds.map((selectionId) => ids.get(selectionId)));
    const featured = featuredId === undefined || others.length > 0 ? null : await findFeaturedBet(trx, featuredId);
    if (!featured?.isOffered || !isSameSet(featured.selectionIds, selectionIds)) continue;
    await trx.updateTable('bets').set({ featured_bet_id: featured.id, featured_title: featured.title }).where('id', '=', id).execute();
    hasWritten = true;
  }
  return hasWritten;
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one) => b.includes(one));
