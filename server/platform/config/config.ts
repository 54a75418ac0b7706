import type { BlockList } from 'node:net';
import { join, resolve } from 'node:path';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { SameGamePush } from '#src/shared/betting/sameGame/push.ts';
import type { BrandsFound } from './brands.ts';
import { type DatabaseConfig, databaseIn } from './database.ts';
import { type Hosts, hostsIn, probeNetworksIn } from './hosts.ts';
import { type MailConfig, mailIn } from './mail.ts';
import { missingInProduction } from './production.ts';
import {
  choice,
  choices,
  clamd,
  count,
  dsn,
  EnvReader,
  flag,
  headerName,
  namedOrigins,
  outsideParty,
  port,
  regionOrigins,
  secrets,
  share,
  text,
  ed25519Key,
  url,
  wholeBetween,
} from './readEnv.ts';

export const GAME_FEATURES = ['dealer', 'jackpot'] as const;
export type GameFeature = (typeof GAME_FEATURES)[number];

export type Mode = 'development' | 'production' | 'test';

export type Config = {
  readonly mode: Mode;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly locationVendorPort: number;
  /** Null: the sandbox's vendor; in production, all wagers are refused. */
  readonly locationVendor: { readonly origin: string; readonly apiSecret: string } | null;
  /** Null: the sandbox's vendor; in production, all players remain unverified. */
  readonly identityVendor: { readonly origin: string; readonly secret: string } | null;
  /** Null: the sandbox's register; in production, wagers and deposits are refused. */
  readonly register: { readonly origin: string; readonly secret: string; readonly publicKey: string } | null;
  readonly registerFreshSeconds: number;
  /** Secrets for hashing names and birth dates, the current one first. Derived from the token keys by default. */
  readonly personKeys: readonly string[];
  /** HTTP service for mails, instead of SMTP. Without either, mails go to the sandbox's outbox. */
  readonly mailService: MailConfig['mailService'];
  readonly smtp: MailConfig['smtp'];
  readonly scanner: { readonly host: string; readonly port: number } | null;
  readonly hosts: Hosts;
  /** Networks whose health probes can send any host name. */
  readonly probeNetworks: BlockList;
  /** Null: the sandbox's vendor; in production, no payments. */
  readonly paymentVendor: { readonly origin: string; readonly secret: string } | null;
  /** Null: the sandbox's provider; in production, no games. */
  readonly gameProvider: { readonly origin: string; readonly secret: string } | null;
  readonly gameFeatures: ReadonlySet<GameFeature>;
  readonly partner: { readonly issuer: string; readonly clientId: string } | null;
  readonly linkingBrands: readonly string[];
  readonly streamHostPort: number;
  readonly streamHost: { readonly origin: string; readonly secret: string } | null;
  /** URL for live updates; if null, the URL of all other operations. */
  readonly liveStreamingUrl: string | null;
  readonly brand: string;
  readonly brands: readonly string[];
  readonly sameGamePushes: Readonly<Record<string, SameGamePush>>;
  readonly liveBetDelayMs: number;
  readonly withoutSportsbook: readonly string[];
  readonly supportChats: Readonly<Record<string, readonly string[]>>;
  readonly braintreeBrands: readonly string[];
  readonly applePayBrands: ReadonlySet<string>;
  readonly brandNames: Readonly<Record<string, string>>;
  readonly creditsNames: Readonly<Record<string, string>>;
  readonly icons: Readonly<Record<string, string>>;
  readonly brandColors: BrandsFound['brandColors'];
  readonly securityContacts: BrandsFound['securityContacts'];
  readonly outOfState: BrandsFound['outOfState'];
  readonly appUrls: BrandsFound['appUrls'];
  readonly linkHosts: BrandsFound['linkHosts'];
  readonly supportChatUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: DatabaseConfig['databaseUrl'];
  readonly postgresBin: DatabaseConfig['postgresBin'];
  readonly redisUrl: string | null;
  /** Enables demo data, sandbox vendors and the control API. False in production. */
  readonly hasSandbox: boolean;
  readonly hasSimulation: boolean;
  readonly seed: number | null;
  readonly distDir: string;
  /** Folders of earlier builds, still served because open pages fetch their code. */
  readonly earlierDists: readonly string[];
  readonly persistedDocuments: readonly string[];
  readonly trustedProxies: number;
  /** Most open sockets per IP address, which many visitors may share, as in a casino's Wi-Fi. */
  readonly socketsPerAddress: number;
  /** Most queries per session and minute. `budget.ts` says how many queries each other operation counts as. */
  readonly operationsPerMinute: number;
  readonly placementsPerMinute: number;
  /** Lower-case name of the header with a region such as `US-NJ`, or a country. */
  readonly addressRegionHeader: string | null;
  readonly logLevel: string;
  /** Bearer token for `/metrics`. Without it, production serves no metrics. */
  readonly metricsToken: string | null;
  readonly sisterSites: ReadonlyMap<string, string>;
  readonly frameSites: ReadonlyMap<string, string>;
  readonly errorDsn: string | null;
  readonly analyticsSampleRate: number;
  readonly flagRules: string;
  readonly layoutEnvironment: 'live' | 'staging';
  /** Region (ISO 3166-2) for IP addresses of unknown region. */
  readonly defaultRegion: string;
};

