import { useBrand } from '#src/brand/context.tsx';
import { useIsCasinoRestricted } from '#src/core/auth/index.ts';
import { useStartup } from '../../startup/StartupContext.tsx';

export function useSiteHasCasino(): boolean {
  const { options } = useBrand();
  const { startup } = useStartup();
  return options.casino && startup?.applicationMetadata.casinoEnabled !== false;
}

export function useHasCasino(): boolean {
  const isRestricted = useIsCasinoRestricted();
  return useSiteHasCasino() && !isRestricted;
}
