import type { FragmentType } from '@apollo/client';
import { type CategoryPillsFragment, CategoryPillsFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useHeading, useNode } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ShelfProblem } from '../../parts/ShelfProblem.tsx';

const Pill = styled(LinkTo, {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$8',
  height: '44px',
  paddingInline: '$16',
  borderRadius: '$pill',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  color: '$ink1',
  text: 14,
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  focusRing: 1,
  '& > span:first-child': { color: '$accentInk' },
  '@hover': { '&:hover': { backgroundColor: '$surface2', borderColor: '$lineStrong' } },
});
const Count = styled('span', { text: 12, fontWeight: '$regular', color: '$ink2', fontVariantNumeric: 'tabular-nums' });

export function CategoryPills({ node }: { readonly node: FragmentType<CategoryPillsFragment> }) {
  const { id, title, categories } = useNode(CategoryPillsFragmentDoc, node);
  const Heading = useHeading();
  if (categories === null) return <ShelfProblem what="the categories" />;
  if (categories.length === 0) return null;
  return (
    <nav aria-label={title}>
      <VisuallyHidden as={Heading}>{title}</VisuallyHidden>
      <Rail label={title} buttons="none">
        {categories.map(({ id: key, label, icon, gameCount, deepLink }) => (
          <Pill key={key} link={deepLink} of={id}>
            <Icon name={icon} size={20} />
            {label}
            <Count>
              {gameCount}
              <VisuallyHidden> games</VisuallyHidden>
            </Count>
          </Pill>
        ))}
      </Rail>
    </nav>
  );
}
