import { sql } from 'kysely';
import { GROUNDS, type LimitFact } from '#src/shared/limits/limitFacts.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { readTraderLimits } from './traderLimits.ts';

const DAYS = 90;
const LEAST_BETS = 10;
const [ONE_SPORT, REWARDED] = [0.6, 0.5];
const DAY_MS = 24 * 3_600_000;

type Asked = { readonly playerId: string; readonly from: Date };

export async function recordedFacts(trx: Trx, playerId: string, now: Date): Promise<readonly LimitFact[]> {
  const grounds = await groundsOf(trx, { playerId, from: new Date(now.getTime() - DAYS * DAY_MS) });
  return [...grounds, ...(await releasesOf(trx, { playerId, grounds, now }))];
}

async function groundsOf(trx: Trx, asked: Asked): Promise<readonly LimitFact[]> {
  const ofBets = [await won(trx, asked), await sharesOfBets(trx, asked), await late(trx, asked)];
  return [...ofBets, await accounts(trx, asked), await newAccount(trx, asked)].flat();
}

async function won(trx: Trx, { playerId, from }: Asked): Promise<readonly LimitFact[]> {
  const { bets, net } = await trx
    .selectFrom('bets')
    .where('player_id', '=', playerId)
    .where('status', '=', 'SETTLED')
    .where('amount_source', '=', 'CASH')
    .where('settled_at', '>', from)
    .select([sql<number>`count(*)::int`.as('bets'), sql<string>`coalesce(sum(coalesce(payout, cashed_out) - stake), 0)`.as('net')])
    .executeTakeFirstOrThrow();
  return bets >= LEAST_BETS && BigInt(net) > 0n ? [{ fact: 'won', days: DAYS, bets, wonCents: net }] : [];
}

type Shares = { readonly all: number; readonly rewarded: number; readonly most: number | null; readonly sport: string | null };

async function sharesOfBets(trx: Trx, { playerId, from }: Asked): Promise<readonly LimitFact[]> {
  const { rows } = await sql<Shares>`
    WITH own AS (SELECT id, amount_source <> 'CASH' OR profit_boost_id IS NOT NULL AS is_rewarded FROM bets WHERE player_id = ${playerId} AND placed_at > ${from}),
    of_sport AS (
      SELECT s.name, count(DISTINCT own.id)::int AS bets FROM own JOIN bet_legs l ON l.bet_id = own.id JOIN events e ON e.id = l.event_id
      JOIN competitions c ON c.id = e.competition_id JOIN organizations o ON o.id = c.organization_id JOIN sports s ON s.id = o.sport_id
      GROUP BY s.id, s.name ORDER BY bets DESC, s.id LIMIT 1)
    SELECT (SELECT count(*)::int FROM own) AS all, (SELECT count(*)::int FROM own WHERE is_rewarded) AS rewarded,
      (SELECT bets FROM of_sport) AS most, (SELECT name FROM of_sport) AS sport`.execute(trx);
  const { all, rewarded, most, sport } = rows[0] ?? { all: 0, rewarded: 0, most: null, sport: null };
  if (all < LEAST_BETS) return [];
  return [
    ...(most !== null && sport !== null && most >= all * ONE_SPORT
      ? [{ fact: 'one-sport', days: DAYS, bets: most, ofBets: all, sport } as const]
      : []),
    ...(rewarded >= all * REWARDED ? [{ fact: 'rewards', days: DAYS, bets: rewarded, ofBets: all } as const] : []),
  ];
}

async function late(trx: Trx, { playerId, from }: Asked): Promise<readonly LimitFact[]> {
  const { bets } = await trx
    .selectFrom('bets')
    .innerJoin('bet_legs', 'bet_legs.bet_id', 'bets.id')
    .where('player_id', '=', playerId)
    .where('placed_at', '>', from)
    .where('is_annulled', '=', true)
    .where('void_reason', 'is', null)
    .select(sql<number>`count(DISTINCT bets.id)::int`.as('bets'))
    .executeTakeFirstOrThrow();
  return bets > 0 ? [{ fact: 'late', days: DAYS, bets }] : [];
}

async function accounts(trx: Trx, { playerId }: Asked): Promise<readonly LimitFact[]> {
  const { accounts: count } = await trx
    .selectFrom('players')
    .where('person_id', '=', (own) => own.selectFrom('players as own').select('own.person_id').where('own.id', '=', playerId))
    .select(sql<number>`count(*)::int`.as('accounts'))
    .executeTakeFirstOrThrow();
  return count > 1 ? [{ fact: 'accounts', accounts: count }] : [];
}

async function newAccount(trx: Trx, { playerId, from }: Asked): Promise<readonly LimitFact[]> {
  const { created_at: at } = await trx.selectFrom('players').select('created_at').where('id', '=', playerId).executeTakeFirstOrThrow();
  return at > from ? [{ fact: 'new-account', openedAt: at.toISOString() }] : [];
}

type Limited = { readonly playerId: string; readonly grounds: readonly LimitFact[]; readonly now: Date };

async function releasesOf(trx: Trx, { playerId, grounds, now }: Limited): Promise<readonly LimitFact[]> {
  const held = await readTraderLimits(trx, playerId);
  if (!held || (held.most_stake === null && held.most_exposure === null)) return [];
  const objection = await trx.selectFrom('limit_objections').select('made_at').where('change_id', '=', held.id).executeTakeFirst();
  const found: LimitFact[] = [];
  if (now.getTime() - held.set_at.getTime() >= DAY_MS) found.push({ fact: 'held-since', since: held.set_at.toISOString() });
  if (objection) found.push({ fact: 'objection', madeAt: objection.made_at.toISOString() });
  if (held.facts.every(({ fact }) => isGround(fact) && !grounds.some((one) => one.fact === fact))) found.push({ fact: 'grounds-gone' });
  return found;
}

const GROUND_NAMES: ReadonlySet<string> = new Set(GROUNDS);
const isGround = (fact: string): boolean => GROUND_NAMES.has(fact);
