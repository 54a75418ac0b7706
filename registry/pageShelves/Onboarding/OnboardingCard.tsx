import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OnboardingFragment } from '#src/gql/graphql.ts';
import { useHeading } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';

type Promotion = NonNullable<OnboardingFragment['promotion']>;

export function OnboardingCard({ promotion }: { readonly promotion: Promotion }) {
  const titleId = useId();
  const { title, shortDescription, illustration, primaryCta, termsOfUse, deepLink } = promotion;
  return (
    <Card as="article" padding={24} aria-labelledby={titleId}>
      <Stack gap={12} align="center" css={{ textAlign: 'center' }}>
        <Illustration name={illustration} />
        <Heading as={useHeading(1)} id={titleId} size={18}>
          {title}
        </Heading>
        <Text as="p" tone="ink2">
          {shortDescription}
        </Text>
        {deepLink === null ? null : (
          <ButtonFace as={Link} to={`/promotions/${encodeURIComponent(deepLink.promotionId)}`} tone="secondary">
            {primaryCta || t`View`}
          </ButtonFace>
        )}
        <Text as="p" size={12} tone="ink2">
          {termsOfUse}
        </Text>
      </Stack>
    </Card>
  );
}
