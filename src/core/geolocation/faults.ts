import type { GeoFault, GeoRemedy } from './types.ts';

const title = "We can't find your location";
const support = 'Please contact customer support for help.';

/** Why a browser gives no position (product §8). */
export const browserFaults = {
  'unsupported-api': { message: 'Your browser cannot share its location. Use another browser to wager.', remedy: 'contact-support' },
  'permission-denied': {
    message: 'Location services are disabled. Allow this site to use your location, then check again.',
    remedy: 'allow-location',
  },
  timeout: { message: 'It took too long to find your location. Check again.', remedy: 'retry' },
  'cannot-detect-location': { message: 'Your location could not be detected. Turn on Wi-Fi or move, then check again.', remedy: 'retry' },
  'explanation-declined': {
    message: 'We need to verify your location before you proceed. Please Check Location.',
    remedy: 'allow-location',
  },
  'network-unavailable': { message: 'The network is not available. Check your connection, then check again.', remedy: 'check-connection' },
  'vendor-unavailable': {
    message: 'The location service could not be loaded. Check your connection, then check again.',
    remedy: 'check-connection',
  },
  'license-unavailable': { message: 'We could not verify your location just now. Please try again.', remedy: 'retry' },
  'verdict-absent': { message: 'We need to verify your location before you proceed. Please Check Location.', remedy: 'retry' },
  'player-unknown': { message: 'Log in to check your location.', remedy: 'none' },
} as const satisfies Readonly<Record<string, { readonly message: string; readonly remedy: GeoRemedy }>>;

export type BrowserFault = keyof typeof browserFaults;

export const browserFault = (code: BrowserFault): GeoFault => ({
  code,
  title: code === 'permission-denied' ? 'Location Services Disabled' : title,
  ...browserFaults[code],
  result: null,
});

/** The vendor client's codes by product §8's groups. What is not listed counts as the default: contact support. */
const clientGroups: readonly { readonly codes: readonly number[]; readonly remedy: GeoRemedy; readonly message: string }[] = [
  { codes: [601, 604, 605, 606, 607, 609], remedy: 'contact-support', message: `Your location could not be verified. ${support}` },
  {
    codes: [602, 630, 631],
    remedy: 'check-connection',
    message: 'The network or the location service is not available. Check your connection, then check again.',
  },
  { codes: [632, 633], remedy: 'retry', message: 'There was a communication problem. Please check again.' },
  { codes: [614, 699], remedy: 'reinstall', message: 'Your version of the location software is not supported. Please reinstall it.' },
  { codes: [600, 603, 611, 612], remedy: 'retry', message: 'Something unexpected happened. Please try validating your location again.' },
  { codes: [635], remedy: 'allow-location', message: browserFaults['permission-denied'].message },
  { codes: [640], remedy: 'retry', message: browserFaults['cannot-detect-location'].message },
];

/** The vendor says that its licence is over: a new one is fetched, once. */
export const LICENSE_EXPIRED_CODE = 608;

/** The vendor's local service is not there, or does not answer: the product warns of it until it is (§4). */
export const isServiceAway = ({ code }: GeoFault): boolean => code === '630' || code === '631';

/** A refusal of the vendor's script: total over all numbers. */
export function clientFault(code: number): GeoFault {
  const group = clientGroups.find(({ codes }) => codes.includes(code));
  return {
    code: String(code),
    title,
    message: group?.message ?? `Your location could not be verified. ${support}`,
    remedy: group?.remedy ?? 'contact-support',
    result: null,
  };
}

const remedies: Readonly<Record<string, GeoRemedy>> = {
  CONTACT_SUPPORT: 'contact-support',
  DEVICE_ROOTED: 'contact-support',
  IN_EXCLUSION_BOUNDARY: 'none',
  OUTSIDE_OF_ACTIVE_REGION: 'change-region',
  OUTSIDE_OF_VALID_REGION: 'change-region',
  TROUBLESHOOT: 'retry',
  VERSION_OUTDATED: 'reinstall',
};

export type WireFault = {
  readonly code: string;
  readonly message: string;
  readonly result: string | null;
  readonly resolution: string | null;
};

/** A refusal of the server's; the server's words are shown, what this build does not know asks for a retry. */
export function serverFault({ code, message, result, resolution }: WireFault): GeoFault {
  const isOutside = result === 'OUT_OF_BOUNDARY' || resolution === 'OUTSIDE_OF_ACTIVE_REGION' || resolution === 'OUTSIDE_OF_VALID_REGION';
  return {
    code,
    title: isOutside ? "Looks like you're outside of an operating area" : title,
    message,
    remedy: remedies[resolution ?? ''] ?? 'retry',
    result,
  };
}

export const isLicenseExpiry = (fault: WireFault): boolean => fault.code === 'license-expired';
