import { sql } from 'kysely';
import type { Cents } from '#src/lib/money.ts';
import type { Row, Trx } from '../store/index.ts';
import { restoreTerms } from './betTerms.ts';
import { moveExposure, winOf } from './exposure.ts';
import { type Leg, gradedLeg, gradedOf, isOther, writeLegs } from './gradedLegs.ts';
import type { LegGrade } from './legVerdict.ts';
import { type Entry, houseAccount, type Journal, type PlayerAccount, playerAccount, post } from './ledger.ts';
import { reckonBet } from './payout.ts';
import { giveBack, lockHolders, takeAgain } from './rewardStore.ts';
import { cashedOut, type CashOutsPaid, type SettledWorth, unplayed, withCashOuts, worthOf } from './worth.ts';

export type SettledBet = {
  readonly betId: string;
  readonly playerId: string;
  readonly version: bigint;
  readonly isOver: boolean;
  readonly hasMovedMoney: boolean;
  /** A reward was given back, or is taken after all. */
  readonly hasMovedToken: boolean;
};
type Work = {
  readonly betIds: readonly string[];
  /** Null for legs that it does not speak of. */
  readonly grade: (leg: Leg, bet: Bet) => LegGrade | null;
  readonly now: Date;
};
type Bet = Row<'bets'>;
/** How often a bet was settled, and what that and its cash outs have moved, by account. */
type Past = { readonly rounds: number; readonly moved: Readonly<Record<Moved, Cents>> };
type Moved = 'bonus' | 'cash' | 'payouts' | 'promotions' | 'stakes';
const NEVER: Past = { rounds: 0, moved: { bonus: 0n, cash: 0n, payouts: 0n, promotions: 0n, stakes: 0n } };
/** `stood`: what had been cashed out of it, as far as that stands. */
type Change = SettledWorth & { readonly bet: Bet; readonly stood: Cashed };
type Cashed = CashOutsPaid & { readonly stakeCents: Cents };
const NOTHING_CASHED: Cashed = { stakeCents: 0n, paidCents: 0n, creditCents: 0n };

/** Grades legs of these bets and pays the difference to what was paid before. Returns the bets that changed. */
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
  await moveExposure(trx, exposureMoves(changes, graded));
  return changes.map(({ bet, result }) => ({
    betId: bet.id,
    playerId: bet.player_id,
    version: BigInt(bet.version) + 1n,
    isOver: result.status !== 'OPEN' && hasNewResult({ bet, result }),
    hasMovedMoney: moved.has(bet.id),
    hasMovedToken: tokenOf(bet) !== null && hasNewResult({ bet, result }),
  }));
}

/**
 * Of what is still at stake, on top of what was paid for parts that were cashed out. A bet that was cashed out whole is over for good; but
 * one that was no wager from the beginning is undone, cash outs and all: the stake as it was placed goes back, and no more.
 */
function resultOf(bet: Bet, legs: readonly Leg[]): SettledWorth & { readonly stood: Cashed } {
  const own = legs.filter((leg) => leg.bet_id === bet.id);
  const stood = cashedOf(bet, own);
  const stakeCents = BigInt(bet.stake) - stood.stakeCents;
  // Its token came back with a cash out that was undone, and is paid for in another bet: the house does not pay twice.
  if (stakeCents === 0n && isBonusGone(bet)) return { ...unplayed(BigInt(bet.stake)), stood: NOTHING_CASHED };
  if (stakeCents === 0n) return { ...cashedOut(stood), stood };
  const reckoning = reckonBet(stakeCents, own.map(gradedOf), restoreTerms(bet.terms));
  if (isBonusGone(bet) && reckoning.result.status !== 'OPEN') return { ...unplayed(stakeCents), stood };
  const boost =
    bet.boost_percent === null || bet.is_reward_gone ? null : { percent: bet.boost_percent, stakeCents: boostedLeft(bet, stakeCents) };
  return { ...withCashOuts(worthOf({ stakeCents, source: bet.amount_source, boost }, reckoning), stood), stood };
}

/** A bonus bet whose token has gone into another bet. */
const isBonusGone = (bet: Bet): boolean => bet.is_reward_gone && bet.amount_source === 'FREE_BET';

const cashedOf = (bet: Bet, legs: readonly Leg[]): Cashed =>
  legs.every((leg) => leg.is_annulled)
    ? NOTHING_CASHED
    : { stakeCents: BigInt(bet.cashed_stake), paidCents: BigInt(bet.cashed_out), creditCents: BigInt(bet.cashed_credit) };

