import type { Trx } from '#server/platform/store/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { applyInTransaction, publish as publishOne } from './applyChanges.ts';
import type { WorldChange } from '#server/modules/catalogue/messages/index.ts';

/** Applies a new table of half-point prices. Locks the events and writes. Publish the result after the commit. */
export async function sellHalfPoints(trx: Trx, at: Date): Promise<readonly WorldChange[]> {
  const open = await trx
    .selectFrom('events')
    .select('id')
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('status', 'in', ['PRE_GAME', 'IN_PLAY']),
        exists(
          selectFrom('markets')
            .innerJoin('selections', 'selections.market_id', 'markets.id')
            .select('markets.id')
            .whereRef('markets.event_id', '=', 'events.id')
            .where('selections.sold_num', 'is not', null),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return applyInTransaction(
    trx,
    open.map(({ id }) => ({ eventId: id })),
    { at, isAnew: true },
  );
}

export function publish(bus: Bus, changes: readonly WorldChange[]): void {
  for (const change of changes) publishOne(bus, change);
}
