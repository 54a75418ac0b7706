import type { LoyaltyDashboardFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

const Lines = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$8 $16',
  text: 14,
  '& dt': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dd': { color: '$ink2', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

export function Methods({ methods }: { readonly methods: LoyaltyDashboardFragment['pointsEarningMethods'] }) {
  return (
    <Stack gap={8}>
      <Text as="p" weight="bold">{t`How you earn points`}</Text>
      <Lines>
        {methods.map(({ id, label, pointsLabel }) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{pointsLabel}</dd>
          </div>
        ))}
      </Lines>
      <Text
        as="p"
        size={13}
        tone="ink2"
      >{t`You earn points on cash bets that win or lose. Points count from January 1. Returned bets earn no points.`}</Text>
    </Stack>
  );
}
