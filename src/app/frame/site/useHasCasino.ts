import { useBrand } from '#src/brand/context.tsx';
import { useIsCasinoRestricted } from '#src/core/auth/index.ts';
import { useStartup } from '../../startup/StartupContext.tsx';

export function useSiteHasCasino(): boolean {
  const { options } = useBrand();
  const { startup } = useStartup();
  return options.casino && startup?.applicationMetadata.casinoEnabled !== false;
}

/** True if the site has a casino that is open to this player. */
export function useHasCasino(): boolean {
  const isRestricted = useIsCasinoRestricted();
  return useSiteHasCasino() && !isRestricted;
}
