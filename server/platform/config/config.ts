import { resolve } from 'node:path';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { SameGamePush } from '#src/shared/betting/sameGame/push.ts';
import type { BrandsFound } from './brands.ts';
import { choice, count, dsn, EnvReader, flag, headerName, namedOrigins, port, regionOrigins, share, text, url } from './readEnv.ts';

export type Mode = 'development' | 'production' | 'test';

/** Everything the process takes from its environment, read once. */
export type Config = {
  readonly mode: Mode;
  /** Address to listen on; `localhost` is IPv4 and IPv6 loopback. */
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Origin and port of the location vendor of the sandbox. */
  readonly locationVendorPort: number;
  /** A location vendor elsewhere; null: the sandbox's own. Production has no other. */
  readonly locationVendor: { readonly origin: string; readonly apiSecret: string } | null;
  /** Who looks people up, elsewhere; null: the sandbox's own. Production has no other, and verifies nobody without. */
  readonly identityVendor: { readonly origin: string; readonly secret: string } | null;
  /** Who sends mails; null: the sandbox keeps them, and production sends none and says so. */
  readonly mailService: { readonly origin: string; readonly secret: string; readonly from: string } | null;
  /** Where links in mails lead; null: to the host that was asked, where that is this machine. */
  readonly siteUrl: string | null;
  /** Who takes the money of players, elsewhere; null: the sandbox's own. Production has no other, and takes no deposit without. */
  readonly paymentVendor: { readonly origin: string; readonly secret: string } | null;
  /** Who draws the games of the casino, elsewhere; null: the sandbox's own. Production has no other, and launches none without. */
  readonly gameProvider: { readonly origin: string; readonly secret: string } | null;
  /** A partner whose accounts can be linked, by OpenID Connect: its issuer identifier, and as whom we come; null: the sandbox's, in production none. */
  readonly partner: { readonly issuer: string; readonly clientId: string } | null;
  /** Brands whose players may link an account of the partner's. */
  readonly linkingBrands: readonly string[];
  /** Port of the sandbox's stream host. */
  readonly streamHostPort: number;
  /** A stream host elsewhere; null: the sandbox's own. Production has no other. */
  readonly streamHost: { readonly origin: string; readonly secret: string } | null;
  /** Where pages send live-stream operations; null: where they send all others. */
  readonly liveStreamingUrl: string | null;
  /** Brand of a host that names none. */
  readonly brand: string;
  readonly brands: readonly string[];
  /** By brand: what becomes of several picks of one game when one of them is pushed or void. */
  readonly sameGamePushes: Readonly<Record<string, SameGamePush>>;
  /** How long a bet on a game that is being played is held before it is decided; 0 not at all. */
  readonly liveBetDelayMs: number;
  /** Brands that are a casino alone: no sports, no bets. */
  readonly withoutSportsbook: readonly string[];
  /** By brand: countries and regions whose players may chat with its support. */
  readonly supportChats: Readonly<Record<string, readonly string[]>>;
  /** Brands whose credit cards go by Braintree. */
  readonly braintreeBrands: readonly string[];
  /** By brand: what promotional credits are called. */
  readonly creditsNames: Readonly<Record<string, string>>;
  /** Drawings for the tab of a browser, by brand. */
  readonly icons: Readonly<Record<string, string>>;
  /** By brand: what is said where it is closed; none for the words of the product. */
  readonly outOfState: BrandsFound['outOfState'];
  /** By brand: where its apps are. */
  readonly appUrls: BrandsFound['appUrls'];
  /** Page of a vendor's help chat; null: the sandbox's, in production none. */
  readonly supportChatUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** The seeded world, demo accounts, sandbox vendors and the control API. Never in production. */
  readonly hasSandbox: boolean;
  /** Whether matches play themselves. Only where there is a sandbox: production invents nothing. */
  readonly hasSimulation: boolean;
  /** Seeds the world and the feed; null for the usual world. */
  readonly seed: number | null;
  /** Built pages. */
  readonly distDir: string;
  /** Known operations of the builds served here: `{ sha256: text }`. */
  readonly persistedDocuments: readonly string[];
  /** Proxies in front of this process whose `x-forwarded-for` is believed. */
  readonly trustedProxies: number;
  /** Header, in lower case, by which the edge says the region of a visitor's address: `US-NJ`, or a country; null: nothing says it. */
  readonly addressRegionHeader: string | null;
  readonly logLevel: string;
  /** What a reader of `/metrics` shows as its bearer token in production; null: nobody reads them there. */
  readonly metricsToken: string | null;
  /** By region: origin of the site of ours that serves it, when that is another one. Their pages may call this one. */
  readonly sisterSites: ReadonlyMap<string, string>;
  /** Origins that documents may frame, by the names they know them by. Beside a sandbox there is its help desk too. */
  readonly frameSites: ReadonlyMap<string, string>;
  /** Where pages send their faults beside us, by the protocol of Sentry; null: to the sandbox's sink, in production nowhere. */
  readonly errorDsn: string | null;
  /** Share of visits whose events are counted, from 0 to 1. */
  readonly analyticsSampleRate: number;
  /** File with the rules of flags. */
  readonly flagRules: string;
  /** Which published documents are served. */
  readonly layoutEnvironment: 'live' | 'staging';
  /** Region assumed when an address tells none, ISO 3166-2 with its country. */
  readonly defaultRegion: string;
};

