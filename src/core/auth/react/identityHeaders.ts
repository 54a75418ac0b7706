import { isText, newId, type Platform } from '#src/platform/index.ts';

/** Random id of the browser, not of the player. */
const INSTALL_ID = { key: 'installId', version: 1, isValid: isText };
const PLATFORM = 'web';

type Kept = Pick<Platform, 'credentials' | 'storage'>;

export const locationOf = ({ credentials }: Kept): { readonly regionCode: string; readonly countryCode: string } => {
  const headers = credentials.publicHeaders();
  return credentials.location() ?? { regionCode: headers['x-region-code'] ?? '', countryCode: headers['x-country-code'] ?? '' };
};

/** Creates and stores an install id on first use (product §7). */
export function identityHeaders(platform: Kept): Readonly<Record<string, string>> {
  const { regionCode, countryCode } = locationOf(platform);
  return {
    ...platform.credentials.publicHeaders(),
    'x-region-code': regionCode,
    'x-country-code': countryCode,
    'x-install-id': installIdOf(platform),
    'x-platform': PLATFORM,
  };
}

function installIdOf({ storage }: Kept): string {
  const kept = storage.read(INSTALL_ID);
  if (kept !== null) return kept;
  const made = newId();
  storage.write(INSTALL_ID, made);
  return made;
}
