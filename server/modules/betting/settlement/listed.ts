import { sql } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import type { LegGrade } from './legVerdict.ts';
import { listedBetRule, regionsWith } from './rules/openBetsOfListed.ts';
import { type SettledBet, settleBatch } from './settleBatch.ts';
import { tellSettled } from './tellSettled.ts';

const BATCH_SIZE = 100;
const REASON = t`Your name was entered in the register of excluded persons: stake returned`;

/**
 * Refunds open bets of players whom the register lists, where the region where they were placed says so. What is left to do follows from the
 * rows, so that a killed server, a second process and a later join of accounts lose nothing and refund nothing twice. Only accounts of the
 * listed person: the other side of an undecided pair keeps its bets. A bet that an open proposal would change waits for its decision: two
 * people look at what it pays. Returns the number of refunded bets.
 */
export async function refundListed(deps: DomainDeps): Promise<number> {
  let all = 0;
  for (let count = BATCH_SIZE; count === BATCH_SIZE; all += count) {
    const bets = await withTransaction(deps.db, (trx) => refundBatch(trx, deps.ports.now()));
    count = bets.length;
    await tellSettled(deps, bets);
  }
  return all;
}

type Found = { readonly bet_id: string; readonly exclusion_id: string; readonly region: string };

async function refundBatch(trx: Trx, now: Date): Promise<SettledBet[]> {
  const found = await lockBets(trx, now);
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

/** A bet that somebody settles meanwhile is no longer open once its lock is held, and drops out. */
async function lockBets(trx: Trx, now: Date): Promise<readonly Found[]> {
  const region = sql`coalesce(b.geo->>'region', p.region)`;
  const { rows } = await sql<Found>`
    SELECT b.id AS bet_id, x.id AS exclusion_id, ${region} AS region
    FROM exclusions x JOIN players l ON l.id = x.player_id JOIN players p ON p.person_id = l.person_id JOIN bets b ON b.player_id = p.id
    WHERE x.kind = 'REGISTER' AND x.starts_at <= ${now} AND (x.ends_at IS NULL OR x.ends_at > ${now})
      AND b.status = 'OPEN'
      AND x.id = (SELECT y.id FROM exclusions y JOIN players m ON m.id = y.player_id WHERE m.person_id = p.person_id AND y.kind = 'REGISTER'
        AND (y.ends_at IS NULL OR y.ends_at > ${now}) ORDER BY y.starts_at, y.id LIMIT 1)
      AND (${region} = ANY(${[...regionsWith('void-refund')]}::text[]) OR (${region} = ANY(${[...regionsWith('refund-before-start')]}::text[])
        AND NOT EXISTS (SELECT FROM bet_legs g JOIN events e ON e.id = g.event_id WHERE g.bet_id = b.id AND e.starts_at <= x.starts_at)))
      AND NOT EXISTS (SELECT FROM proposal_bets q JOIN proposals o ON o.id = q.proposal_id WHERE q.bet_id = b.id AND o.state = 'OPEN')
    ORDER BY b.id LIMIT ${BATCH_SIZE} FOR UPDATE OF b`.execute(trx);
  return rows;
}