type Env = Readonly<Record<string, string | undefined>>;
type Brands = Pick<BrandsFound, 'brands' | 'defaultBrand'> & Partial<BrandsFound>;

const NOTHING: Omit<BrandsFound, 'brands' | 'defaultBrand'> = {
  brandNames: {},
  sameGamePushes: {},
  withoutSportsbook: [],
  supportChats: {},
  linkingBrands: [],
  braintreeBrands: [],
  creditsNames: {},
  icons: {},
  brandColors: {},
  securityContacts: {},
  outOfState: {},
  appUrls: {},
  linkHosts: {},
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MODES = ['development', 'production', 'test'] as const;

export function readConfig(env: Env, found: Brands, root: string): Result<Config, readonly string[]> {
  const {
    brands,
    defaultBrand,
    sameGamePushes,
    withoutSportsbook,
    supportChats,
    linkingBrands,
    braintreeBrands,
    brandNames,
    creditsNames,
    icons,
    brandColors,
    securityContacts,
    outOfState,
    appUrls,
    linkHosts,
  } = { ...NOTHING, ...found };
  const reader = new EnvReader(env);
  const mode = reader.read('NODE_ENV', choice(MODES), 'development');
  const isProduction = mode === 'production';
  const vendor = outsideParty(reader, 'LOCATION_VENDOR');
  const streamHost = outsideParty(reader, 'STREAM_HOST');
  const trustedProxies = reader.read('TRUSTED_PROXIES', count, 0);
  const sitePort = reader.read('PORT', port, 4000);
  const distDir = resolve(root, reader.read('DIST_DIR', text, 'dist'));
  const earlierDists = reader
    .read('EARLIER_DIST_DIRS', text, '')
    .split(',')
    .filter(Boolean)
    .map((folder) => resolve(root, folder));
  const config: Config = {
    mode,
    host: reader.read('HOST', text, isProduction ? '::' : 'localhost'),
    port: sitePort,
    locationVendorPort: reader.read('LOCATION_VENDOR_PORT', port, neighbourOf(sitePort, 1)),
    locationVendor: vendor && { origin: vendor.origin, apiSecret: vendor.secret },
    identityVendor: outsideParty(reader, 'IDENTITY_VENDOR'),
    register: registerIn(reader),
    socketsPerAddress: reader.read('SOCKETS_PER_ADDRESS', wholeBetween(1, 100_000), 40),
    operationsPerMinute: reader.read('OPERATIONS_PER_MINUTE', wholeBetween(100, 1_000_000), mode === 'test' ? 1_000_000 : 3_000),
    placementsPerMinute: reader.read('PLACEMENTS_PER_MINUTE', wholeBetween(10, 1_000_000), mode === 'test' ? 1_000_000 : 60),
    registerFreshSeconds: reader.read('REGISTER_FRESH_SECONDS', wholeBetween(60, 3_600), 600),
    personKeys: reader.read('PERSON_KEYS', secrets, []),
    ...mailIn(reader),
    scanner: reader.read('SCANNER_URL', clamd, null),
    hosts: hostsIn(reader, { brands, isProduction }),
    probeNetworks: probeNetworksIn(reader),
    paymentVendor: outsideParty(reader, 'PAYMENT_VENDOR'),
    applePayBrands: reader.read('APPLE_PAY_BRANDS', choices(brands), new Set(isProduction ? [] : brands)),
    gameProvider: outsideParty(reader, 'GAME_PROVIDER'),
    gameFeatures: reader.read('GAME_PROVIDER_FEATURES', choices(GAME_FEATURES), new Set<GameFeature>()),
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
    brandNames,
    creditsNames,
    icons,
    brandColors,
    securityContacts,
    outOfState,
    appUrls,
    linkHosts,
    supportChatUrl: reader.read('SUPPORT_CHAT_URL', url(['https:']), null),
    dataDir: resolve(root, reader.read('DATA_DIR', text, '.data')),
    ...databaseIn(reader, isProduction),
    redisUrl: reader.read('REDIS_URL', url(['redis:', 'rediss:']), null),
    hasSandbox: !isProduction,
    hasSimulation: reader.read('LINEMAKER_SIMULATION', flag, mode !== 'test') && !isProduction,
    seed: reader.read('LINEMAKER_SEED', count, null),
    distDir,
    earlierDists,
    persistedDocuments: [distDir, resolve(root, 'src/gql'), resolve(root, 'schemas/landed'), ...earlierDists].map((folder) =>
      join(folder, 'persistedDocuments.json'),
    ),
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
  if (isProduction) reader.problems.push(...missingInProduction(config, reader.has('DATA_DIR')));
  return reader.problems.length > 0 ? refuse(reader.problems) : ok(config);
}

/** Name of promotional credits (product §1). */
export const creditsNameOf = ({ creditsNames }: Pick<Config, 'creditsNames'>, brand: string): string =>
  creditsNames[brand] ?? 'Promotional credits';

function registerIn(reader: EnvReader): Config['register'] {
  const party = outsideParty(reader, 'REGISTER');
  const publicKey = reader.read('REGISTER_PUBLIC_KEY', ed25519Key, null);
  if ((party === null) !== (publicKey === null)) reader.problems.push('REGISTER_URL, REGISTER_SECRET and REGISTER_PUBLIC_KEY go together');
  return party === null || publicKey === null ? null : { ...party, publicKey };
}

/** Requires a trusted proxy, without which clients could set the header. */
function addressRegionHeaderIn(reader: EnvReader, trustedProxies: number): string | null {
  const name = reader.read('ADDRESS_REGION_HEADER', headerName, null);
  if (name !== null && trustedProxies === 0) reader.problems.push('ADDRESS_REGION_HEADER needs TRUSTED_PROXIES: a proxy must set it');
  return name;
}

const neighbourOf = (port: number, steps: number): number => (port === 0 ? 0 : port + steps > LAST_PORT ? port - steps : port + steps);
const LAST_PORT = 65_535;

function partnerIn(reader: EnvReader): Config['partner'] {
  const issuer = reader.read('PARTNER_URL', url(['https:']), null);
  const clientId = reader.read('PARTNER_CLIENT_ID', text, null);
  if ((issuer === null) !== (clientId === null)) reader.problems.push('PARTNER_URL and PARTNER_CLIENT_ID go together');
  return issuer === null || clientId === null ? null : { issuer, clientId };
}
