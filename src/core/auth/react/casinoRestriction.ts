import { usePlatform } from '#src/platform/index.ts';
import { useAuth } from './AuthProvider.tsx';

export function useIsCasinoRestricted(): boolean {
  const restriction = useAuth().account?.casinoRestriction;
  const { clock } = usePlatform();
  return restriction?.active === true && !(Date.parse(restriction.expiresAt ?? '') <= clock.now());
}
