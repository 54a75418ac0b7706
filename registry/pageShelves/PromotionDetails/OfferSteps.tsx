import type { OfferProgressQuery, OfferProgressState } from '#src/gql/graphql.ts';
import { useHeading } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { dateTimeText } from '../../parts/text/written.ts';

const Steps = styled('ul', { display: 'grid', gap: '$12', margin: 0, padding: 0, listStyle: 'none' });

const labels: { readonly [S in OfferProgressState]: string } = {
  WAITING: t`Waiting`,
  AWARDED: t`Ready to use`,
  USED: t`Used`,
  EXPIRED: t`Expired`,
  WITHDRAWN: t`Taken back`,
  NOT_COUNTED: t`Does not count`,
  NOT_AWARDED: t`No award`,
};

type Progress = NonNullable<OfferProgressQuery['offerProgress']>;

export function OfferSteps({ progress }: { readonly progress: Progress }) {
  const { awardCount, maxAwards, entries } = progress;
  const heading = useHeading();
  return (
    <Stack gap={8} as="section" aria-label={t`Your progress`}>
      <Row gap={8} wrap justify="between">
        <Heading as={heading} size={14}>{t`Your progress`}</Heading>
        <Text size={13} tone="ink2">{t`${awardCount} of {${maxAwards}, plural, one {# award} other {# awards}}`}</Text>
      </Row>
      {entries.length === 0 ? (
        <Text size={13} tone="ink2">{t`Nothing counts toward this offer yet.`}</Text>
      ) : (
        <Steps>
          {entries.map(({ id, state, text, placedAt, expiresAt }) => (
            <li key={id}>
              <Row gap={8} wrap>
                <Badge tone={state === 'AWARDED' ? 'bonus' : state === 'WAITING' ? 'soft' : 'neutral'}>{labels[state]}</Badge>
                <Text size={12} tone="ink2">
                  {expiresAt === null ? dateTimeText(placedAt) : t`Use it before ${dateTimeText(expiresAt)}`}
                </Text>
              </Row>
              <Text as="p" size={13}>
                {text}
              </Text>
            </li>
          ))}
        </Steps>
      )}
    </Stack>
  );
}