type Env = Readonly<Record<string, string | undefined>>;
type Brands = Pick<BrandsFound, 'brands' | 'defaultBrand'> & Partial<BrandsFound>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MODES = ['development', 'production', 'test'] as const;

/** Reads the environment. Every wrong value is told at once, by name, with what would be right. */
export function readConfig(
  env: Env,
  {
    brands,
    defaultBrand,
    sameGamePushes = {},
    withoutSportsbook = [],
    supportChats = {},
    linkingBrands = [],
    braintreeBrands = [],
    creditsNames = {},
    icons = {},
    outOfState = {},
    appUrls = {},
  }: Brands,
  root: string,
): Result<Config, readonly string[]> {
  const reader = new EnvReader(env);
  const mode = reader.read('NODE_ENV', choice(MODES), 'development');
  const isProduction = mode === 'production';
  const vendor = outsideParty(reader, 'LOCATION_VENDOR');
  const streamHost = outsideParty(reader, 'STREAM_HOST');
  const trustedProxies = reader.read('TRUSTED_PROXIES', count, 0);
  const sitePort = reader.read('PORT', port, 4000);
  const distDir = resolve(root, reader.read('DIST_DIR', text, 'dist'));
  const config: Config = {
    mode,
    host: reader.read('HOST', text, isProduction ? '::' : 'localhost'),
    port: sitePort,
    locationVendorPort: reader.read('LOCATION_VENDOR_PORT', port, neighbourOf(sitePort, 1)),
    locationVendor: vendor && { origin: vendor.origin, apiSecret: vendor.secret },
    identityVendor: outsideParty(reader, 'IDENTITY_VENDOR'),
    mailService: mailServiceIn(reader),
    siteUrl: reader.read('SITE_URL', url(['https:', 'http:']), null),
    paymentVendor: outsideParty(reader, 'PAYMENT_VENDOR'),
    gameProvider: outsideParty(reader, 'GAME_PROVIDER'),
    partner: partnerIn(reader),
    linkingBrands,
    streamHostPort: reader.read('STREAM_HOST_PORT', port, neighbourOf(sitePort, 2)),
    streamHost,
    liveStreamingUrl: reader.read('LIVE_STREAMING_URL', url(['https:', 'http:']), null),
    brand: reader.read('BRAND', choice(brands), defaultBrand),
    brands,
    sameGamePushes,
    withoutSportsbook,
    supportChats,
    braintreeBrands,
    creditsNames,
    icons,
    outOfState,
    appUrls,
    supportChatUrl: reader.read('SUPPORT_CHAT_URL', url(['https:']), null),
    dataDir: resolve(root, reader.read('DATA_DIR', text, '.data')),
    databaseUrl: reader.read('DATABASE_URL', url(['postgres:', 'postgresql:']), null),
    redisUrl: reader.read('REDIS_URL', url(['redis:', 'rediss:']), null),
    hasSandbox: !isProduction,
    hasSimulation: reader.read('LINEMAKER_SIMULATION', flag, mode !== 'test') && !isProduction,
    seed: reader.read('LINEMAKER_SEED', count, null),
    distDir,
    persistedDocuments: [resolve(distDir, 'persistedDocuments.json'), resolve(root, 'src/gql/persistedDocuments.json')],
    liveBetDelayMs: reader.read('LIVE_BET_DELAY_MS', count, mode === 'test' ? 0 : 2_000),
    trustedProxies,
    addressRegionHeader: addressRegionHeaderIn(reader, trustedProxies),
    logLevel: reader.read('LOG_LEVEL', choice(LOG_LEVELS), mode === 'test' ? 'silent' : 'info'),
    metricsToken: reader.read('METRICS_TOKEN', text, null),
    sisterSites: reader.read('SISTER_SITES', regionOrigins(isProduction), new Map<string, string>()),
    frameSites: reader.read('FRAME_SITES', namedOrigins, new Map<string, string>()),
    errorDsn: reader.read('ERROR_DSN', dsn, null),
    analyticsSampleRate: reader.read('ANALYTICS_SAMPLE_RATE', share, isProduction ? 0.1 : 1),
    flagRules: resolve(root, reader.read('FLAG_RULES', text, 'server/content/targeting/rules.json')),
    layoutEnvironment: reader.read('LAYOUT_ENVIRONMENT', choice(['live', 'staging'] as const), 'live'),
    defaultRegion: reader.read('DEFAULT_REGION', text, isProduction ? 'CA-DEFAULT' : 'US-NJ'),
  };
  return reader.problems.length > 0 ? refuse(reader.problems) : ok(config);
}

