import { isText, newId, type Platform } from '#src/platform/index.ts';

/** Names this browser to the identity server, and nobody in it. */
const INSTALL_ID = { key: 'installId', version: 1, isValid: isText };
/** In front of which our pages are. */
const PLATFORM = 'web';

type Kept = Pick<Platform, 'credentials' | 'storage'>;

/** The location that calls to the identity server are made from, in the headers and, where the product wants it, in the body. */
export const locationOf = ({ credentials }: Kept): { readonly regionCode: string; readonly countryCode: string } => {
  const headers = credentials.publicHeaders();
  return credentials.location() ?? { regionCode: headers['x-region-code'] ?? '', countryCode: headers['x-country-code'] ?? '' };
};

/** Headers of a call to the identity server (product §7): what all calls say, from where the page is known to be, with install id and platform. */
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
