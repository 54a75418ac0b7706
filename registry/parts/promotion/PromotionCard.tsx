import { memo } from 'react';
import type { PromotionCardFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useHeading } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { accentControl, quietLink } from '../shelf/looks.ts';
import { OptedIn } from './OptedIn.tsx';
import { useIsEnrolled, useReportMissingLink } from './promotions.ts';
import { dateTimeText } from '../text/written.ts';

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
const Foot = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: '0 $8' });
const Details = styled(LinkTo, quietLink, { minHeight: '24px', marginInlineStart: 'auto' });
const Terms = styled('details', {
  text: 12,
  color: '$ink2',
  '&[open]': { flexBasis: '100%' },
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

export const PromotionCard = memo(function DrawPromotionCard({ promotion }: { readonly promotion: PromotionCardFragment }) {
  const { id, title, shortDescription, illustration, primaryCta, primaryCtaDeepLink, termsOfUse, endsAt, deepLink } = promotion;
  const isEnrolled = useIsEnrolled(id);
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
              <OptedIn />
            </Opted>
          ) : null}
          <Text as="p" tone="ink2">
            {shortDescription}
          </Text>
          {endsAt === null ? null : <Text size={12} tone="ink2">{t`Ends ${dateTimeText(endsAt)}`}</Text>}
        </Words>
      </Top>
      <Bottom>
        <Cta link={primaryCtaDeepLink} of={id} aria-describedby={`promotion-${id}`}>
          {primaryCta || t`View`}
        </Cta>
        <Foot>
          <Terms>
            <summary>
              {t`Terms of use`}
              <Icon name="chevron-down" size={16} />
            </summary>
            <p>{termsOfUse}</p>
          </Terms>
          {deepLink === null ? null : (
            <Details link={deepLink} of={id} aria-describedby={`promotion-${id}`}>
              {t`See Details`}
              <Icon name="chevron-right" size={16} />
            </Details>
          )}
        </Foot>
      </Bottom>
    </Frame>
  );
});
