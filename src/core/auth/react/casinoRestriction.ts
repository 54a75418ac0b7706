import { usePlatform } from '#src/platform/index.ts';
import { useAuth } from './AuthProvider.tsx';

export type CasinoRestriction = {
  /** End of the restriction. Null: no end. */
  readonly until: Date | null;
};

export function useCasinoRestriction(): CasinoRestriction | null {
  const restriction = useAuth().account?.casinoRestriction;
  const { clock } = usePlatform();
  if (restriction?.active !== true || Date.parse(restriction.expiresAt ?? '') <= clock.now()) return null;
  return { until: restriction.expiresAt === null ? null : new Date(restriction.expiresAt) };
}

export const useIsCasinoRestricted = (): boolean => useCasinoRestriction() !== null;
