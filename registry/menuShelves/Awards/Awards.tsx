import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { AwardsHeldFragmentDoc, type AwardsFragment, AwardsFragmentDoc } from '#src/gql/graphql.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { AwardsSkeleton } from './AwardsSkeleton.tsx';

const Grid = styled('dl', { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$8', margin: 0 });
const Award = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minWidth: 0,
  padding: '$12',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  // An odd one at the end takes the row.
  '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
});
const Label = styled('dt', { display: 'flex', alignItems: 'center', gap: '$8', text: 13, color: '$ink2', overflowWrap: 'anywhere' });
const Value = styled('dd', {
  margin: 0,
  text: 18,
  fontFamily: '$display',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  variants: { isEmpty: { true: { color: '$ink3' }, false: { color: '$bonus' } } },
});

/** How much there is of each sort of reward. The amounts come in the player's own answer. */
export function Awards({ node }: { readonly node: FragmentType<AwardsFragment> }) {
  const { id, title } = useNode(AwardsFragmentDoc, node);
  const tag = useHeading();
  const player = useFragment({ fragment: AwardsHeldFragmentDoc, fragmentName: 'AwardsHeld', from: { __typename: 'AwardsShelf', id } });
  if (!player.complete) return <AwardsSkeleton />;
  const { awards } = player.data;
  return (
    <section aria-label={title}>
      <Heading as={tag} size={13} tone="ink2" css={{ padding: '$8 $12' }}>
        {title}
      </Heading>
      {awards === null ? (
        <Text as="p" size={13} tone="ink2" css={{ padding: '$8 $12' }}>
          Your rewards could not be loaded. They are still yours.
        </Text>
      ) : (
        <Grid>
          {awards.map(({ id: key, label, icon, valueLabel, isEmpty }) => (
            <Award key={key}>
              <Label>
                <Icon name={icon} size={16} />
                {label}
              </Label>
              <Value isEmpty={isEmpty}>{valueLabel}</Value>
            </Award>
          ))}
        </Grid>
      )}
    </section>
  );
}
