import { useEffect } from 'react';
import { usePlatform } from '#src/platform/index.ts';
import { loadPlace } from '../boot/place.ts';
import { useStartup } from '../StartupContext.tsx';

export function usePlace(): void {
  const platform = usePlatform();
  const region = useStartup().startup?.regionalMetadata;
  const regionCode = region?.currentRegionCode ?? null;
  const countryCode = region?.currentCountryCode ?? null;
  useEffect(() => {
    if (regionCode !== null && countryCode !== null) void loadPlace(platform, { regionCode, countryCode });
  }, [platform, regionCode, countryCode]);
}
