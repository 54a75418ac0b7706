import { notifyWorld } from '#server/platform/bus/notices.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { type FeedDeps, publish, worldChanges } from '../applyChanges.ts';
import { lockEvent } from '../proposals/plans/index.ts';
import { leave } from './leavePrices.ts';
import { isSilent } from './nearness.ts';

/**
 * Suspends what is held on events of which the feed is silent, and ends what is held on events that are over. Locks, writes and publishes.
 * Returns how many events it has touched.
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
  if (over.length > 0) await endOver(deps, over, now);
  const left = await Promise.all(silent.map((id) => leaveSilent(deps, id, now)));
  return over.length + left.filter(Boolean).length;
}

const endOver = ({ db }: FeedDeps, eventIds: readonly string[], at: Date) =>
  db
    .updateTable('hand_prices')
    .set({ ended_at: at, ended_by: 'the end of the event' })
    .where('event_id', 'in', [...eventIds])
    .where('ended_at', 'is', null)
    .execute();

async function leaveSilent({ db, bus }: FeedDeps, eventId: string, at: Date): Promise<boolean> {
  const changes = await withTransaction(db, async (trx) => {
    await lockEvent(trx, eventId);
    const event = await trx
      .selectFrom('events')
      .select(['status', 'heard_at as heardAt'])
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    // Heard while the lock was waited for.
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
