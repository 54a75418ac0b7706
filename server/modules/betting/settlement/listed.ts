import { sql } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import { everRuns } from '#server/modules/persons/exclusions/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import type { LegGrade } from './legGrader.ts';
import { listedBetRule, regionsWith } from './rules/openBetsOfListed.ts';
import { type SettledBet, settleBatch } from './settleBatch.ts';
import { notifySettled } from './notifySettled.ts';

const BATCH_SIZE = 100;
const REASON = t`Your name was added to the self-exclusion register: stake returned`;

type Listing = { readonly id: string; readonly person_id: string; readonly accounts: number };

/**
 * Refunds open bets of players on the exclusion register if their region requires it; returns their number. Idempotent, even after crashes.
 * Skips possible duplicate accounts under review, and bets with a proposed result.
 */
export async function refundListed(deps: DomainDeps): Promise<number> {
  const listings = await unsettled(deps);
  if (listings.length === 0) return 0;
  let all = 0;
  for (let count = BATCH_SIZE; count === BATCH_SIZE; all += count) {
    const bets = await withTransaction(deps.db, (trx) => refundBatch(trx, listings, deps.ports.now()));
    count = bets.length;
    await notifySettled(deps, bets);
  }
  await markSettled(deps, listings);
  return all;
}

async function unsettled({ db, ports }: DomainDeps): Promise<readonly Listing[]> {
  const { rows } = await sql<Listing>`
    SELECT x.id, x.person_id, n.accounts FROM (
      SELECT DISTINCT ON (l.person_id) e.id, l.person_id FROM exclusions e JOIN players l ON l.id = e.player_id
      WHERE e.kind = 'REGISTER' AND (e.ends_at IS NULL OR e.ends_at > ${ports.now()}) AND ${everRuns('e')} ORDER BY l.person_id, e.starts_at, e.id) x
    CROSS JOIN LATERAL (SELECT count(*)::int AS accounts FROM players p WHERE p.person_id = x.person_id) n
    WHERE NOT EXISTS (SELECT FROM register_settled s WHERE s.exclusion_id = x.id AND s.accounts = n.accounts)`.execute(db);
  return rows;
}

async function markSettled({ db, ports }: DomainDeps, listings: readonly Listing[]): Promise<void> {
  const { rows } = await sql<{ exclusion_id: string }>`SELECT DISTINCT x.id AS exclusion_id ${refundable(listings)}`.execute(db);
  const waiting = new Set(rows.map(({ exclusion_id: id }) => id));
  const done = listings.filter(({ id }) => !waiting.has(id));
  if (done.length === 0) return;
  await sql`INSERT INTO register_settled (exclusion_id, accounts, settled_at)
    SELECT q.id, q.accounts, ${ports.now()} FROM unnest(${done.map(({ id }) => id)}::text[], ${done.map(({ accounts }) => accounts)}::int[]) AS q (id, accounts)
    ON CONFLICT (exclusion_id) DO UPDATE SET accounts = excluded.accounts, settled_at = excluded.settled_at`.execute(db);
}

type Found = { readonly bet_id: string; readonly exclusion_id: string; readonly region: string };

async function refundBatch(trx: Trx, listings: readonly Listing[], now: Date): Promise<SettledBet[]> {
  const found = await lockBets(trx, listings);
  if (found.length === 0) return [];
  const betIds = found.map(({ bet_id: id }) => id);
  const refund: LegGrade = { outcome: 'VOID', reason: REASON, isForGood: true };
  const settled = await settleBatch(trx, { betIds, grade: () => refund, now });
  await trx
    .insertInto('register_refunds')
    .values(
      found.map(({ bet_id, exclusion_id, region }) => ({ bet_id, exclusion_id, region, rule: listedBetRule(region), refunded_at: now })),
    )
    .execute();
  return settled;
}

const REGION = sql`coalesce(b.geo->>'region', p.region)`;

const refundable = (listings: readonly Listing[]) => sql`
  FROM unnest(${listings.map(({ id }) => id)}::text[], ${listings.map(({ person_id: person }) => person)}::text[]) AS q (id, person_id)
    JOIN exclusions x ON x.id = q.id JOIN players p ON p.person_id = q.person_id JOIN bets b ON b.player_id = p.id
  WHERE b.status = 'OPEN'
    AND (${REGION} = ANY(${[...regionsWith('void-refund')]}::text[]) OR (${REGION} = ANY(${[...regionsWith('refund-before-start')]}::text[])
      AND NOT EXISTS (SELECT FROM bet_legs g JOIN events e ON e.id = g.event_id WHERE g.bet_id = b.id AND e.starts_at <= x.starts_at)))`;

async function lockBets(trx: Trx, listings: readonly Listing[]): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    SELECT b.id AS bet_id, x.id AS exclusion_id, ${REGION} AS region ${refundable(listings)}
      AND NOT EXISTS (SELECT FROM proposal_bets r JOIN proposals o ON o.id = r.proposal_id WHERE r.bet_id = b.id AND o.state = 'OPEN')
    ORDER BY b.id LIMIT ${BATCH_SIZE} FOR UPDATE OF b`.execute(trx);
  return rows;
}
