import { Navigate } from 'react-router-dom';
import { useRedirect } from '../site/useRedirect.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export function Missing() {
  const to = useRedirect();
  return to === null ? <NotFoundPage /> : <Navigate to={to} replace />;
}
