import { useBrand } from '#src/brand/context.tsx';
import { useIsCasinoRestricted } from '#src/core/auth/index.ts';
import { useStartup } from '../../startup/StartupContext.tsx';

/** Whether there is a casino for whoever is here: the brand has one, the server has it open, and nothing keeps the player from it. */
export function useHasCasino(): boolean {
  const { options } = useBrand();
  const { startup } = useStartup();
  const isRestricted = useIsCasinoRestricted();
  return options.casino && startup?.applicationMetadata.casinoEnabled !== false && !isRestricted;
}
