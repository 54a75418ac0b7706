import type { SuspensionScope } from '#src/shared/console/suspensions.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { Kysely } from 'kysely';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';
import type { Reach } from './reach.ts';

type Holder = { readonly id: string; readonly email: string; readonly at: Date };
type Asked = { readonly scope: SuspensionScope; readonly target: string };
/** `isHidden`: also hides the suspended part from pages, unless it is a sport or the whole offer. */
type Suspending = Asked & { readonly isHidden?: boolean };

/**
 * Writes a suspension of part of the offer until its operator ends it. Refuses placements that begin after the commit. Waits for no bet or
 * feed locks. Publish `reach` after the commit. Repeating the call returns the first suspension's id.
 */
export async function suspendIn(
  trx: Kysely<Schema>,
  { scope, target, isHidden = false }: Suspending,
  by: Holder & { readonly newId: string; readonly proposalId?: string },
): Promise<Result<{ readonly suspensionId: string; readonly isNew: boolean; readonly reach: Reach }, 'is-over' | 'not-found'>> {
  const reach = await reachOf(trx, { scope, target });
  if (!reach.ok) return reach;
  const own = { scope, target, operator_id: by.id, is_hidden: isHidden };
  const inserted = await trx
    .insertInto('suspensions')
    .values({ id: by.newId, ...own, operator_email: by.email, proposal_id: by.proposalId ?? null, suspended_at: by.at })
    .onConflict((conflict) =>
      conflict.columns(['target', 'scope', 'operator_id', 'is_hidden']).where('released_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (inserted) return ok({ suspensionId: inserted.id, isNew: true, reach: reach.value });
  const { id } = await trx
    .selectFrom('suspensions')
    .select('id')
    .where('released_at', 'is', null)
    .where('target', '=', target)
    .where('scope', '=', scope)
    .where('operator_id', '=', by.id)
    .where('is_hidden', '=', isHidden)
    .executeTakeFirstOrThrow();
  return ok({ suspensionId: id, isNew: false, reach: reach.value });
}

/** Ends an operator's own suspension. Locks its row. Publish `reach` after the commit. */
export async function giveBackIn(
  trx: Trx,
  suspensionId: string,
  by: Holder,
): Promise<Result<Asked & { readonly reach: Reach }, 'given-back' | 'not-found' | 'not-yours'>> {
  const row = await trx.selectFrom('suspensions').selectAll().where('id', '=', suspensionId).forUpdate().executeTakeFirst();
  if (!row) return refuse('not-found');
  if (row.operator_id !== by.id) return refuse('not-yours');
  return release(trx, row, by);
}

/**
 * Ends another operator's suspension after a second person confirmed this. Refuses suspensions of proposals and hand-set prices
 * (`not-yours`). Locks its row.
 */
export async function endSuspensionIn(trx: Trx, suspensionId: string, by: Omit<Holder, 'id'>): ReturnType<typeof giveBackIn> {
  const row = await trx.selectFrom('suspensions').selectAll().where('id', '=', suspensionId).forUpdate().executeTakeFirst();
  if (!row) return refuse('not-found');
  return row.operator_id.includes(':') ? refuse('not-yours') : release(trx, row, by);
}

async function release(trx: Trx, row: Row<'suspensions'>, by: Omit<Holder, 'id'>): ReturnType<typeof giveBackIn> {
  const suspensionId = row.id;
  if (row.released_at !== null) return refuse('given-back');
  await trx.updateTable('suspensions').set({ released_by: by.email, released_at: by.at }).where('id', '=', suspensionId).execute();
  const { scope, target } = row;
  const reach = await reachOf(trx, { scope, target });
  return ok({ scope, target, reach: reach.ok ? reach.value : { eventIds: [] } });
}

async function reachOf(trx: Kysely<Schema>, { scope, target }: Asked): Promise<Result<Reach, 'is-over' | 'not-found'>> {
  if (scope === 'everything') return ok(null);
  if (scope === 'sport') {
    const sport = await trx.selectFrom('sports').select('id').where('id', '=', target).executeTakeFirst();
    return sport ? ok({ sportId: sport.id }) : refuse('not-found');
  }
  const event = await trx
    .selectFrom('events')
    .select(['events.id', 'events.status'])
    .$if(scope === 'event', (query) => query.where('events.id', '=', target))
    .$if(scope === 'market', (query) =>
      query.where('events.id', '=', (of) => of.selectFrom('markets').select('event_id').where('id', '=', target)),
    )
    .$if(scope === 'selection', (query) =>
      query.where('events.id', '=', (of) =>
        of
          .selectFrom('selections')
          .innerJoin('markets', 'markets.id', 'selections.market_id')
          .select('event_id')
          .where('selections.id', '=', target),
      ),
    )
    .executeTakeFirst();
  if (!event) return refuse('not-found');
  return event.status === 'FINISHED' || event.status === 'CANCELLED' ? refuse('is-over') : ok({ eventIds: [event.id] });
}
