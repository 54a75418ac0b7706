import { useBrand } from '#src/brand/context.tsx';
import { isCasinoAlone } from '#src/brand/contract.ts';
import { useFlag } from '#src/flags/index.ts';
import { type Site, type SiteFlag, siteFlags } from '#src/shared/site/redirects.ts';
import { usePlatform } from '#src/platform/index.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import { readSignUpUrl } from '#src/platform/signUpUrl.ts';
import { useIsCasinoRestricted } from '#src/core/auth/index.ts';
import { useSiteHasCasino } from './useHasCasino.ts';

export function useSite(): Site {
  const { options } = useBrand();
  const { startup } = useStartup();
  const { storage } = usePlatform();
  const flags = useSiteFlags();
  const hasCasino = useSiteHasCasino();
  const isCasinoRestricted = useIsCasinoRestricted();
  return {
    region: startup?.regionalMetadata.currentRegionCode ?? null,
    hasSportsbook: options.sportsbook,
    hasCasino,
    isCasinoRestricted,
    isCasinoAlone: isCasinoAlone(options),
    flags,
    signUpUrl: readSignUpUrl(storage),
  };
}

function useSiteFlags(): ReadonlySet<SiteFlag> {
  const on: Readonly<Record<SiteFlag, boolean>> = {
    search: useFlag('search'),
    'parlay-lounge': useFlag('parlay-lounge'),
    'fan-hub': useFlag('fan-hub'),
    'fan-hub-for-you': useFlag('fan-hub-for-you'),
    'fan-hub-fantasy': useFlag('fan-hub-fantasy'),
    'deconstructed-pages': useFlag('deconstructed-pages'),
    'referral-program': useFlag('referral-program'),
    'account-linking': useFlag('account-linking'),
  };
  return new Set(siteFlags.filter((flag) => on[flag]));
}
