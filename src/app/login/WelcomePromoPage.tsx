import { Link, Navigate } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { loginPath } from '../paths.ts';

const DEPOSIT = '/account/wallet/deposit';

/** What a player meets at the first login; later it leads straight to the deposit (product §2). */
export function WelcomePromoPage() {
  const { isLoggedIn, account } = useAuth();
  const { name, copy } = useBrand();
  if (isLoggedIn === false) return <Navigate to={loginPath('/welcome-promo')} replace />;
  if (!account) return null;
  if (account.lastLoginAt !== null) return <Navigate to={DEPOSIT} replace />;
  return (
    <Card padding={24} css={{ maxWidth: '560px', marginInline: 'auto' }}>
      <title>{`Welcome · ${name}`}</title>
      <EmptyState
        headingLevel="h1"
        illustration="welcome"
        title="Fund your account to get started"
        body={copy.welcomePromo}
        action={
          <Stack gap={8}>
            <ButtonFace as={Link} to={DEPOSIT} size="large">
              Deposit Now
            </ButtonFace>
            <ButtonFace as={Link} to="/" tone="quiet">
              Skip for Now
            </ButtonFace>
          </Stack>
        }
      />
    </Card>
  );
}
