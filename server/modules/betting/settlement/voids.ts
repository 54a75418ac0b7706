import { topics } from '#server/platform/bus/bus.ts';
import { type Row, type Trx, type VoidScope, withTransaction } from '#server/platform/store/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { eachAlone } from '#server/platform/eachAlone.ts';
import type { Leg } from './gradedLegs.ts';
import { takeOn } from '#server/platform/interrupted.ts';
import type { LegGrade } from './legGrader.ts';
import { settleBatch } from './settleBatch.ts';
import { notifySettled } from './notifySettled.ts';

export type HandVoid = { readonly scope: VoidScope; readonly target: string; readonly reason: string; readonly origin: string };

const BATCH_SIZE = 100;

/**
 * Permanently voids a bet, selection or market; hides selections and markets. Call `finish` after the commit, to settle. Cash outs remain
 * paid unless the bet itself is voided. Null for an unknown target.
 */
export async function recordVoidIn(
  trx: Trx,
  asked: HandVoid,
  now: Date,
): Promise<{ readonly finish: (deps: DomainDeps) => Promise<number> } | null> {
  const eventId = await close(trx, asked);
  if (eventId === undefined) return null;
  await trx
    .insertInto('voids')
    .values({ ...asked, recorded_at: now, worked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    finish: (deps) => {
      if (eventId !== null) deps.bus?.publish(topics.world, { reload: [eventId] });
      return finishVoid(deps, asked);
    },
  };
}

/** Resumes unfinished voids of crashed servers. Throws at the end if any failed. */
export async function resumeVoids(deps: DomainDeps): Promise<void> {
  const begun = await deps.db.selectFrom('voids').select(['scope', 'target']).where('completed_at', 'is', null).execute();
  await eachAlone(begun, async (one) => {
    if (!(await takeOn(deps.db, 'voids', one, deps.ports.now()))) return false;
    await finishVoid(deps, one);
    return true;
  });
}

async function close(trx: Trx, { scope, target, reason }: HandVoid): Promise<string | null | undefined> {
  if (scope === 'bet') {
    const bet = await trx.selectFrom('bets').select('id').where('id', '=', target).executeTakeFirst();
    return bet && null;
  }
  const found = await trx
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .select('event_id')
    .where(scope === 'market' ? 'markets.id' : 'selections.id', '=', target)
    .executeTakeFirst();
  if (!found) return undefined;
  // Locks the event first, like writers of prices.
  await trx
    .updateTable('events')
    .set((row) => ({ version: row('version', '+', '1') }))
    .where('id', '=', found.event_id)
    .execute();
  await trx
    .updateTable(scope === 'market' ? 'markets' : 'selections')
    .set({ void_reason: reason, feed_status: 'HIDDEN' })
    .where('id', '=', target)
    .where('void_reason', 'is', null)
    .execute();
  return found.event_id;
}

async function finishVoid(deps: DomainDeps, { scope, target }: Pick<HandVoid, 'scope' | 'target'>): Promise<number> {
  const row = await deps.db
    .selectFrom('voids')
    .selectAll()
    .where('scope', '=', scope)
    .where('target', '=', target)
    .executeTakeFirstOrThrow();
  let changed = 0;
  for (let after: string | null = ''; after !== null;) {
    const from: string = after;
    const batch = await withTransaction(deps.db, (trx) => nextBatch(deps, trx, row, from));
    changed += batch.bets.length;
    await notifySettled(deps, batch.bets);
    after = batch.last;
  }
  await deps.db
    .updateTable('voids')
    .set({ completed_at: deps.ports.now() })
    .where('scope', '=', scope)
    .where('target', '=', target)
    .where('completed_at', 'is', null)
    .execute();
  return changed;
}

async function nextBatch({ ports }: DomainDeps, trx: Trx, { scope, target, reason }: Row<'voids'>, after: string) {
  await trx.updateTable('voids').set({ worked_at: ports.now() }).where('scope', '=', scope).where('target', '=', target).execute();
  const rows = await betsToVoid(trx, { scope, target }).where('bet_id', '>', after).orderBy('bet_id').limit(BATCH_SIZE).execute();
  const betIds = rows.map(({ bet_id: id }) => id);
  const grade = (leg: Leg): LegGrade | null => (leg[COLUMN[scope]] === target ? returned(scope, leg, reason) : null);
  const bets = betIds.length === 0 ? [] : await settleBatch(trx, { betIds, grade, now: ports.now() });
  return { bets, last: betIds.length < BATCH_SIZE ? null : (betIds.at(-1) ?? null) };
}

export const betsToVoid = (trx: Trx, { scope, target }: Pick<HandVoid, 'scope' | 'target'>) =>
  trx
    .selectFrom('bet_legs')
    .select('bet_id')
    .distinct()
    .where(COLUMN[scope], '=', target)
    .where((leg) =>
      scope === 'bet' ? leg.or([leg('is_annulled', '=', false), leg('void_reason', 'is', null)]) : leg('void_reason', 'is', null),
    );

/** Returns a leg's grade for a void; an earlier void keeps its reason. Voiding the bet annuls the leg, which undoes cash outs. */
export function returned(scope: VoidScope, leg: Leg, reason: string): LegGrade | null {
  if (scope === 'bet') return { outcome: 'VOID', reason: leg.void_reason ?? reason, isForGood: true, isAnnulled: true };
  return leg.void_reason === null ? { outcome: 'VOID', reason, isForGood: true, isAnnulled: leg.is_annulled } : null;
}

export const COLUMN = { bet: 'bet_id', market: 'market_id', selection: 'selection_id' } as const;
