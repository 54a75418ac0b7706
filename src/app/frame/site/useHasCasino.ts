import { useBrand } from '#src/brand/context.tsx';
import { useIsCasinoRestricted } from '#src/core/auth/index.ts';
import { useStartup } from '../../startup/StartupContext.tsx';

export function useSiteHasCasino(): boolean {
  const { options } = useBrand();
  const { startup } = useStartup();
  return options.casino && startup?.applicationMetadata.casinoEnabled !== false;
}

/** False also for a player to whom the casino is closed. */
export function useHasCasino(): boolean {
  const isRestricted = useIsCasinoRestricted();
  return useSiteHasCasino() && !isRestricted;
}