/** What a brand calls promotional credits (product §1). */
export const creditsNameOf = ({ creditsNames }: Pick<Config, 'creditsNames'>, brand: string): string =>
  creditsNames[brand] ?? 'Promotional credits';

/** Address and secret of somebody outside; they go together. */
function outsideParty(reader: EnvReader, name: string): { readonly origin: string; readonly secret: string } | null {
  const address = reader.read(`${name}_URL`, url(['https:', 'http:']), null);
  const secret = reader.read(`${name}_SECRET`, text, null);
  if ((address === null) !== (secret === null)) reader.problems.push(`${name}_URL and ${name}_SECRET go together`);
  return address !== null && secret !== null ? { origin: new URL(address).origin, secret } : null;
}

/** Without an edge in front that sets it anybody could say where he is. */
function addressRegionHeaderIn(reader: EnvReader, trustedProxies: number): string | null {
  const name = reader.read('ADDRESS_REGION_HEADER', headerName, null);
  if (name !== null && trustedProxies === 0) reader.problems.push('ADDRESS_REGION_HEADER needs TRUSTED_PROXIES: a proxy must set it');
  return name;
}

/** So many ports on; back where there are none left. */
const neighbourOf = (port: number, steps: number): number => (port === 0 ? 0 : port + steps > LAST_PORT ? port - steps : port + steps);
const LAST_PORT = 65_535;

function mailServiceIn(reader: EnvReader): Config['mailService'] {
  const party = outsideParty(reader, 'MAIL');
  const from = reader.read('MAIL_FROM', text, null);
  if ((party === null) !== (from === null)) reader.problems.push('MAIL_URL, MAIL_SECRET and MAIL_FROM go together');
  return party === null || from === null ? null : { ...party, from };
}

function partnerIn(reader: EnvReader): Config['partner'] {
  const issuer = reader.read('PARTNER_URL', url(['https:']), null);
  const clientId = reader.read('PARTNER_CLIENT_ID', text, null);
  if ((issuer === null) !== (clientId === null)) reader.problems.push('PARTNER_URL and PARTNER_CLIENT_ID go together');
  return issuer === null || clientId === null ? null : { issuer, clientId };
}
