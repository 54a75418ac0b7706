/** Names of the Trusted Types policies of our pages: `src/platform` makes the first, DOMPurify the second. */
const TRUSTED_TYPES = ['linemaker', 'dompurify'] as const;

export type PageOrigins = {
  /** Script and packets of the location vendor; null on pages that ask nobody where they are. */
  readonly locationVendor: string | null;
  /** Host of moving pictures; null on pages without any. */
  readonly streamHost: string | null;
  /** Where live-stream operations go, when that is another origin. */
  readonly liveStreaming: string | null;
  /** Who gives tokens for accounts that players link; nobody when it is not said. */
  readonly partner?: string | null;
  /** Sites of ours that serve other regions; none when it is not said. */
  readonly sisterSites?: readonly string[];
  /** Who is told of faults of pages, when that is somebody else; nobody when it is not said. */
  readonly errorReports?: string | null;
  /** Origins that may be shown in a frame. */
  readonly frames: readonly string[];
  /** `localhost:4000`, as the page was asked for. */
  readonly host: string;
  readonly isHttps: boolean;
  /** Of the page's own sheets, as sources of the policy; nothing else may be inline. */
  readonly styleHashes?: readonly string[];
  /** A page that our own pages show in a frame. It reaches nothing: what it draws is handed to it. */
  readonly isFrame?: boolean;
};

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The content security policy of a page: nothing inline, nothing evaluated, every origin by name. */
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
  // A host is what the sender says: anything but a name or address with a port would write directives of its own.
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
    // What a script puts together of a stream's parts has an address that begins with blob.
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
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
  ].join('; ');
}

/** A scheme of sockets is a source of its own. */
const withSockets = (origins: readonly string[]): readonly string[] =>
  [...new Set(origins)].flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);

/** Sent with every answer. Browsers ignore HSTS over plain HTTP. */
export const COMMON_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const satisfies Record<string, string>;

export const PAGE_HEADERS = {
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'x-frame-options': 'DENY',
} as const satisfies Record<string, string>;
