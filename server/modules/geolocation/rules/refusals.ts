import { outsideArea } from '#src/shared/site/outsideArea.ts';
import { t } from '#src/shared/text/t.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';

/** Texts shown for a refusal (product §8). */
type Shape = { readonly message: string; readonly result: string; readonly resolution: string };

const RETRY = t`We need to verify your location before you proceed. Please Check Location.`;

export const geoRefusals = {
  'packet-invalid': { message: RETRY, result: 'SERVER_ERROR', resolution: 'TROUBLESHOOT' },
  'packet-expired': { message: RETRY, result: 'SERVER_ERROR', resolution: 'TROUBLESHOOT' },
  'packet-replayed': { message: RETRY, result: 'SERVER_ERROR', resolution: 'TROUBLESHOOT' },
  'packet-of-another-player': { message: RETRY, result: 'SERVER_ERROR', resolution: 'TROUBLESHOOT' },
  'packet-of-another-address': {
    message: t`Your internet connection changed while we verified your location. Please try again.`,
    result: 'SERVER_ERROR',
    resolution: 'TROUBLESHOOT',
  },
  'license-expired': {
    message: t`Your location check took too long. Please try again.`,
    result: 'SERVER_ERROR',
    resolution: 'TROUBLESHOOT',
  },
  'license-of-another-type': { message: RETRY, result: 'SERVER_ERROR', resolution: 'TROUBLESHOOT' },
  'vendor-unreachable': {
    message: t`We could not verify your location. Please try again.`,
    result: 'SERVER_ERROR',
    resolution: 'TROUBLESHOOT',
  },
  'rate-limited': {
    message: t`You checked your location too many times. Please wait a minute and try again.`,
    result: 'RATE_LIMITED',
    resolution: 'TROUBLESHOOT',
  },
  'location-too-vague': {
    message: t`We can't find your location. Turn on Wi-Fi and try again.`,
    result: 'SERVER_ERROR',
    resolution: 'TROUBLESHOOT',
  },
  'out-of-boundary': {
    message: outsideArea.body,
    result: 'OUT_OF_BOUNDARY',
    resolution: 'OUTSIDE_OF_ACTIVE_REGION',
  },
  'wallet-of-another-currency': {
    message: outsideArea.body,
    result: 'OUT_OF_BOUNDARY',
    resolution: 'OUTSIDE_OF_VALID_REGION',
  },
  'different-valid-region': {
    message: t`There was a problem in verifying your location, please try logging in again`,
    result: 'USER_IN_DIFFERENT_VALID_REGION',
    resolution: 'OUTSIDE_OF_VALID_REGION',
  },
  VPN: { message: t`You may be using a VPN. Turn it off and try again.`, result: 'SERVER_ERROR', resolution: 'TROUBLESHOOT' },
  PROXY: { message: t`You may be using a proxy. Turn it off and try again.`, result: 'SERVER_ERROR', resolution: 'TROUBLESHOOT' },
  ROOTED_DEVICE: {
    message: t`This device has been modified, so you can’t use it to wager. Please use another one.`,
    result: 'SERVER_ERROR',
    resolution: 'DEVICE_ROOTED',
  },
  MOCKED_LOCATION: {
    message: t`Your device reports a false location. Turn off location mocking and try again.`,
    result: 'SERVER_ERROR',
    resolution: 'TROUBLESHOOT',
  },
  VERSION_OUTDATED: { message: t`Update your browser and try again.`, result: 'SERVER_ERROR', resolution: 'VERSION_OUTDATED' },
  EXCLUSION_BOUNDARY: {
    message: t`You can’t place wagers from your location.`,
    result: 'OUT_OF_BOUNDARY',
    resolution: 'IN_EXCLUSION_BOUNDARY',
  },
  BLACKLISTED: {
    message: t`You can’t use this device to wager. Please contact support.`,
    result: 'SERVER_ERROR',
    resolution: 'CONTACT_SUPPORT',
  },
} as const satisfies Record<string, Shape>;

export type GeoRefusal = keyof typeof geoRefusals;

/** An unknown sign of manipulation counts as the gravest. */
export const findingRefusal = (finding: string): GeoRefusal =>
  isKeyOf(geoRefusals, finding) && finding === finding.toUpperCase() ? finding : 'BLACKLISTED';
