import { factInWords } from '#src/shared/limits/limitFacts.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import type { TraderLimitChange } from './limitHistory.ts';

export type LimitWords = {
  readonly title: string;
  readonly markets: string;
  readonly lines: readonly string[];
  readonly reasons: readonly string[];
};

export function wordsOfLimit({ mostStakeCents: stake, mostExposureCents: exposure, sports, facts }: TraderLimitChange): LimitWords {
  const isLifted = stake === null && exposure === null;
  const names = sports === null ? null : new Intl.ListFormat('en-US').format(sports.map(({ name }) => name));
  return {
    title: isLifted ? t`We removed your limit` : t`A limit on your bets`,
    markets: names === null ? t`All sports markets` : t`${names} markets`,
    lines: [
      ...(isLifted ? [t`You now have the same limits as all players.`] : []),
      ...(stake === null ? [] : [t`Up to ${formatCents(stake)} on a market in one bet`]),
      ...(exposure === null ? [] : [t`Up to ${formatCents(exposure)} to win from your open bets on one selection`]),
    ],
    reasons: facts.map(factInWords),
  };
}
