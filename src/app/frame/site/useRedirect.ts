import { useLocation } from 'react-router-dom';
import { redirectOf } from '#src/shared/site/redirects.ts';
import { useSite } from './useSite.ts';

export function useRedirect(): string | null {
  const { pathname, search, hash } = useLocation();
  return redirectOf(pathname + search + hash, useSite())?.to ?? null;
}
