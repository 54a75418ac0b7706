import { Link } from 'react-router-dom';
import type { OnboardingPromotionQuery } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';

export type Onboarding = NonNullable<OnboardingPromotionQuery['onboardingPromotion']>;

export function OnboardingCard({ promotion }: { readonly promotion: Onboarding }) {
  const { title, shortDescription, illustration, primaryCta, termsOfUse, deepLink } = promotion;
  return (
    <Card as="article" padding={24} aria-labelledby="onboarding-promotion">
      <Stack gap={12} align="center" css={{ textAlign: 'center' }}>
        <Illustration name={illustration} />
        <Heading as="h2" id="onboarding-promotion" size={18}>
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
