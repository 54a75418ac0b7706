import type { BetSectionFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$12',
  margin: 0,
  padding: '$12 $16',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  '& > div': { minWidth: 0 },
  '& dt': { text: 12, color: '$ink2' },
  '& dd': { margin: 0, text: 16, fontWeight: '$bold', color: '$ink1', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& > div:last-child': { textAlign: 'end' },
});

export function BetTotals({ totals }: { readonly totals: NonNullable<BetSectionFragment['totals']> }) {
  if (totals.openCount === 0) return null;
  return (
    <List aria-label={t`All open bets`}>
      <div>
        <dt>{t`Open bets`}</dt>
        <dd>{totals.openCount}</dd>
      </div>
      <div>
        <dt>{t`Total stake`}</dt>
        <dd>{totals.openStake.formattedAmount}</dd>
      </div>
      <div>
        <dt>{t`Potential payout`}</dt>
        <dd>{totals.openPotentialPayout.formattedAmount}</dd>
      </div>
    </List>
  );
}
