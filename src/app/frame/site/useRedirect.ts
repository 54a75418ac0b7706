import { useLocation } from 'react-router-dom';
import { redirectOf } from '#src/shared/site/redirects.ts';
import { useHouse } from './useHouse.ts';

export function useRedirect(): string | null {
  const { pathname, search, hash } = useLocation();
  return redirectOf(pathname + search + hash, useHouse())?.to ?? null;
}
