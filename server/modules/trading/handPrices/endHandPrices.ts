import type { Trx } from '#server/platform/store/index.ts';
import { giveBackIn } from '../suspensions/suspend.ts';

type By = { readonly email: string; readonly at: Date };

/** Operator id of the suspension for a hand-set price. No real operator has such an id. */
export const suspenderOf = (handPriceId: string): string => `hand-price:${handPriceId}`;

/** Ends hand-set prices and their suspensions; returns the number of prices. Writes; the caller publishes prices and suspensions. */
export async function endHandPrices(trx: Trx, selectionIds: readonly string[], { email, at }: By): Promise<number> {
  if (selectionIds.length === 0) return 0;
  const ended = await trx
    .updateTable('hand_prices')
    .set({ ended_at: at, ended_by: email })
    .where('selection_id', 'in', [...selectionIds])
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of ended) {
    const holder = suspenderOf(id);
    const held = await trx
      .selectFrom('suspensions')
      .select('id')
      .where('operator_id', '=', holder)
      .where('released_at', 'is', null)
      .executeTakeFirst();
    if (held) await giveBackIn(trx, held.id, { id: holder, email, at });
  }
  return ended.length;
}
