import { sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { moveLiability } from '../limits/liability.ts';
import { type Leg, gradedLeg, isOther, writeLegs } from './gradedLegs.ts';
import type { LegGrade } from './legGrader.ts';
import { takenBack } from '#server/modules/wallet/credit/index.ts';
import { playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { giveBack, lockHolders, takeAgain } from '../rewards/rewardStore.ts';
import {
  type Bet,
  type Change,
  liabilityChanges,
  hasNewResult,
  journalOf,
  mostBack,
  NEVER,
  type Past,
  resultOf,
  tokenOf,
} from './settledChange.ts';

export type SettledBet = {
  readonly betId: string;
  readonly playerId: string;
  readonly version: bigint;
  readonly isOver: boolean;
  readonly hasMovedMoney: boolean;
  readonly hasMovedToken: boolean;
};
type Work = {
  readonly betIds: readonly string[];
  readonly grade: (leg: Leg, bet: Bet) => LegGrade | null;
  readonly now: Date;
};

/** Grades legs and pays the difference to earlier payments. Locks bets, accounts, tokens, liability; writes. Returns changed bets. */
export async function settleBatch(trx: Trx, { betIds, grade, now }: Work): Promise<SettledBet[]> {
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
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  const graded = legs.map((leg) => {
    const bet = byId.get(leg.bet_id);
    return bet ? gradedLeg(leg, grade(leg, bet)) : leg;
  });
  const regraded = graded.filter((leg, index) => isOther(leg, legs[index]));
  if (regraded.length === 0) return [];
  await writeLegs(trx, regraded);
  const touched = new Set(regraded.map((leg) => leg.bet_id));
  const played = await seeRewards(
    trx,
    bets.filter(({ id }) => touched.has(id)),
  );
  const changes = played.map((bet) => ({ bet, ...resultOf(bet, graded) }));
  await writeBets(trx, changes, now);
  const renewed = changes.filter(hasNewResult);
  const moved = await payDifferences(trx, renewed, now);
  await moveTokens(trx, renewed, now);
  await moveLiability(trx, liabilityChanges(changes, graded));
  return changes.map(({ bet, result }) => ({
    betId: bet.id,
    playerId: bet.player_id,
    version: BigInt(bet.version) + 1n,
    isOver: result.status !== 'OPEN' && hasNewResult({ bet, result }),
    hasMovedMoney: moved.has(bet.id),
    hasMovedToken: tokenOf(bet) !== null && hasNewResult({ bet, result }),
  }));
}

async function seeRewards(trx: Trx, bets: readonly Bet[]): Promise<readonly Bet[]> {
  const tokens = bets.flatMap((bet) => tokenOf(bet) ?? []);
  if (tokens.length === 0) return bets;
  // Locks cash accounts before tokens, in the order of placements.
  await lockAccounts(trx, bets);
  const holders = await lockHolders(trx, tokens);
  return bets.map((bet) => {
    const holder = holders.get(tokenOf(bet) ?? '') ?? null;
    return { ...bet, is_reward_gone: holder !== null && holder !== bet.id };
  });
}

/** Gives back the tokens of refunded bets; marks those of all other bets as used (domain rules §2.8). */
async function moveTokens(trx: Trx, changes: readonly Change[], now: Date): Promise<void> {
  const withToken = changes.flatMap((change) => {
    const tokenId = tokenOf(change.bet);
    return tokenId === null ? [] : [{ tokenId, betId: change.bet.id, isReturned: change.isReturned, mostStakeCents: mostBack(change) }];
  });
  for (const { betId, mostStakeCents } of withToken.filter(({ isReturned }) => isReturned))
    await giveBack(trx, betId, { mostStakeCents, now });
  await takeAgain(
    trx,
    withToken.filter(({ isReturned }) => !isReturned),
    now,
  );
}

async function writeBets(trx: Trx, changes: readonly Change[], now: Date): Promise<void> {
  const payouts = changes.map(({ result }) => (result.payoutCents === null ? null : String(result.payoutCents)));
  const ends = changes.map(({ bet, result }) =>
    result.status === 'OPEN' ? null : (hasNewResult({ bet, result }) ? now : (bet.settled_at ?? now)).toISOString(),
  );
  await sql`
    UPDATE bets AS b SET status = r.status, outcome = r.outcome, payout = r.payout, settled_at = r.settled_at, is_reward_gone = r.gone, version = b.version + 1
    FROM unnest(${changes.map(({ bet }) => bet.id)}::text[], ${changes.map(({ result }) => result.status)}::text[],
      ${changes.map(({ result }) => result.outcome)}::text[], ${payouts}::bigint[], ${ends}::timestamptz[],
      ${changes.map(({ bet }) => bet.is_reward_gone)}::boolean[]) AS r(id, status, outcome, payout, settled_at, gone)
    WHERE b.id = r.id`.execute(trx);
}

/** Posts even zero differences, to record the settlement. Returns the ids of bets that changed a player's balance. */
async function payDifferences(trx: Trx, changes: readonly Change[], now: Date): Promise<ReadonlySet<string>> {
  if (changes.length === 0) return new Set();
  const held = await lockAccounts(
    trx,
    changes.map(({ bet }) => bet),
  );
  const past = await pastOf(trx, changes);
  const journals = changes.flatMap((change) => journalOf(change, past.get(change.bet.id) ?? NEVER, held, now));
  await post(trx, journals);
  return new Set(
    journals
      .filter(({ entries }) => entries.some(({ account, cents }) => account.startsWith('player-') && cents !== 0n))
      .map(({ reference }) => reference),
  );
}

async function lockAccounts(trx: Trx, bets: readonly Bet[]): Promise<Map<string, Cents>> {
  const lock = async (accounts: readonly string[]): Promise<[string, Cents][]> => {
    if (accounts.length === 0) return [];
    const rows = await trx
      .selectFrom('ledger_accounts')
      .select(['id', 'balance'])
      .where('id', 'in', [...new Set(accounts)])
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(({ id, balance }) => [id, BigInt(balance ?? '0')]);
  };
  const cash = await lock(bets.map((bet) => playerAccount(bet.player_id)));
  const onCredit = bets.filter((bet) => bet.amount_source === 'PROMOTIONAL_CREDIT');
  return new Map([...cash, ...(await lock(onCredit.map((bet) => playerAccount(bet.player_id, 'player-bonus'))))]);
}

async function pastOf(trx: Trx, changes: readonly Change[]): Promise<ReadonlyMap<string, Past>> {
  const sumOf = (account: string) => sql<string>`coalesce(sum(e.amount) FILTER (WHERE e.account_id LIKE ${`${account}:%`}), 0)`;
  const rows = await trx
    .selectFrom('ledger_journals as j')
    .leftJoin('ledger_entries as e', 'e.journal_id', 'j.id')
    .where(
      'j.reference',
      'in',
      changes.map(({ bet }) => bet.id),
    )
    .where('j.kind', 'in', ['bet-cashed-out', 'bet-settled', 'bet-refunded', 'regrade'])
    .select([
      'j.reference',
      sql<string>`count(DISTINCT j.id) FILTER (WHERE j.kind <> 'bet-cashed-out')`.as('rounds'),
      sumOf('player-bonus').as('bonus'),
      sumOf('player-cash').as('cash'),
      sumOf('house-payouts').as('payouts'),
      sumOf('house-promotions').as('promotions'),
      sumOf('house-stakes').as('stakes'),
    ])
    .groupBy('j.reference')
    .execute();
  const onCredit = changes.flatMap(({ bet }) => (bet.amount_source === 'PROMOTIONAL_CREDIT' ? [bet.id] : []));
  const taken = await takenBack(trx, onCredit);
  return new Map(
    rows.map(({ reference, rounds, bonus, cash, payouts, promotions, stakes }) => [
      reference,
      {
        rounds: Number(rounds),
        moved: {
          bonus: BigInt(bonus),
          cash: BigInt(cash),
          payouts: BigInt(payouts),
          promotions: BigInt(promotions),
          stakes: BigInt(stakes),
        },
        takenBack: taken.get(reference) ?? 0n,
      },
    ]),
  );
}
