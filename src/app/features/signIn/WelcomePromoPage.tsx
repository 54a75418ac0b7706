import { useQuery } from '@apollo/client/react';
import { Link, Navigate } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAskForAccount, useAuth } from '#src/core/auth/index.ts';
import { OnboardingPromotionDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { PartProblem } from '../../frame/errors/PartProblem.tsx';
import { loginPath } from '../../frame/paths.ts';
import { OnboardingCard } from './OnboardingCard.tsx';

const DEPOSIT = '/account/wallet/deposit';

/** Redirects later logins to the deposit (product §2). */
export function WelcomePromoPage() {
  const { isLoggedIn, account, isAccountLost } = useAuth();
  const { name } = useBrand();
  if (isLoggedIn === false) return <Navigate to={loginPath('/welcome-promo')} replace />;
  if (account && account.lastLoginAt !== null) return <Navigate to={DEPOSIT} replace />;
  return (
    <Stack gap={24} css={{ maxWidth: '560px', marginInline: 'auto' }}>
      <title>{t`Welcome · ${name}`}</title>
      {account ? <Onboarding /> : isAccountLost ? <Unknown /> : <Waiting />}
    </Stack>
  );
}

const Waiting = () => (
  <div role="status" aria-label={t`Loading page`}>
    <Skeleton height={360} shape="card" />
  </div>
);

function Unknown() {
  const ask = useAskForAccount();
  return (
    <>
      <PartProblem onRetry={ask}>{t`Your account could not be loaded.`}</PartProblem>
      <FundCard />
    </>
  );
}

function FundCard() {
  const { copy } = useBrand();
  return (
    <Card padding={24}>
      <EmptyState
        headingLevel="h1"
        illustration="welcome"
        title={t`Fund your account to get started`}
        body={copy.welcomePromo}
        action={<Ways />}
      />
    </Card>
  );
}

function Onboarding() {
  const { copy } = useBrand();
  const { data, loading } = useQuery(OnboardingPromotionDocument, { fetchPolicy: 'cache-and-network' });
  const promotion = data?.onboardingPromotion ?? null;
  if (promotion === null && loading) return <Waiting />;
  if (promotion === null) return <FundCard />;
  return (
    <>
      <Stack gap={8} css={{ textAlign: 'center' }}>
        <Heading as="h1" size={28}>{t`Welcome`}</Heading>
        <Text as="p" tone="ink2">
          {copy.welcomePromo}
        </Text>
      </Stack>
      <OnboardingCard promotion={promotion} />
      <Ways />
    </>
  );
}

const Ways = () => (
  <Stack gap={8}>
    <ButtonFace as={Link} to={DEPOSIT} size="large">{t`Deposit Now`}</ButtonFace>
    <ButtonFace as={Link} to="/" tone="quiet">{t`Skip for Now`}</ButtonFace>
  </Stack>
);
