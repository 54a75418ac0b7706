import type { Cents } from '#src/shared/money/money.ts';
import type { Row } from '#server/platform/store/index.ts';
import { boostOf } from '../pricing/betBoost.ts';
import { restoreTerms } from '../pricing/betTerms.ts';
import { winOf } from '../limits/openBetWin.ts';
import { type Leg, gradedOf } from './gradedLegs.ts';
import { type Entry, houseAccount, type Journal, type PlayerAccount, playerAccount } from '#server/modules/wallet/ledger/index.ts';
import { reckonBet } from '../pricing/payout.ts';
import { cashedOut, type CashOutsPaid, type SettledPayout, unplayed, withCashOuts, payoutOf } from '../pricing/settledPayout.ts';

export type Bet = Row<'bets'>;
/** `takenBack`: credit that the bet returned, and that was then taken back because it expired or was withdrawn. */
export type Past = { readonly rounds: number; readonly moved: Readonly<Record<Moved, Cents>>; readonly takenBack: Cents };
type Moved = 'bonus' | 'cash' | 'payouts' | 'promotions' | 'stakes';
export const NEVER: Past = { rounds: 0, moved: { bonus: 0n, cash: 0n, payouts: 0n, promotions: 0n, stakes: 0n }, takenBack: 0n };
/** New result of a bet; `stood` sums up the valid cash outs. */
export type Change = SettledPayout & { readonly bet: Bet; readonly stood: Cashed };
type Cashed = CashOutsPaid & { readonly stakeCents: Cents };
const NOTHING_CASHED: Cashed = { stakeCents: 0n, paidCents: 0n, creditCents: 0n };

/** The payout includes cash outs. Undoes the cash outs if all legs are annulled. */
export function resultOf(bet: Bet, legs: readonly Leg[]): SettledPayout & { readonly stood: Cashed } {
  const own = legs.filter((leg) => leg.bet_id === bet.id);
  const stood = cashedOf(bet, own);
  const stakeCents = BigInt(bet.stake) - stood.stakeCents;
  if (stakeCents === 0n && isBonusGone(bet)) return { ...unplayed(BigInt(bet.stake)), stood: NOTHING_CASHED };
  if (stakeCents === 0n) return { ...cashedOut(stood), stood };
  const reckoning = reckonBet(stakeCents, own.map(gradedOf), restoreTerms(bet.terms));
  if (isBonusGone(bet) && reckoning.result.status !== 'OPEN') return { ...unplayed(stakeCents), stood };
  const boost = boostOf(bet);
  const left = boost && { ...boost, stakeCents: boostedLeft(bet, stakeCents) };
  return { ...withCashOuts(payoutOf({ stakeCents, source: bet.amount_source, boost: left }, reckoning), stood), stood };
}

const isBonusGone = (bet: Bet): boolean => bet.is_reward_gone && bet.amount_source === 'FREE_BET';

const cashedOf = (bet: Bet, legs: readonly Leg[]): Cashed =>
  legs.every((leg) => leg.is_annulled)
    ? NOTHING_CASHED
    : { stakeCents: BigInt(bet.cashed_stake), paidCents: BigInt(bet.cashed_out), creditCents: BigInt(bet.cashed_credit) };

function boostedLeft({ boosted_stake: boosted }: Bet, stakeCents: Cents): Cents {
  const part = BigInt(boosted ?? '0');
  return part < stakeCents ? part : stakeCents;
}

export const tokenOf = (bet: Bet): string | null => bet.free_bet_id ?? bet.profit_boost_id;

export function mostBack({ bet, stood }: Change): Cents | null {
  return bet.boost_percent === null || stood.stakeCents === 0n ? null : boostedLeft(bet, BigInt(bet.stake) - stood.stakeCents);
}

export function liabilityChanges(changes: readonly Change[], legs: readonly Leg[]): ReadonlyMap<string, Cents> {
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
export const hasNewResult = ({ bet, result }: Pick<Change, 'bet' | 'result'>): boolean =>
  bet.status !== result.status || bet.outcome !== result.outcome || payoutBefore(bet) !== (result.payoutCents ?? BigInt(bet.cashed_out));

/** Reduces a debit by credit that was taken back before, so that other credit does not pay for it. */
function reducedBy(takenBack: Cents, cents: Cents): Cents {
  if (cents >= 0n) return cents;
  return takenBack >= -cents ? 0n : cents + takenBack;
}

/** Books the difference to earlier payments. Debits at most the balance and books the rest as uncollected. */
export function journalOf(
  { bet, result, worth, stood }: Change,
  { rounds, moved, takenBack }: Past,
  held: Map<string, Cents>,
  now: Date,
): Journal[] {
  if (result.status === 'OPEN' && rounds === 0) return [];
  const give = (kind: PlayerAccount, missing: Cents): Entry => {
    const account = playerAccount(bet.player_id, kind);
    const has = held.get(account) ?? 0n;
    const cents = missing < -has ? -has : missing;
    held.set(account, has + cents);
    return { account, cents };
  };
  // Undoing cash outs is a correction, even at the first settlement.
  const isUndone = stood.paidCents < BigInt(bet.cashed_out);
  const first = isUndone ? ('regrade' as const) : result.status === 'VOIDED' ? ('bet-refunded' as const) : ('bet-settled' as const);
  const entries: Entry[] = [
    give('player-cash', worth.cash - moved.cash),
    give('player-bonus', reducedBy(takenBack, worth.bonus - moved.bonus)),
    { account: houseAccount('house-payouts', bet.currency), cents: worth.payouts - moved.payouts },
    { account: houseAccount('house-promotions', bet.currency), cents: worth.promotions - moved.promotions },
    { account: houseAccount('house-stakes', bet.currency), cents: worth.stakes - moved.stakes },
  ];
  const uncollected = entries.reduce((sum, { cents }) => sum - cents, 0n);
  entries.push({ account: houseAccount('house-uncollected', bet.currency), cents: uncollected });
  return [{ kind: rounds === 0 ? first : 'regrade', reference: bet.id, round: rounds, recordedAt: now, entries }];
}
