import { Navigate } from 'react-router-dom';
import { useAskForAccount, useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Page } from '../../page/Page.tsx';
import { PartProblem } from '../errors/PartProblem.tsx';
import { loginPath } from '../paths.ts';

/** Redirects visitors to the login, and returning players to the deposit page (product §2). */
export function WelcomeGuard() {
  const { isLoggedIn, account, isAccountLost } = useAuth();
  const ask = useAskForAccount();
  if (isLoggedIn === false) return <Navigate to={loginPath('/welcome-promo')} replace />;
  if (account && account.lastLoginAt !== null) return <Navigate to="/account/wallet/deposit" replace />;
  return (
    <Stack gap={24}>
      {isAccountLost ? <PartProblem onRetry={ask}>{t`We could not load your account.`}</PartProblem> : null}
      <Page />
    </Stack>
  );
}
