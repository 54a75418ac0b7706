import { useLocation } from 'react-router-dom';
import { redirectOf } from '#src/shared/site/redirects.ts';
import { useHouse } from './useHouse.ts';

/** Where the address of this page leads instead; null where it is right as it is. */
export function useRedirect(): string | null {
  const { pathname, search, hash } = useLocation();
  return redirectOf(pathname + search + hash, useHouse())?.to ?? null;
}
