import { usePlatform } from '#src/platform/index.ts';
import { useAuth } from './AuthProvider.tsx';

/** Whether the casino is closed to the player who is here; a restriction that has ended closes nothing. Never for visitors. */
export function useIsCasinoRestricted(): boolean {
  const restriction = useAuth().account?.casinoRestriction;
  const { clock } = usePlatform();
  return restriction?.active === true && !(Date.parse(restriction.expiresAt ?? '') <= clock.now());
}
