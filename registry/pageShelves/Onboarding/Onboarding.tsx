import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { type OnboardingFragment, OnboardingFragmentDoc } from '#src/gql/graphql.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { OnboardingCard } from './OnboardingCard.tsx';
import { OnboardingSkeleton } from './OnboardingSkeleton.tsx';

type Texts = Omit<OnboardingFragment, 'promotion'>;

export function Onboarding({ node }: { readonly node: FragmentType<OnboardingFragment> }) {
  const { promotion, ...texts } = useNode(OnboardingFragmentDoc, node);
  const { isLoggedIn, account, isAccountLost } = useAuth();
  if (isLoggedIn === null || (isLoggedIn && account === null && !isAccountLost)) return <OnboardingSkeleton />;
  return (
    <Stack gap={24} css={{ maxWidth: '560px', marginInline: 'auto' }}>
      {promotion === null || isAccountLost ? (
        <FundCard texts={texts} />
      ) : (
        <>
          <Welcome texts={texts} />
          <OnboardingCard promotion={promotion} />
          <Ways texts={texts} />
        </>
      )}
    </Stack>
  );
}

type TextProps = { readonly texts: Texts };

const FundCard = ({ texts }: TextProps) => (
  <Card padding={24}>
    <EmptyState
      headingLevel={useHeading()}
      illustration="welcome"
      title={texts.fundTitle}
      body={texts.text}
      action={<Ways texts={texts} />}
    />
  </Card>
);

const Welcome = ({ texts: { welcomeTitle, text } }: TextProps) => (
  <Stack gap={8} css={{ textAlign: 'center' }}>
    <Heading as={useHeading()} size={28}>
      {welcomeTitle}
    </Heading>
    <Text as="p" tone="ink2">
      {text}
    </Text>
  </Stack>
);

const Ways = ({ texts: { depositLabel, skipLabel } }: TextProps) => (
  <Stack gap={8}>
    <ButtonFace as={Link} to="/account/wallet/deposit" size="large">
      {depositLabel}
    </ButtonFace>
    <ButtonFace as={Link} to="/" tone="quiet">
      {skipLabel}
    </ButtonFace>
  </Stack>
);
