import type { BetUpdatesSubscription } from '#src/gql/graphql.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import type { ToastRequest } from '#src/ui/notices/toast.ts';

export type SettledBet = Pick<
  BetUpdatesSubscription['betUpdates'],
  'id' | 'status' | 'outcome' | 'type' | 'numLegs' | 'featuredBetTitle' | 'payoutAmount' | 'legs'
>;

/** False for cash outs, because players see their result where they requested them. */
export const isSettled = ({ status, outcome }: SettledBet): boolean =>
  (status === 'SETTLED' || status === 'VOIDED') && outcome !== 'CASH_OUT' && outcome !== 'PENDING';

/** Builds one toast for bets that settled together; null if there are none. */
export function settledToast(
  bets: readonly SettledBet[],
): (Pick<ToastRequest, 'type' | 'title' | 'body'> & { readonly path: string }) | null {
  const [bet, ...others] = bets;
  if (bet === undefined) return null;
  const paidCents = bets.reduce((sum, { payoutAmount }) => sum + BigInt(payoutAmount?.amountLong ?? 0), 0n);
  return {
    type: bets.some(({ outcome }) => outcome === 'WIN') ? 'success' : 'info',
    title: others.length === 0 ? resultOf(bet) : t`{${bets.length}, plural, one {# bet} other {# bets}} settled`,
    path: others.length === 0 ? `/my-bets/bet/${encodeURIComponent(bet.id)}` : '/my-bets/settled',
    ...(paidCents > 0n && { body: t`${formatCents(paidCents)} is in your balance.` }),
  };
}

function resultOf(bet: SettledBet): string {
  const name = nameOf(bet);
  switch (bet.outcome) {
    case 'WIN':
      return t`${name} won`;
    case 'LOSS':
      return t`${name} lost`;
    case 'PUSH':
      return t`${name} pushed`;
    default:
      return t`${name} was refunded`;
  }
}

function nameOf({ type, numLegs, featuredBetTitle, legs }: SettledBet): string {
  const [leg] = legs;
  if (numLegs === 1 && leg !== undefined) return leg.selectionName;
  if (typeof featuredBetTitle === 'string') return featuredBetTitle;
  if (type === 'TEASER') return t`${numLegs}-leg teaser`;
  return type === 'ROUND_ROBIN' ? t`${numLegs}-leg round robin` : t`${numLegs}-leg parlay`;
}
