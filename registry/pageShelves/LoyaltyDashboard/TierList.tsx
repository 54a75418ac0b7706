import type { LoyaltyDashboardFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { styled } from '#src/ui/stitches.ts';
import { pointsText } from '../../parts/promotion/TierProgress.tsx';

const List = styled('ol', { borderRadius: '$card', border: '1px solid $line', backgroundColor: '$surface1', overflow: 'hidden' });
const Item = styled('li', {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  minHeight: '48px',
  padding: '$8 $16',
  '& + &': { borderTop: '1px solid $line' },
  variants: { isCurrent: { true: { backgroundColor: '$surface2', fontWeight: '$bold' } } },
});
const Name = styled('span', { minWidth: 0, overflowWrap: 'anywhere' });
const Points = styled('span', {
  flex: 'none',
  marginInlineStart: 'auto',
  text: 13,
  color: '$ink2',
  fontWeight: '$regular',
  fontVariantNumeric: 'tabular-nums',
});

type Props = { readonly tiers: LoyaltyDashboardFragment['tiers']; readonly current: string | null };

export function TierList({ tiers, current }: Props) {
  return (
    <List aria-label={t`Tiers`}>
      {tiers.map(({ id, name, tierBounds }) => (
        <Item key={id} isCurrent={id === current} aria-current={id === current ? 'step' : undefined}>
          <Name>{name}</Name>
          {id === current ? <Badge tone="bonus">{t`Your tier`}</Badge> : null}
          <Points>{tierBounds.lowerBound === 0 ? t`From your first bet` : t`From ${pointsText(tierBounds.lowerBound)}`}</Points>
        </Item>
      ))}
    </List>
  );
}
