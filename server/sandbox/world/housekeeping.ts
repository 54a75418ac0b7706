import { settleUnlessVoid, voidEvent } from '#server/modules/betting/settlement/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import type { ControlDeps } from './controls.ts';

/** Age at which a manually controlled game without a result counts as abandoned. */
const PATIENCE_MS = 48 * 3_600_000;

const isByHand = (origin: string): boolean => origin.startsWith('sandbox:');

export async function voidAbandoned(deps: ControlDeps): Promise<readonly string[]> {
  const before = new Date(deps.ports.now().getTime() - PATIENCE_MS);
  const abandoned = deps.catalogue.events({ status: ['IN_PLAY', 'PRE_GAME'], to: before }).filter(({ origin }) => isByHand(origin));
  const ids = abandoned.map(({ id }) => id);
  for (const eventId of ids) await voidEvent(deps, { eventId, reason: 'No result within two days', origin: 'sandbox' });
  if (ids.length > 0) deps.bus.publish(topics.world, { reload: ids });
  return ids;
}

export async function settleForgotten(deps: ControlDeps): Promise<void> {
  const forgotten = await deps.db
    .selectFrom('events')
    .leftJoin('results', 'results.event_id', 'events.id')
    .select(['events.id', 'events.home_score', 'events.away_score'])
    .where('events.status', '=', 'FINISHED')
    .where((where) => where.or([where('events.origin', '=', 'seed'), where('events.origin', 'like', 'sandbox:%')]))
    .where('results.home_score', 'is', null)
    .where('results.void_reason', 'is', null)
    .execute();
  for (const { id, home_score: home, away_score: away } of forgotten) {
    if (home !== null && away !== null)
      await settleUnlessVoid(deps, { eventId: id, homeScore: home, awayScore: away, origin: 'simulation' });
  }
}