/** The part of what is still at stake that the boost counts for. */
function boostedLeft({ boosted_stake: boosted }: Bet, stakeCents: Cents): Cents {
  const part = BigInt(boosted ?? '0');
  return part < stakeCents ? part : stakeCents;
}

/** Whether the token of a bet that was returned has gone into another one since: its row says so, and is held until the transaction ends. */
async function seeRewards(trx: Trx, bets: readonly Bet[]): Promise<readonly Bet[]> {
  const tokens = bets.flatMap((bet) => tokenOf(bet) ?? []);
  if (tokens.length === 0) return bets;
  // Cash before tokens, as a placement takes them.
  await lockAccounts(trx, bets);
  const holders = await lockHolders(trx, tokens);
  return bets.map((bet) => {
    const holder = holders.get(tokenOf(bet) ?? '') ?? null;
    return { ...bet, is_reward_gone: holder !== null && holder !== bet.id };
  });
}

const tokenOf = (bet: Bet): string | null => bet.free_bet_id ?? bet.profit_boost_id;

/** Bets that were not played give their token back (domain rules §2.8). */
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

/** A boost comes back for the part of its bet that was not played; null for all of it, in cents. */
function mostBack({ bet, stood }: Change): Cents | null {
  return bet.boost_percent === null || stood.stakeCents === 0n ? null : boostedLeft(bet, BigInt(bet.stake) - stood.stakeCents);
}

/** By selection: back from what is over, again for what a correction opens. */
function exposureMoves(changes: readonly Change[], legs: readonly Leg[]): ReadonlyMap<string, Cents> {
  const moves = new Map<string, Cents>();
  for (const { bet, result } of changes) {
    if ((bet.status === 'OPEN') === (result.status === 'OPEN')) continue;
    const winCents = winOf(bet);
    const cents = result.status === 'OPEN' ? winCents : -winCents;
    for (const { bet_id: id, selection_id: selectionId } of legs)
      if (id === bet.id) moves.set(selectionId, (moves.get(selectionId) ?? 0n) + cents);
  }
  return moves;
}

const payoutBefore = ({ payout, cashed_out: cashedOut }: Bet): Cents => BigInt(payout ?? cashedOut);
const hasNewResult = ({ bet, result }: Pick<Change, 'bet' | 'result'>): boolean =>
  bet.status !== result.status || bet.outcome !== result.outcome || payoutBefore(bet) !== (result.payoutCents ?? BigInt(bet.cashed_out));

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

/** One journal a bet and round, also where nothing is paid: it is the proof that the bet was settled. Returns the bets whose player's money moved. */
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

/**
 * The house owes what the bet is now worth less what it was worth; the player gets what is still missing, stakes of credit as credit. A
 * correction takes no more than the player has: the rest is the house's loss, and is known by name.
 */
function journalOf({ bet, result, worth, stood }: Change, { rounds, moved }: Past, held: Map<string, Cents>, now: Date): Journal[] {
  if (result.status === 'OPEN' && rounds === 0) return [];
  const give = (kind: PlayerAccount, missing: Cents): Entry => {
    const account = playerAccount(bet.player_id, kind);
    const has = held.get(account) ?? 0n;
    const cents = missing < -has ? -has : missing;
    held.set(account, has + cents);
    return { account, cents };
  };
  // What takes cash outs back is a correction, also where it is the first that is said of the bet.
  const isUndone = stood.paidCents < BigInt(bet.cashed_out);
  const first = isUndone ? ('regrade' as const) : result.status === 'VOIDED' ? ('bet-refunded' as const) : ('bet-settled' as const);
  const entries: Entry[] = [
    give('player-cash', worth.cash - moved.cash),
    give('player-bonus', worth.bonus - moved.bonus),
    { account: houseAccount('house-payouts', bet.currency), cents: worth.payouts - moved.payouts },
    { account: houseAccount('house-promotions', bet.currency), cents: worth.promotions - moved.promotions },
    { account: houseAccount('house-stakes', bet.currency), cents: worth.stakes - moved.stakes },
  ];
  const uncollected = entries.reduce((sum, { cents }) => sum - cents, 0n);
  entries.push({ account: houseAccount('house-uncollected', bet.currency), cents: uncollected });
  return [{ kind: rounds === 0 ? first : 'regrade', reference: bet.id, round: rounds, recordedAt: now, entries }];
}

/** Cash before bonus, as a placement takes them: who holds the cash of a player is alone with all that is theirs. */
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
      },
    ]),
  );
}
