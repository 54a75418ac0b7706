import { sql, type Kysely } from 'kysely';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { MarketGrades } from '#server/modules/betting/settlement/grades/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { eachAlone } from '#server/platform/eachAlone.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import type { Row, Schema, Trx } from '#server/platform/store/index.ts';
import { FEED } from '../proposals/index.ts';
import { endGame } from './applyResults.ts';
import { placesPaid } from './gradePlacings.ts';
import { gradeMarket } from './gradeMarket.ts';

type Deps = DomainDeps & { readonly bus: Bus };
type Statement = Row<'event_statements'>;

const TERMS = { mostCents: 0n } as const;

/**
 * Handles feed results that waited for an operator's open proposal: proposes them, or applies those that change no payout. Survives crashes
 * and parallel processes. Returns the number handled.
 */
export async function applyWaiting(deps: Deps): Promise<number> {
  const worked = await eachAlone(await waitingWords(deps.db), async (said) => {
    const done = said.market_id === null ? await goOnWithScore(deps, said) : await goOnWithGrades(deps, said, said.market_id);
    return done.ok;
  });
  return worked.length;
}

async function goOnWithScore(deps: Deps, said: Statement): Promise<Result<unknown, string>> {
  const { event_id: eventId, home_score: home, away_score: away, decided_at: decidedAt, origin } = said;
  if (home === null || away === null) return refuse('has no score');
  const isWanted = (trx: Trx) => isWaiting(trx, said);
  const ended = await endGame(deps, { eventId, score: { home, away }, decidedAt, origin }, { ...TERMS, isWanted });
  if (ended.ok && typeof ended.value !== 'string') await ended.value.finish(deps);
  return ended;
}

const goOnWithGrades = (deps: Deps, said: Statement, marketId: string): Promise<Result<unknown, string>> =>
  gradeMarket(deps, said.event_id, {
    ...TERMS,
    read: async (trx) => ((await isWaiting(trx, said)) ? aliveGrades(trx, said, marketId) : refuse('is of no use any more')),
  });

async function aliveGrades(
  trx: Trx,
  { grades: all, origin, decided_at: decidedAt }: Statement,
  marketId: string,
): Promise<Result<MarketGrades, string>> {
  const rows = trx
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .select(['selections.id', 'selections.name', 'markets.type'])
    .where('market_id', '=', marketId)
    .where('selections.void_reason', 'is', null);
  const alive = await rows.orderBy('selections.ordinal').execute();
  const grades = (all ?? []).filter(({ selectionId }) => alive.some(({ id }) => id === selectionId));
  if (grades.length === 0) return refuse('is void');
  const lost = new Set(grades.flatMap(({ selectionId, outcome }) => (outcome === 'LOSS' ? [selectionId] : [])));
  const names = alive.flatMap(({ id, name }) => (lost.has(id) ? [] : [name])).join(' and ');
  const reason = placesPaid(alive[0]?.type ?? '') === 1 ? `Won by ${names}` : `Placed: ${names}`;
  return ok({ marketId, grades, reason, origin, decidedAt });
}

const waitingWords = async (db: Kysely<Schema>): Promise<readonly Statement[]> => (await waiting().execute(db)).rows;
const isWaiting = async (trx: Trx, { id }: Statement): Promise<boolean> => (await waiting(id).execute(trx)).rows.length > 0;

const waiting = (id: string | null = null) => sql<Statement>`
  SELECT s.* FROM event_statements s
  WHERE NOT s.is_applied AND s.source = 'feed' AND (s.home_score IS NOT NULL OR s.grades IS NOT NULL) AND (${id}::bigint IS NULL OR s.id = ${id}::bigint)
    AND NOT EXISTS (SELECT FROM event_statements n WHERE n.event_id = s.event_id AND n.market_id IS NOT DISTINCT FROM s.market_id AND n.id > s.id
      AND (n.source = 'feed' OR n.grades IS NULL OR jsonb_array_length(n.grades) >= jsonb_array_length(s.grades)))
    AND NOT EXISTS (SELECT FROM proposals o WHERE o.event_id = s.event_id AND o.state = 'OPEN' AND o.subject ~ '^(event|market|selection):'
      AND (s.market_id IS NULL OR o.subject IN ('event:' || s.event_id, 'market:' || s.market_id)
        OR o.subject IN (SELECT 'selection:' || r.id FROM selections r WHERE r.market_id = s.market_id)))
    AND NOT EXISTS (SELECT FROM proposals d WHERE d.proposer_id = ${FEED.id} AND d.state IN ('CONFIRMED', 'REFUSED') AND d.decided_at >= s.said_at
      AND d.subject = coalesce('market:' || s.market_id, 'event:' || s.event_id))
    AND NOT EXISTS (SELECT FROM results e WHERE e.event_id = s.event_id AND e.void_reason IS NOT NULL)
    AND NOT EXISTS (SELECT FROM markets m WHERE m.id = s.market_id AND m.void_reason IS NOT NULL)
  ORDER BY s.id LIMIT 100`;
