export type PageOrigins = {
  readonly locationVendor: string | null;
  readonly streamHost: string | null;
  readonly liveStreaming: string | null;
  readonly partner?: string | null;
  readonly sisterSites?: readonly string[];
  readonly errorReports?: string | null;
  readonly frames: readonly string[];
  readonly host: string;
  readonly isHttps: boolean;
  readonly styleHashes?: readonly string[];
  /** True for pages in our own frames, which cannot connect to any server. */
  readonly isFrame?: boolean;
};

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** CSP without inline scripts, `eval` or wildcards. */
export function contentSecurityPolicy(origins: PageOrigins): string {
  const {
    locationVendor,
    streamHost,
    liveStreaming,
    errorReports = null,
    sisterSites = [],
    styleHashes = [],
    partner = null,
    frames,
    host,
    isHttps,
    isFrame = false,
  } = origins;
  // Validates the host, with which a client could otherwise add directives to the policy.
  const socket = HOST.test(host) ? ` ${isHttps ? 'wss' : 'ws'}://${host}` : '';
  const named = (...origins: readonly (string | null)[]): string => origins.map((origin) => (origin === null ? '' : ` ${origin}`)).join('');
  return [
    `default-src 'none'`,
    `script-src 'self'${named(locationVendor)}`,
    `style-src 'self'${named(...styleHashes)}`,
    isFrame
      ? `connect-src 'none'`
      : `connect-src 'self'${socket}${named(locationVendor, streamHost, liveStreaming, errorReports, partner, ...withSockets(sisterSites))}`,
    `img-src 'self' data:`,
    `media-src 'self'${named(streamHost)}${streamHost === null ? '' : ' blob:'}`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action ${isFrame ? `'none'` : `'self'`}`,
    `frame-ancestors ${isFrame ? `'self'` : `'none'`}`,
    `require-trusted-types-for 'script'`,
    // Created by the page's first script. Browsers then refuse other Trusted Types policies.
    'trusted-types linemaker',
  ].join('; ');
}

const withSockets = (origins: readonly string[]): readonly string[] =>
  [...new Set(origins)].flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);

/** Headers of all responses. Sends HSTS over plain HTTP too, where browsers ignore it. */
export const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const satisfies Record<string, string>;

/** `payOrigin`: origin of the framed page that can open the device's payment sheet, or null. */
export const pageHeaders = (payOrigin: string | null): Readonly<Record<string, string>> => ({
  'permissions-policy': `geolocation=(self), camera=(), microphone=(), payment=(${payOrigin === null ? '' : `self "${payOrigin}"`}), publickey-credentials-create=(self), publickey-credentials-get=(self)`,
  'x-frame-options': 'DENY',
});
