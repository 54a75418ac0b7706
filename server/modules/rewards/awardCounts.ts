import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import type { AwardCount } from '#server/contract/generated/schemaTypes.ts';
import type { Row } from '#server/platform/store/schema/index.ts';

const sorts = [
  ['bonus-cash', t`Bonus cash`, 'coins', 'money', 'bonuses'],
  ['free-bets', t`Bonus bets`, 'betslip', 'count', 'bonus-bets'],
  ['profit-boosts', t`Profit boosts`, 'boost', 'count', 'profit-boosts'],
  ['free-wagers', t`Free wagers`, 'gift', 'count', 'free-bets'],
] as const;

export const awardCounts = (
  awards: readonly Pick<Row<'awards'>, 'amount' | 'kind'>[],
  credit: { readonly cents: bigint; readonly name: string },
  currency: string,
): AwardCount[] => [
  ...sorts.map(([id, label, icon, unit, sectionId]): AwardCount => {
    const own = awards.filter(({ kind }) => kind === id);
    const cents = own.reduce((sum, { amount }) => sum + BigInt(amount ?? 0), 0n);
    return {
      __typename: 'AwardCount',
      id,
      label,
      icon,
      valueLabel: unit === 'money' ? formatCents(cents, currency) : String(own.length),
      isEmpty: own.length === 0,
      sectionId,
    };
  }),
  {
    __typename: 'AwardCount',
    id: 'promotional-credits',
    label: credit.name,
    icon: 'wallet',
    valueLabel: formatCents(credit.cents, currency),
    isEmpty: credit.cents === 0n,
    sectionId: 'promotional-credits',
  },
];
