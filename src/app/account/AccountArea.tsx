import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { toast } from '#src/ui/toast.ts';
import { Page } from '../page/Page.tsx';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { canonicalUrlOf, loginPath } from '../paths.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { isOpenToVisitors, layoutOf } from './accountPaths.ts';

/** Product §8. */
const MUST_LOG_IN = 'You must be logged in to view this page. Please login to continue.';

/** Every page below `/account`, in the layout of the account. The server composes them; players alone see them. */
export function AccountArea() {
  const url = canonicalUrlOf(useLocation().pathname);
  const { isLoggedIn } = useAuth();
  const wasIn = useRef(false);
  if (isLoggedIn === true) wasIn.current = true;
  // Whoever has just left is on the way to where leaving leads.
  if (isLoggedIn === false && !wasIn.current && !isOpenToVisitors(url)) return <ToLogin />;
  const isShown = isLoggedIn === true || isOpenToVisitors(url);
  return (
    <AccountFrame layout={layoutOf(url)} isIndex={url === '/account'}>
      {!isShown ? <PageSkeleton type="account" /> : url === '/account/settings/content' ? <SettingsPage /> : <Page />}
    </AccountFrame>
  );
}

/** Says why, and leads back here after the login. */
function ToLogin() {
  const { pathname, search } = useLocation();
  useEffect(() => void toast({ id: 'unauthorized', type: 'info', title: MUST_LOG_IN }), []);
  return <Navigate to={loginPath(pathname + search)} replace state={{ logoutReason: 'unauthorized' }} />;
}
