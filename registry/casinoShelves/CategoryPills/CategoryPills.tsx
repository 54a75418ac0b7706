import type { FragmentType } from '@apollo/client';
import { type CategoryPillsFragment, CategoryPillsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Pill } from '../../parts/text/Pill.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';

const Count = styled('span', { text: 12, fontWeight: '$regular', color: '$ink2', fontVariantNumeric: 'tabular-nums' });

export function CategoryPills({ node }: { readonly node: FragmentType<CategoryPillsFragment> }) {
  const { id, title, categories } = useNode(CategoryPillsFragmentDoc, node);
  const Heading = useHeading();
  if (categories === null) return <ShelfProblem what={t`the categories`} />;
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
              <VisuallyHidden> {t`games`}</VisuallyHidden>
            </Count>
          </Pill>
        ))}
      </Rail>
    </nav>
  );
}
