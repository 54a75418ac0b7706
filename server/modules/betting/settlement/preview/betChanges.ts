import type { Cents } from '#src/shared/money/money.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { gradedLeg, isOther, type Leg } from '../gradedLegs.ts';
import type { LegGrade } from '../legGrader.ts';
import { type Bet, resultOf, tokenOf } from '../settledChange.ts';

type State = { readonly status: Bet['status']; readonly outcome: Bet['outcome']; readonly payoutCents: Cents };
/** How a result would change a bet. Payouts include cash outs. */
export type BetChange = { readonly betId: string; readonly stakeCents: Cents; readonly before: State; readonly after: State };
type Grade = (leg: Leg, bet: Bet) => LegGrade | null;

const AT_ONCE = 500;

/** Computes what `settleBatch` would change. Locks nothing. */
export async function betChanges(trx: Trx, betIds: readonly string[], grade: Grade): Promise<readonly BetChange[]> {
  const sorted = betIds.toSorted();
  const changes: BetChange[] = [];
  for (let at = 0; at < sorted.length; at += AT_ONCE) changes.push(...(await changesOf(trx, sorted.slice(at, at + AT_ONCE), grade)));
  return changes;
}

async function changesOf(trx: Trx, betIds: readonly string[], grade: Grade): Promise<readonly BetChange[]> {
  const read = await trx
    .selectFrom('bets')
    .selectAll()
    .where('id', 'in', [...betIds])
    .orderBy('id')
    .execute();
  const bets = await withRewards(trx, read);
  const legs = await trx
    .selectFrom('bet_legs')
    .selectAll()
    .where('bet_id', 'in', [...betIds])
    .orderBy('ordinal')
    .execute();
  return bets.flatMap((bet) => {
    const own = legs.filter((leg) => leg.bet_id === bet.id);
    const graded = own.map((leg) => gradedLeg(leg, grade(leg, bet)));
    if (!graded.some((leg, index) => isOther(leg, own[index]))) return [];
    const { result } = resultOf(bet, graded);
    const paid = BigInt(bet.payout ?? bet.cashed_out);
    return [
      {
        betId: bet.id,
        stakeCents: BigInt(bet.stake),
        before: { status: bet.status, outcome: bet.outcome, payoutCents: paid },
        after: { status: result.status, outcome: result.outcome, payoutCents: result.payoutCents ?? BigInt(bet.cashed_out) },
      },
    ];
  });
}

async function withRewards(trx: Trx, bets: readonly Bet[]): Promise<readonly Bet[]> {
  const tokens = bets.flatMap((bet) => tokenOf(bet) ?? []);
  if (tokens.length === 0) return bets;
  const rows = await trx.selectFrom('awards').select(['id', 'redeemed_bet_id as holder']).where('id', 'in', tokens).execute();
  const holders = new Map(rows.map(({ id, holder }) => [id, holder]));
  return bets.map((bet) => {
    const holder = holders.get(tokenOf(bet) ?? '') ?? null;
    return { ...bet, is_reward_gone: holder !== null && holder !== bet.id };
  });
}
