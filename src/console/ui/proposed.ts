import type { Proposed } from '#src/shared/console/proposals.ts';
import { formatCents } from '#src/shared/money/money.ts';
import type { ToastRequest } from '#src/ui/notices/toast.ts';

type Said = Omit<ToastRequest, 'type'> & Partial<Pick<ToastRequest, 'type'>>;

export function messageOf(value: object, done: Said): Said {
  if (!isWaiting(value)) return done;
  return { type: 'info', title: 'Proposed. A second person must confirm it.', body: sumsText(value) };
}

const isWaiting = (value: object): value is Proposed => 'proposalId' in value && 'summary' in value && typeof value.proposalId === 'string';

const dollars = (cents: number): string => formatCents(BigInt(cents));

/** Describes a proposal's effect: `3 bets with $30.00 at stake pay $57.00 instead of $0.00.` Empty for changes of settings. */
export function sumsText({
  bets,
  stakeCents,
  payoutBeforeCents,
  payoutAfterCents,
}: Pick<Proposed, 'bets' | 'payoutAfterCents' | 'payoutBeforeCents' | 'stakeCents'>): string {
  if (bets === 0) return 'No bets change.';
  const paid = `${dollars(payoutAfterCents)} instead of ${dollars(payoutBeforeCents)}`;
  return bets === 1
    ? `1 bet with ${dollars(stakeCents)} at stake pays ${paid}.`
    : `${bets} bets with ${dollars(stakeCents)} at stake pay ${paid}.`;
}
