import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { memo, useEffect } from 'react';
import { PromotionsEnrolledFragmentDoc, type PromotionsFragment, PromotionsFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useHeading, useNode, useReportNode } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Illustration } from '#src/ui/Illustration.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { accentControl } from '../../parts/looks.ts';
import { ShelfHead } from '../../parts/ShelfHead.tsx';

const Grid = styled('ul', {
  display: 'grid',
  gap: '$12',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
});
const Frame = styled(Card, { display: 'flex', flexDirection: 'column', gap: '$8', height: '100%' });
const Top = styled('div', { display: 'flex', alignItems: 'flex-start', gap: '$12' });
const Picture = styled('div', {
  flex: 'none',
  width: '96px',
  '@belowTablet': { width: '80px' },
  '& svg': { width: '100%', height: 'auto' },
});
const Words = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0, flex: 1 });
const Bottom = styled('div', { display: 'flex', flexDirection: 'column', gap: '$8', marginTop: 'auto', paddingTop: '$4' });
const Opted = styled('div', { display: 'flex' });
const Cta = styled(LinkTo, accentControl);
const Terms = styled('details', {
  text: 12,
  color: '$ink2',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$4',
    minHeight: '24px',
    cursor: 'pointer',
    borderRadius: '$6',
    listStyle: 'none',
    focusRing: 2,
    fontWeight: '$medium',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '&[open] summary > span:last-of-type': { transform: 'rotate(180deg)' },
  '& p': { margin: '$4 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

export function Promotions({ node }: { readonly node: FragmentType<PromotionsFragment> }) {
  const { id, title, promotions } = useNode(PromotionsFragmentDoc, node);
  const enrolled = useEnrolled(id);
  return (
    <>
      <ShelfHead title={title} />
      {promotions.length === 0 ? (
        <Card padding="none">
          <EmptyState illustration="boost" headingLevel="p" title="No Promotion Found" body="Check back soon: offers change every week." />
        </Card>
      ) : (
        <Grid aria-label={title}>
          {promotions.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} isEnrolled={enrolled.has(promotion.id)} />
            </li>
          ))}
        </Grid>
      )}
    </>
  );
}

/** Ids of the promotions that the player has opted in to; none until that is known, and for visitors. */
function useEnrolled(id: string): ReadonlySet<string> {
  const { data, complete } = useFragment({
    fragment: PromotionsEnrolledFragmentDoc,
    fragmentName: 'PromotionsEnrolled',
    from: { __typename: 'PromotionsShelf', id },
  });
  return new Set(complete ? data.promotions.flatMap((card) => (card.enrollmentStatus === 'SUCCESS' ? [card.id] : [])) : []);
}

type Promotion = PromotionsFragment['promotions'][number];

type CardProps = { readonly promotion: Promotion; readonly isEnrolled: boolean };

const PromotionCard = memo(function PromotionCard({ promotion, isEnrolled }: CardProps) {
  const { id, title, shortDescription, illustration, primaryCta, primaryCtaDeepLink, termsOfUse } = promotion;
  const heading = useHeading(1);
  useReportMissingLink(promotion);
  return (
    <Frame as="article" padding={16} aria-labelledby={`promotion-${id}`}>
      <Top>
        <Picture>
          <Illustration name={illustration} width={96} />
        </Picture>
        <Words>
          <Heading as={heading} id={`promotion-${id}`} size={16}>
            {title}
          </Heading>
          {isEnrolled ? (
            <Opted>
              <Badge tone="positive">
                <Icon name="check" size={16} />
                Opted in
              </Badge>
            </Opted>
          ) : null}
          <Text as="p" tone="ink2">
            {shortDescription}
          </Text>
        </Words>
      </Top>
      <Bottom>
        <Cta link={primaryCtaDeepLink} of={id} aria-describedby={`promotion-${id}`}>
          {primaryCta || 'See Details'}
        </Cta>
        <Terms>
          <summary>
            Terms of use
            <Icon name="chevron-down" size={16} />
          </summary>
          <p>{termsOfUse}</p>
        </Terms>
      </Bottom>
    </Frame>
  );
});

/** Product §8: a call to action with no link is reported as a missing link; nothing happens. */
function useReportMissingLink({ id, primaryCtaDeepLink }: Promotion): void {
  const report = useReportNode();
  useEffect(() => {
    if (primaryCtaDeepLink === null) report(id, 'PromotionCard', 'missing');
  }, [report, id, primaryCtaDeepLink]);
}
