import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { type LoyaltyFragment, LoyaltyFragmentDoc, LoyaltyHeldFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { TierProgress } from '../../parts/promotion/TierProgress.tsx';
import { LoyaltySkeleton } from './LoyaltySkeleton.tsx';

const Card = styled(Link, {
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  padding: '$12 $16',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  color: '$ink1',
  textDecoration: 'none',
  focusRing: 2,
  '@hover': { '&:hover': { borderColor: '$lineStrong' } },
});
const Head = styled('p', { display: 'flex', alignItems: 'center', justifyContent: 'space-between', text: 13, color: '$ink2' });

/** Renders nothing if there is no loyalty program (product §6). */
export function Loyalty({ node }: { readonly node: FragmentType<LoyaltyFragment> }) {
  const { id, title } = useNode(LoyaltyFragmentDoc, node);
  const player = useFragment({ fragment: LoyaltyHeldFragmentDoc, fragmentName: 'LoyaltyHeld', from: { __typename: 'LoyaltyShelf', id } });
  if (!player.complete) return <LoyaltySkeleton />;
  const { standing } = player.data;
  if (standing === null) return null;
  return (
    <Card to="/account/pennplay">
      <Head>
        {title}
        <Icon name="chevron-right" size={16} />
      </Head>
      <TierProgress standing={standing} />
    </Card>
  );
}
