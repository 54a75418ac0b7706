import { useEffect, useRef } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { Page } from '../../page/Page.tsx';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import { canonicalUrlOf, loginPath } from '../../frame/paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { isOpenToVisitors, layoutOf } from './accountPaths.ts';

/** Text for visitors who open a page for players (product §8). */
const MUST_LOG_IN = t`You must be logged in to view this page. Please login to continue.`;

export function AccountArea() {
  const { pathname, state } = useLocation();
  const url = canonicalUrlOf(pathname);
  const { isLoggedIn } = useAuth();
  const wasIn = useRef(false);
  if (isLoggedIn === true) wasIn.current = true;
  // Does not redirect after a logout, which itself redirects.
  if (isLoggedIn === false && !wasIn.current && !isOpenToVisitors(url) && !isMaintenance(state)) return <ToLogin />;
  const isShown = isLoggedIn === true || isOpenToVisitors(url);
  const instead = isLoggedIn === false && isMaintenance(state) ? <LeftBehind /> : <PageSkeleton type="account" />;
  return (
    <AccountFrame layout={layoutOf(url)} isIndex={url === '/account'}>
      {!isShown ? instead : <Page />}
    </AccountFrame>
  );
}

const isMaintenance = (state: unknown): boolean =>
  ['maintenanceMode', 'maintenance'].some((reason) => reason === membersOf(state)['logoutReason']);

/** Replaces the login page during maintenance, because no login would succeed. */
function LeftBehind() {
  const { pathname, search } = useLocation();
  const { copy, name } = useBrand();
  return (
    <>
      <title>{t`Maintenance · ${name}`}</title>
      <EmptyState
        headingLevel="h1"
        illustration="maintenance"
        title={t`We are currently undergoing maintenance`}
        body={t`You have been logged out. Log in again to see this page.`}
        action={
          <ButtonFace as={Link} to={loginPath(pathname + search)}>
            {copy.logIn}
          </ButtonFace>
        }
      />
    </>
  );
}

function ToLogin() {
  const { pathname, search } = useLocation();
  useEffect(() => void toast({ id: 'unauthorized', type: 'info', title: MUST_LOG_IN }), []);
  return <Navigate to={loginPath(pathname + search)} replace state={{ logoutReason: 'unauthorized' }} />;
}
