import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useCasinoRestriction } from '#src/core/auth/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { pageTypeOf } from '../paths.ts';

const CasinoClosedPage = lazyWithRetry(async () => (await import('../errors/CasinoClosedPage.tsx')).CasinoClosedPage);

/** Shows restricted players an explanation instead of the casino. The server also refuses game launches. */
export function CasinoGate({ children }: { readonly children: ReactNode }) {
  const restriction = useCasinoRestriction();
  const { sportsbook } = useBrand().options;
  const type = pageTypeOf(useLocation().pathname);
  const isOfCasino = type === 'casino' || (type === 'home' && !sportsbook);
  return restriction !== null && isOfCasino ? <CasinoClosedPage until={restriction.until} /> : children;
}
