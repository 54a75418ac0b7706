import { useBrand } from '#src/brand/context.tsx';
import { useIsCasinoRestricted } from '#src/core/auth/index.ts';
import { useStartup } from '../../startup/StartupContext.tsx';

export function useHasCasino(): boolean {
  const { options } = useBrand();
  const { startup } = useStartup();
  const isRestricted = useIsCasinoRestricted();
  return options.casino && startup?.applicationMetadata.casinoEnabled !== false && !isRestricted;
}
