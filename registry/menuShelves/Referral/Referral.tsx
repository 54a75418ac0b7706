import type { FragmentType } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { type ReferralFragment, ReferralFragmentDoc, ReferralSeenFragmentDoc, SeeReferralDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { styled } from '#src/ui/stitches.ts';
import { cardLink } from '../../parts/shelf/looks.ts';

const Card = styled(LinkTo, cardLink, { alignItems: 'center', gap: '$12', padding: '$12' });
const Words = styled('span', { flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
const Line = styled('span', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$8', text: 14, fontWeight: '$medium' });
const Subtext = styled('span', { text: 13, color: '$ink2' });

export function Referral({ node }: { readonly node: FragmentType<ReferralFragment> }) {
  const { id, image, label, subtext, referralSectionDeepLink } = useNode(ReferralFragmentDoc, node);
  const { data, complete } = useFragment({
    fragment: ReferralSeenFragmentDoc,
    fragmentName: 'ReferralSeen',
    from: { __typename: 'ReferralShelf', id },
  });
  const isNew = complete && data.isFirstTimeViewer === true;
  const see = useSeen(id);
  return (
    <Card link={referralSectionDeepLink} of={id} {...(isNew ? { onFollow: see } : {})}>
      <Illustration name={image} width={64} />
      <Words>
        <Line>
          {label}
          {isNew ? <Badge tone="accent">{t`New`}</Badge> : null}
        </Line>
        <Subtext>{subtext}</Subtext>
      </Words>
      <Icon name="chevron-right" size={16} />
    </Card>
  );
}

function useSeen(id: string): () => void {
  const [tell, { client }] = useMutation(SeeReferralDocument, { onError: () => undefined });
  return () => {
    client.cache.writeFragment({
      fragment: ReferralSeenFragmentDoc,
      fragmentName: 'ReferralSeen',
      data: { __typename: 'ReferralShelf', id, isFirstTimeViewer: false },
    });
    void tell({ variables: { actionId: crypto.randomUUID() } });
  };
}
