import { outsideArea } from '#src/shared/site/outsideArea.ts';
import { t } from '#src/shared/text/t.ts';
import type { GeoDisplay, GeoFault, GeoRemedy } from './types.ts';

const title = t`We can't find your location`;
const support = t`Please contact customer support for help.`;

const askAgain = t`We need to verify your location before you proceed. Please Check Location.`;

type Shape = { readonly message: string; readonly remedy: GeoRemedy; readonly displayType?: GeoDisplay };

/** Faults that the browser reports (product §8). */
export const browserFaults = {
  'unsupported-api': { message: t`Your browser can’t share its location. Use another browser to wager.`, remedy: 'contact-support' },
  'permission-denied': {
    message: t`Location services are disabled. Allow this site to use your location, then check again.`,
    remedy: 'allow-location',
    displayType: 'services-disabled',
  },
  timeout: { message: t`We took too long to find your location. Check again.`, remedy: 'retry' },
  'cannot-detect-location': { message: t`We could not find your location. Turn on Wi-Fi or move, then check again.`, remedy: 'retry' },
  'explanation-declined': { message: askAgain, remedy: 'retry', displayType: 'none' },
  'network-unavailable': {
    message: t`You have no network connection. Check it, then check your location again.`,
    remedy: 'check-connection',
  },
  'vendor-unavailable': { message: t`We could not load the location service. Please reload the page.`, remedy: 'reload' },
  'license-unavailable': { message: t`We could not verify your location. Please try again.`, remedy: 'retry' },
  'verdict-absent': { message: askAgain, remedy: 'retry' },
  'player-unknown': { message: t`Log in to check your location.`, remedy: 'none' },
} as const satisfies Readonly<Record<string, Shape>>;

export type BrowserFault = keyof typeof browserFaults;

export const browserFault = (code: BrowserFault): GeoFault => ({
  code,
  title: code === 'permission-denied' ? t`Location Services Disabled` : title,
  displayType: 'modal',
  ...browserFaults[code],
  result: null,
  resolution: null,
});

/** Faults by the vendor's error code. For unlisted codes, players contact support (product §8). */
const clientGroups: readonly (Shape & { readonly codes: readonly number[] })[] = [
  { codes: [601, 604, 605, 606, 607, 609], remedy: 'contact-support', message: t`We could not verify your location. ${support}` },
  { codes: [602], remedy: 'reconnect', message: browserFaults['network-unavailable'].message },
  {
    codes: [630, 631],
    remedy: 'check-connection',
    displayType: 'verify',
    message: t`We could not reach the location service. Check your connection, then check again.`,
  },
  { codes: [632, 633], remedy: 'retry', message: t`Something went wrong with the connection. Please check again.` },
  { codes: [614, 699], remedy: 'reinstall', message: t`Your location software is out of date. Please reinstall it.` },
  { codes: [600, 603, 611, 612], remedy: 'retry', message: t`Something went wrong. Please try to verify your location again.` },
  { codes: [635], ...browserFaults['permission-denied'] },
  { codes: [640], remedy: 'retry', message: browserFaults['cannot-detect-location'].message },
];

export const LICENSE_EXPIRED_CODE = 608;

/** True for warnings that stay until the vendor's local service is reachable (product §4). */
export const isServiceAway = ({ displayType }: GeoFault): boolean => displayType === 'verify';

const SERVICE_CODES: ReadonlySet<string> = new Set(['614', '630', '631', '699']);
export const isOfService = ({ code }: GeoFault): boolean => SERVICE_CODES.has(code);
export const SERVICE_GONE_CODE = 630;

export function clientFault(code: number): GeoFault {
  const group = clientGroups.find(({ codes }) => codes.includes(code));
  return {
    code: String(code),
    title: code === 635 ? t`Location Services Disabled` : title,
    message: group?.message ?? t`We could not verify your location. ${support}`,
    displayType: group?.displayType ?? 'modal',
    remedy: group?.remedy ?? 'contact-support',
    result: null,
    resolution: null,
  };
}

/** What the player can do, by the server's `resolution` (product §8). */
const remedies: Readonly<Record<string, GeoRemedy>> = {
  CONTACT_SUPPORT: 'contact-support',
  DEVICE_ROOTED: 'contact-support',
  IN_EXCLUSION_BOUNDARY: 'browse',
  OUTSIDE_OF_ACTIVE_REGION: 'browse',
  OUTSIDE_OF_VALID_REGION: 'browse',
  TROUBLESHOOT: 'retry',
  VERSION_OUTDATED: 'reinstall',
};

export type WireFault = {
  readonly code: string;
  readonly message: string;
  readonly result: string | null;
  readonly resolution: string | null;
};

/** Offers a retry if the server names no remedy, except for a rate limit. */
export function serverFault({ code, message, result, resolution }: WireFault): GeoFault {
  const isOutside = result === 'OUT_OF_BOUNDARY' || resolution === 'OUTSIDE_OF_ACTIVE_REGION' || resolution === 'OUTSIDE_OF_VALID_REGION';
  return {
    code,
    title: isOutside ? outsideArea.title : title,
    message,
    displayType: result === 'USER_IN_DIFFERENT_VALID_REGION' ? 'none' : 'modal',
    remedy: result === 'RATE_LIMITED' ? 'none' : (remedies[resolution ?? ''] ?? 'retry'),
    result,
    resolution,
  };
}

export const isLicenseExpiry = (fault: WireFault): boolean => fault.code === 'license-expired';

/** True in an area where betting is forbidden. After a casino visit, the location is checked once more (product §4). */
export const isInExclusion = ({ resolution }: GeoFault): boolean => resolution === 'IN_EXCLUSION_BOUNDARY';
