import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { WorldChange } from '#server/modules/catalogue/messages/index.ts';
import { lockEvent } from '../proposals/plans/index.ts';
import { endHandPrices } from './endHandPrices.ts';
import { showHandPrices } from './holdPrices.ts';
import { type MarketNow, marketNow } from './marketNow.ts';
import { isLoss } from './nearness.ts';

type Asked = { readonly marketId: string; readonly selectionId?: string | undefined };
type GivenBack = { readonly eventId: string; readonly ended: number; readonly changes: readonly WorldChange[] };

/**
 * Replaces a selection's hand-set price by the feed's. Ends all hand-set prices of the market if its line is hand-set or the remaining
 * prices would lose money. Locks the event. Publish changes and suspensions after the commit.
 */
export async function giveBackPrices(
  trx: Trx,
  { marketId, selectionId }: Asked,
  by: { readonly email: string; readonly at: Date },
): Promise<Result<GivenBack, 'not-found' | 'not-held'>> {
  const found = await trx.selectFrom('markets').select('event_id').where('id', '=', marketId).executeTakeFirst();
  if (!found) return refuse('not-found');
  await lockEvent(trx, found.event_id);
  const market = await marketNow(trx, marketId);
  const isPart = selectionId !== undefined && market?.handLine === null && !isLossWithout(market, selectionId);
  const held = await trx
    .selectFrom('hand_prices')
    .select('selection_id')
    .where('market_id', '=', marketId)
    .where('ended_at', 'is', null)
    .$if(isPart, (query) => query.where('selection_id', '=', selectionId ?? ''))
    .execute();
  const ended = await endHandPrices(
    trx,
    held.map(({ selection_id: id }) => id),
    by,
  );
  if (ended === 0) return refuse('not-held');
  const changes = await showHandPrices(trx, { id: marketId, eventId: found.event_id }, { handLine: null, at: by.at });
  return ok({ eventId: found.event_id, ended, changes });
}

const isLossWithout = ({ selections }: MarketNow, selectionId: string): boolean =>
  isLoss(
    selections
      .filter(({ isOffered }) => isOffered)
      .map(({ id, shown, unheld, feed }) => ({ feed, shown: id === selectionId ? unheld : shown })),
  );
