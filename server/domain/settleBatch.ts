import { sql } from 'kysely';
import type { Cents } from '#src/lib/money.ts';
import { ratio } from '#src/lib/ratio.ts';
import type { Row, Trx } from '../store/index.ts';
import { restoreTerms } from './betTerms.ts';
import type { Grade, Proposition } from './grading.ts';
import { houseAccount, type Journal, playerAccount, post } from './ledger.ts';
import { type BetResult, type GradedLeg, resultOfBet } from './payout.ts';

export type SettledBet = {
  readonly betId: string;
  readonly playerId: string;
  readonly version: bigint;
  readonly isOver: boolean;
  readonly hasMovedMoney: boolean;
};
type Work = {
  readonly betIds: readonly string[];
  readonly eventId: string;
  readonly grade: (leg: Proposition) => Grade;
  readonly now: Date;
};
type Bet = Row<'bets'>;
type Leg = Row<'bet_legs'>;
/** What past settlements of a bet came to. */
type Past = { readonly rounds: number; readonly toPlayer: Cents };
type Change = { readonly bet: Bet; readonly result: BetResult };

/** Grades the event's legs of these bets and pays the difference to what was paid before. Returns the bets that changed. */
export async function settleBatch(trx: Trx, { betIds, eventId, grade, now }: Work): Promise<SettledBet[]> {
  const bets = await trx
    .selectFrom('bets')
    .selectAll()
    .where('id', 'in', [...betIds])
    .orderBy('id')
    .forUpdate()
    .execute();
  const legs = await trx
    .selectFrom('bet_legs')
    .selectAll()
    .where('bet_id', 'in', [...betIds])
    .orderBy('ordinal')
    .execute();
  const graded = legs.map((leg) => (leg.event_id === eventId ? gradedLeg(leg, grade) : leg));
  const regraded = graded.filter(
    (leg, index) => leg.outcome !== legs[index]?.outcome || leg.outcome_reason !== legs[index]?.outcome_reason,
  );
  if (regraded.length === 0) return [];
  await writeLegs(trx, regraded);
  const touched = new Set(regraded.map((leg) => leg.bet_id));
  const changes = bets.filter(({ id }) => touched.has(id)).map((bet) => ({ bet, result: resultOf(bet, graded) }));
  await writeBets(trx, changes, now);
  const moved = await payDifferences(trx, changes.filter(hasNewResult), now);
  return changes.map(({ bet, result }) => ({
    betId: bet.id,
    playerId: bet.player_id,
    version: BigInt(bet.version) + 1n,
    isOver: result.status !== 'OPEN' && hasNewResult({ bet, result }),
    hasMovedMoney: moved.has(bet.id),
  }));
}

function gradedLeg(leg: Leg, grade: Work['grade']): Leg {
  const { outcome, reason } = grade({ marketType: leg.market_type, selectionType: leg.selection_type, points: leg.points });
  return { ...leg, outcome, outcome_reason: reason };
}

const resultOf = (bet: Bet, legs: readonly Leg[]): BetResult =>
  resultOfBet(BigInt(bet.stake), legs.filter((leg) => leg.bet_id === bet.id).map(gradedOf), restoreTerms(bet.terms));

const gradedOf = (leg: Leg): GradedLeg => ({
  eventId: leg.event_id,
  marketType: leg.market_type,
  selectionType: leg.selection_type,
  points: leg.points,
  price: ratio(BigInt(leg.num), BigInt(leg.den)),
  outcome: leg.outcome,
  deadHeat:
    leg.dead_heat_places === null || leg.dead_heat_tied === null ? null : { places: leg.dead_heat_places, tied: leg.dead_heat_tied },
});

const payoutBefore = ({ payout }: Bet): Cents => BigInt(payout ?? '0');
const hasNewResult = ({ bet, result }: Change): boolean =>
  bet.status !== result.status || bet.outcome !== result.outcome || payoutBefore(bet) !== (result.payoutCents ?? 0n);

async function writeLegs(trx: Trx, legs: readonly Leg[]): Promise<void> {
  await sql`
    UPDATE bet_legs AS l SET outcome = g.outcome, outcome_reason = g.reason
    FROM unnest(${legs.map(({ id }) => id)}::text[], ${legs.map(({ outcome }) => outcome)}::text[], ${legs.map((leg) => leg.outcome_reason)}::text[]) AS g(id, outcome, reason)
    WHERE l.id = g.id`.execute(trx);
}

