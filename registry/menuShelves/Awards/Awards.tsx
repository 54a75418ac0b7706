import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { AwardsHeldFragmentDoc, type AwardsFragment, AwardsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Rail, RAIL_GAP } from '#src/ui/Rail.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { quietLink } from '../../parts/shelf/looks.ts';
import { AwardsSkeleton } from './AwardsSkeleton.tsx';

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$12',
  boxSizing: 'border-box',
  height: '48px',
  padding: '0 $12 $16',
  '@tablet': { justifyContent: 'flex-start' },
});
const SeeAll = styled(Link, quietLink);
/** Scroll distance of one arrow press, in pixels (product §9). */
const STEP = 320;
/** Width of an award. One scroll step moves exactly two awards, because scroll snapping would shorten any other step. */
const WIDTH = STEP / 2 - RAIL_GAP;
const Award = styled(Link, {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minWidth: 0,
  minHeight: '74px',
  padding: '$12',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  color: 'inherit',
  textDecoration: 'none',
  focusRing: 2,
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
});
const Label = styled('span', { display: 'flex', alignItems: 'center', gap: '$8', text: 13, color: '$ink2', overflowWrap: 'anywhere' });
const Value = styled('span', {
  text: 18,
  fontFamily: '$display',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  variants: { isEmpty: { true: { color: '$ink3' }, false: { color: '$bonus' } } },
});

export function Awards({ node }: { readonly node: FragmentType<AwardsFragment> }) {
  const { id, title } = useNode(AwardsFragmentDoc, node);
  const tag = useHeading();
  const player = useFragment({ fragment: AwardsHeldFragmentDoc, fragmentName: 'AwardsHeld', from: { __typename: 'AwardsShelf', id } });
  if (!player.complete) return <AwardsSkeleton />;
  const { awards } = player.data;
  return (
    <section aria-label={title}>
      <Head>
        <Heading as={tag} size={13} tone="ink2">
          {title}
        </Heading>
        <SeeAll to="/account/award-details" aria-label={t`See All, ${title}`}>
          {t`See All`}
          <Icon name="chevron-right" size={16} />
        </SeeAll>
      </Head>
      {awards === null ? (
        <Text as="p" size={13} tone="ink2" css={{ padding: '$8 $12' }}>{t`We could not load your rewards. You still have them.`}</Text>
      ) : (
        <Rail label={title} itemWidth={WIDTH} step={STEP}>
          {awards.map(({ id: key, label, icon, valueLabel, isEmpty, sectionId }) => (
            <Award key={key} to={`/account/award-details/${encodeURIComponent(sectionId)}`}>
              <Label>
                <Icon name={icon} size={16} />
                {label}
              </Label>
              <Value isEmpty={isEmpty}>{valueLabel}</Value>
            </Award>
          ))}
        </Rail>
      )}
    </section>
  );
}
