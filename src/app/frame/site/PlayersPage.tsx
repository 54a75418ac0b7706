import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { Page } from '../../page/Page.tsx';
import { loginPath } from '../paths.ts';

/** Redirects visitors to the login, and then back to the page (product §2). */
export function PlayersPage() {
  const { isLoggedIn } = useAuth();
  const { pathname, search } = useLocation();
  return isLoggedIn === false ? <Navigate to={loginPath(`${pathname}${search}`)} replace /> : <Page />;
}
