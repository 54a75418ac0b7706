import type { ApolloClient } from '@apollo/client';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { type Clock, createClock } from './clock.ts';
import { Credentials, type Location } from './credentials.ts';
import { createGraphqlClient } from './graphql/createGraphqlClient.ts';
import type { RegionalSite } from './graphql/regionalSite.ts';
import type { GraphqlSignal } from './graphql/faultsLink.ts';
import type { DocumentHashes } from './graphql/persistedLink.ts';
import { VersionGuard } from './graphql/versionGuard.ts';
import { createHttpClient, type HttpClient } from './http/httpClient.ts';
import { regionHttp } from './http/regionHttp.ts';
import { FILE_TIMEOUT_MS, HTTP_TIMEOUT_MS } from '#src/shared/limits/timeouts.ts';
import { fetchWithTimeout } from './http/timeout.ts';
import { PriceStore } from './prices/priceStore.ts';
import { createPriceTransport } from './prices/priceTransport.ts';
import { createSocket } from './socket/createSocket.ts';
import type { LoadSocketClient, Socket } from './socket/types.ts';
import { reportError, startTelemetry } from './telemetry.ts';
import { type BrandStorage, createStorage, isText } from './storage.ts';

export type Platform = {
  readonly client: ApolloClient;
  readonly socket: Socket;
  readonly prices: PriceStore;
  readonly http: HttpClient;
  readonly storage: BrandStorage;
  readonly tabStorage: BrandStorage;
  readonly clock: Clock;
  readonly credentials: Credentials;
  readonly onSignal: (listener: (signal: GraphqlSignal) => void) => () => void;
  /** False if this browser already had a visitor token. */
  readonly isFirstVisit: boolean;
  readonly rememberAnonymousToken: (token: string) => void;
  /** Sends requests and connects the socket to the site of the player's region. Ignores untrusted addresses. */
  readonly serveFrom: (told: { readonly sportsbookUrl: string; readonly sportsbookWebsocketUrl: string }) => Promise<void>;
  readonly rememberLocation: (at: Location) => void;
  readonly sendByHash: (isOn: boolean) => void;
  readonly versions: VersionGuard;
};

export type PlatformOptions = {
  readonly brandId: string;
  readonly hashes: DocumentHashes;
  readonly graphqlPath?: string;
  readonly fetcher?: typeof fetch;
  readonly loadSocket?: LoadSocketClient;
};

const isLocation = (value: unknown): value is Location =>
  isPlainObject(value) && typeof value['regionCode'] === 'string' && typeof value['countryCode'] === 'string';
const LAST_LOCATION = { key: 'location', version: 1, isValid: isLocation };
const ANONYMOUS_TOKEN = { key: 'anonymousToken', version: 1, isValid: isText };

export function createPlatform({ brandId, hashes, graphqlPath = '/graphql', fetcher, loadSocket }: PlatformOptions): Platform {
  const clock = createClock();
  const keptIn = (backing: () => Storage) => createStorage(brandId, backing, (key) => reportError('storage', new Error(`dropped ${key}`)));
  const storage = keptIn(() => localStorage);
  const tabStorage = keptIn(() => sessionStorage);
  const credentials = new Credentials(clock.now);
  credentials.setAnonymousToken(storage.read(ANONYMOUS_TOKEN));
  const isFirstVisit = credentials.anonymousToken() === null;
  const last = storage.read(LAST_LOCATION);
  if (last !== null) credentials.setLocation(last);
  if (!fetcher) startTelemetry(credentials.anonymousToken);
  const signals = new Set<(signal: GraphqlSignal) => void>();
  const tell = (signal: GraphqlSignal): void => signals.forEach((listener) => listener(signal));
  const versions = new VersionGuard();
  let elsewhere: RegionalSite | null = null;
  let isByHash = true;
  const here = (): string => elsewhere?.graphql ?? graphqlPath;
  const page = (): string => location.href;
  const moveTo = (to: RegionalSite): void => {
    elsewhere = to;
    socket.reconnect();
  };
  const socket = createSocket({
    url: () => elsewhere?.socket ?? socketUrl(graphqlPath),
    connectionParams: async () => ({ ...(await credentials.headers()) }),
    ...(loadSocket ? { load: loadSocket } : {}),
  });
  const client = createGraphqlClient({
    uri: here,
    region: {
      page,
      onMoved: (to, operationName) => {
        moveTo(to);
        // Not for the startup query, which handles a change of region itself.
        if (operationName !== 'Startup') tell({ type: 'region-moved' });
      },
    },
    credentials,
    socket,
    hashes,
    guard: versions,
    isByHash: () => isByHash,
    onSignal: tell,
    ...(fetcher ? { fetcher } : {}),
  });
  return {
    client,
    socket,
    prices: new PriceStore({
      transport: createPriceTransport(client, socket),
      now: () => performance.now(),
      onNextFrame,
      onNextTask: (act) => void setTimeout(act),
      after,
    }),
    http: regionHttp(
      createHttpClient(fetchWithTimeout(HTTP_TIMEOUT_MS, fetcher), undefined, fetchWithTimeout(FILE_TIMEOUT_MS, fetcher), tell),
      {
        here,
        elsewhere: () => elsewhere,
        page,
        onMoved: (to) => {
          moveTo(to);
          tell({ type: 'region-moved' });
        },
        onRefused: () => tell({ type: 'region-refused', isOfLocation: false }),
      },
    ),
    storage,
    tabStorage,
    clock,
    credentials,
    onSignal: (listener) => {
      signals.add(listener);
      return () => void signals.delete(listener);
    },
    isFirstVisit,
    rememberAnonymousToken: (token) => {
      storage.write(ANONYMOUS_TOKEN, token);
      credentials.setAnonymousToken(token);
    },
    rememberLocation: (at) => {
      const before = credentials.location();
      credentials.setRegion(at);
      if (before?.regionCode !== at.regionCode || before.countryCode !== at.countryCode) storage.write(LAST_LOCATION, at);
    },
    serveFrom: async (told) => {
      if (told.sportsbookUrl.startsWith('/')) return;
      const asked = here();
      const { parseRegionalSite } = await import('./graphql/regionalSite.ts');
      const to = parseRegionalSite(told, { page: page(), here: asked });
      if (to !== null && here() === asked) moveTo(to);
    },
    sendByHash: (isOn) => {
      isByHash = isOn;
    },
    versions,
  };
}

const socketUrl = (path: string): string => new URL(path, location.href.replace(/^http/, 'ws')).href;

/** Uses a timer on hidden pages, because they get no animation frames. */
const onNextFrame = (act: () => void): void => {
  if (document.visibilityState === 'visible') requestAnimationFrame(act);
  else setTimeout(act, 1_000);
};

const after = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};
