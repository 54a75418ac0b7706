import { notifyWorld } from '#server/platform/bus/notices.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { type FeedDeps, publish, worldChanges } from '../applyChanges.ts';
import { lockEvent } from '../proposals/plans/index.ts';
import { endHandPrices } from './endHandPrices.ts';
import { showHandPrices } from './holdPrices.ts';
import { leave } from './leavePrices.ts';
import { isSilent } from './nearness.ts';

/**
 * Suspends hand-set prices while the feed is silent; ends them after the event. Locks, writes and publishes. Returns the number of changed
 * events.
 */
export async function watchHandPrices(deps: FeedDeps): Promise<number> {
  const events = await deps.db
    .selectFrom('events')
    .select(['id', 'status', 'heard_at as heardAt'])
    .where('id', 'in', (from) => from.selectFrom('hand_prices').select('event_id').where('ended_at', 'is', null))
    .execute();
  const now = deps.ports.now();
  const over = events.filter(({ status }) => status === 'FINISHED' || status === 'CANCELLED').map(({ id }) => id);
  const silent = events.filter((event) => !over.includes(event.id) && isSilent(event, now)).map(({ id }) => id);
  for (const id of over) await endOver(deps, id, now);
  const left = await Promise.all(silent.map((id) => leaveSilent(deps, id, now)));
  return over.length + left.filter(Boolean).length;
}

async function endOver({ db, bus }: FeedDeps, eventId: string, at: Date): Promise<void> {
  const changes = await withTransaction(db, async (trx) => {
    await lockEvent(trx, eventId);
    const held = await trx
      .selectFrom('hand_prices')
      .select(['selection_id', 'market_id'])
      .where('event_id', '=', eventId)
      .where('ended_at', 'is', null)
      .execute();
    await endHandPrices(
      trx,
      held.map(({ selection_id: id }) => id),
      { email: 'the end of the event', at },
    );
    const shown = [];
    for (const id of new Set(held.map(({ market_id }) => market_id)))
      shown.push(...(await showHandPrices(trx, { id, eventId }, { handLine: null, at })));
    return shown;
  });
  for (const change of changes) publish(bus, change);
}

async function leaveSilent({ db, bus }: FeedDeps, eventId: string, at: Date): Promise<boolean> {
  const changes = await withTransaction(db, async (trx) => {
    await lockEvent(trx, eventId);
    const event = await trx
      .selectFrom('events')
      .select(['status', 'heard_at as heardAt'])
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    if (!isSilent(event, at)) return [];
    const held = await trx
      .selectFrom('hand_prices')
      .select(['id', 'selection_id as selectionId', 'holder'])
      .where('event_id', '=', eventId)
      .where('ended_at', 'is', null)
      .where('left_at', 'is', null)
      .execute();
    const selections = await leave(trx, held, { because: 'silent', at });
    if (held.length === 0) return [];
    await notifyWorld(trx, [eventId]);
    return worldChanges(trx, [{ eventId }], { selections, markets: [], at });
  });
  for (const change of changes) publish(bus, change);
  return changes.length > 0;
}
