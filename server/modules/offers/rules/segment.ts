import type { Segment } from '#src/shared/offers/document.ts';

/** What a person did before an instant. `lastDepositAt` ignores returned deposits. */
export type History = { readonly hasSettledBet: boolean; readonly lastWagerAt: Date | null; readonly lastDepositAt: Date | null };

const DAY_MS = 86_400_000;

export function isOfSegment(who: Segment, { hasSettledBet, lastWagerAt, lastDepositAt }: History, at: Date): boolean {
  if (who.kind === 'new') return !hasSettledBet;
  const since = at.getTime() - who.days * DAY_MS;
  if (who.kind === 'lapsed') return lastWagerAt !== null && lastWagerAt.getTime() < since;
  return lastDepositAt !== null && lastDepositAt.getTime() >= since;
}
