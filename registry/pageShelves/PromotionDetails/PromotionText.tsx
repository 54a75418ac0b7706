import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { OfferProgressDocument, type PromotionDetailsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useHeading } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { accentControl, quietLink } from '../../parts/shelf/looks.ts';
import { JoinOffer } from './JoinOffer.tsx';
import { OfferSteps } from './OfferSteps.tsx';
import { OptedIn } from '../../parts/promotion/OptedIn.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';
import { useIsEnrolled, useReportMissingLink } from '../../parts/promotion/promotions.ts';
import { dateTimeText } from '../../parts/text/written.ts';

const Frame = styled(Card, { display: 'grid', gap: '$16 $24', '@tablet': { gridTemplateColumns: '200px minmax(0, 1fr)' } });
const Picture = styled('div', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '140px',
  borderRadius: '$10',
  backgroundColor: '$surface2',
});
const Words = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  minWidth: 0,
  maxWidth: '64ch',
  overflowWrap: 'anywhere',
});
const Row = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$8 $16' });
const Cta = styled(LinkTo, accentControl, { minHeight: '44px' });
const Second = styled(LinkTo, quietLink, { minHeight: '44px', text: 14 });
const Terms = styled('section', {
  paddingTop: '$12',
  borderTop: '1px solid $line',
  text: 12,
  color: '$ink2',
  '& p': { margin: '$4 0 0', whiteSpace: 'pre-line' },
});

const POLL_MS = 5_000;

type Promotion = NonNullable<PromotionDetailsFragment['promotion']>;

export function PromotionText({ promotion }: { readonly promotion: Promotion }) {
  const { id, title, shortDescription, description, illustration, startsAt, endsAt, termsId } = promotion;
  const isEnrolled = useIsEnrolled(id);
  const progress = useOfferProgress(id, isEnrolled);
  const heading = useHeading();
  useReportMissingLink(promotion);
  return (
    <Frame as="article" padding={16} aria-label={title}>
      <Picture>
        <Illustration name={illustration} width={160} />
      </Picture>
      <Words>
        {isEnrolled || startsAt !== null || endsAt !== null ? (
          <Row>
            {isEnrolled ? <OptedIn /> : null}
            <When label={t`From`} instant={startsAt} />
            <When label={t`Ends`} instant={endsAt} />
          </Row>
        ) : null}
        <Text as="p" size={16}>
          {shortDescription}
        </Text>
        {description === null ? null : <Paragraphs text={description} />}
        <Row>
          {termsId === null ? (
            <Cta link={promotion.primaryCtaDeepLink} of={id}>
              {promotion.primaryCta || t`View`}
            </Cta>
          ) : isEnrolled ? null : (
            <JoinOffer promotionId={id} termsId={termsId} title={title} />
          )}
          <Second link={promotion.secondaryCtaDeepLink} of={id}>
            {promotion.secondaryCta || t`See Details`}
            <Icon name="chevron-right" size={16} />
          </Second>
        </Row>
        {progress === null ? null : <OfferSteps progress={progress} />}
        <Terms>
          <Heading as={heading} size={14}>{t`Terms of use`}</Heading>
          <p>{progress?.termsOfUse ?? promotion.termsOfUse}</p>
        </Terms>
      </Words>
    </Frame>
  );
}

/** Polls the offer's progress, which changes shortly after a bet is placed and when the bet is settled. */
function useOfferProgress(promotionId: string, isOn: boolean) {
  const { data, startPolling, stopPolling } = useQuery(OfferProgressDocument, {
    variables: { promotionId },
    skip: !isOn,
    fetchPolicy: 'cache-and-network',
  });
  const progress = data?.offerProgress ?? null;
  const mayChange =
    progress !== null && (progress.awardCount < progress.maxAwards || progress.entries.some(({ state }) => state === 'WAITING'));
  useEffect(() => {
    if (!mayChange) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [mayChange, startPolling, stopPolling]);
  return progress;
}

const When = ({ label, instant }: { readonly label: string; readonly instant: string | null }) =>
  instant === null ? null : (
    <Text size={13} tone="ink2">
      {label} {dateTimeText(instant)}
    </Text>
  );