async function writeBets(trx: Trx, changes: readonly Change[], now: Date): Promise<void> {
  const payouts = changes.map(({ result }) => (result.payoutCents === null ? null : String(result.payoutCents)));
  const ends = changes.map(({ bet, result }) =>
    result.status === 'OPEN' ? null : (hasNewResult({ bet, result }) ? now : (bet.settled_at ?? now)).toISOString(),
  );
  await sql`
    UPDATE bets AS b SET status = r.status, outcome = r.outcome, payout = r.payout, settled_at = r.settled_at, version = b.version + 1
    FROM unnest(${changes.map(({ bet }) => bet.id)}::text[], ${changes.map(({ result }) => result.status)}::text[],
      ${changes.map(({ result }) => result.outcome)}::text[], ${payouts}::bigint[], ${ends}::timestamptz[]) AS r(id, status, outcome, payout, settled_at)
    WHERE b.id = r.id`.execute(trx);
}

/** One journal a bet and round, also where nothing is paid: it is the proof that the bet was settled. Returns the bets whose player's cash moved. */
async function payDifferences(trx: Trx, changes: readonly Change[], now: Date): Promise<ReadonlySet<string>> {
  if (changes.length === 0) return new Set();
  const cash = await lockCash(trx, changes);
  const past = await pastOf(trx, changes);
  const journals = changes.flatMap((change) => journalOf(change, past.get(change.bet.id) ?? { rounds: 0, toPlayer: 0n }, cash, now));
  await post(trx, journals);
  return new Set(
    journals
      .filter(({ entries }) => entries.some(({ account, cents }) => account.startsWith('player-') && cents !== 0n))
      .map(({ reference }) => reference),
  );
}

/**
 * The house owes what the bet is now worth less what it was worth; the player gets what is still missing. A correction takes no more
 * than the player has: the rest is the house's loss, and is known by name.
 */
function journalOf({ bet, result }: Change, past: Past, cash: Map<string, Cents>, now: Date): Journal[] {
  if (result.status === 'OPEN' && past.rounds === 0) return [];
  const worth = result.payoutCents ?? 0n;
  const owed = worth - payoutBefore(bet);
  const account = playerAccount(bet.player_id);
  const held = cash.get(account) ?? 0n;
  const missing = worth - past.toPlayer;
  const toPlayer = missing < -held ? -held : missing;
  cash.set(account, held + toPlayer);
  const first = result.status === 'VOIDED' ? ('bet-refunded' as const) : ('bet-settled' as const);
  const entries = [
    { account, cents: toPlayer },
    { account: houseAccount('house-payouts', bet.currency), cents: -owed },
    { account: houseAccount('house-uncollected', bet.currency), cents: owed - toPlayer },
  ];
  return [{ kind: past.rounds === 0 ? first : 'regrade', reference: bet.id, round: past.rounds, recordedAt: now, entries }];
}

async function lockCash(trx: Trx, changes: readonly Change[]): Promise<Map<string, Cents>> {
  const accounts = [...new Set(changes.map(({ bet }) => playerAccount(bet.player_id)))];
  const rows = await trx
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where('id', 'in', accounts)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, balance }) => [id, BigInt(balance ?? '0')]));
}

async function pastOf(trx: Trx, changes: readonly Change[]): Promise<ReadonlyMap<string, Past>> {
  const rows = await trx
    .selectFrom('ledger_journals as j')
    .leftJoin('ledger_entries as e', (join) => join.onRef('e.journal_id', '=', 'j.id').on('e.account_id', 'like', 'player-cash:%'))
    .where(
      'j.reference',
      'in',
      changes.map(({ bet }) => bet.id),
    )
    .where('j.kind', 'in', ['bet-settled', 'bet-refunded', 'regrade'])
    .select(['j.reference', sql<string>`count(DISTINCT j.id)`.as('rounds'), sql<string>`coalesce(sum(e.amount), 0)`.as('toPlayer')])
    .groupBy('j.reference')
    .execute();
  return new Map(rows.map(({ reference, rounds, toPlayer }) => [reference, { rounds: Number(rounds), toPlayer: BigInt(toPlayer) }]));
}
