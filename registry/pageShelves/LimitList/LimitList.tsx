import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { type LimitListFragment, LimitListFragmentDoc, LimitListHeldFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { EntryWords } from '../../parts/text/entryLines.ts';
import { ForPlayers } from '../../parts/shelf/ForPlayers.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { type LimitItem, limitValue } from './limitValue.ts';

const Rows = styled('ul', { margin: 0, padding: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid $line' } });
const Row = styled(LinkTo, {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  minHeight: '88px',
  padding: '$12 $16',
  color: '$ink1',
  textDecoration: 'none',
  focusRing: -2,
  '& > span:first-child, & > span:last-child': { color: '$ink2' },
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
});
const Words = styled(EntryWords, { flex: 1 });
const Value = styled('span', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$4 $8', minHeight: '20px' });

export function LimitList({ node }: { readonly node: FragmentType<LimitListFragment> }) {
  const { id, title, limitRows } = useNode(LimitListFragmentDoc, node);
  const { isLoggedIn } = useAuth();
  const player = useFragment({
    fragment: LimitListHeldFragmentDoc,
    fragmentName: 'LimitListHeld',
    from: { __typename: 'LimitListShelf', id },
  });
  if (!player.complete && isLoggedIn === false) return <ForPlayers what={t`your limits`} illustration="responsible-gaming" />;
  const items = player.complete ? player.data.limitItems : undefined;
  if (items === null) return <ShelfProblem what={t`your limits`} />;
  return (
    <>
      <ShelfHead title={title} />
      <Card padding="none" clipped>
        <Rows aria-label={title}>
          {limitRows.map(({ id: rowId, label, text, icon, limitType, period, deepLink }) => (
            <li key={rowId}>
              <Row link={deepLink} of={id}>
                <Icon name={icon} size={20} />
                <Words>
                  <Text weight="medium">{label}</Text>
                  <Value>
                    <Present item={items?.find((item) => item.limitType === limitType && item.period === period)} />
                  </Value>
                  <Text size={12} tone="ink2">
                    {text}
                  </Text>
                </Words>
                <Icon name="chevron-right" size={16} />
              </Row>
            </li>
          ))}
        </Rows>
      </Card>
    </>
  );
}

function Present({ item }: { readonly item: LimitItem | undefined }) {
  if (item === undefined) return <Skeleton width={120} height={16} />;
  return (
    <>
      <Text size={14}>{limitValue(item)}</Text>
      {item.pending ? <Badge tone={item.pending.state === 'ACTION_REQUIRED' ? 'warning' : 'info'}>{item.pending.badge}</Badge> : null}
    </>
  );
}
