import type { ApolloClient } from '@apollo/client';
import { type Clock, createClock } from './clock.ts';
import { Credentials } from './credentials.ts';
import { createGraphqlClient } from './graphql/createGraphqlClient.ts';
import type { Elsewhere } from './graphql/elsewhere.ts';
import type { GraphqlSignal } from './graphql/faultsLink.ts';
import type { DocumentHashes } from './graphql/persistedLink.ts';
import { VersionGuard } from './graphql/versionGuard.ts';
import { createHttpClient, type HttpClient } from './http/httpClient.ts';
import { fetchWithin, FILE_TIMEOUT_MS, HTTP_TIMEOUT_MS } from './http/timeout.ts';
import { PriceStore } from './prices/priceStore.ts';
import { createPriceTransport } from './prices/priceTransport.ts';
import { createSocket } from './socket/createSocket.ts';
import type { LoadSocketClient, Socket } from './socket/types.ts';
import { reportError, startTelemetry } from './telemetry.ts';
import { type BrandStorage, createStorage, isText } from './storage.ts';

/** The outside, as the rest of the application sees it. */
export type Platform = {
  readonly client: ApolloClient;
  readonly socket: Socket;
  readonly prices: PriceStore;
  readonly http: HttpClient;
  readonly storage: BrandStorage;
  /** As `storage`, until the tab is closed: for what nobody else at this device should find. */
  readonly tabStorage: BrandStorage;
  readonly clock: Clock;
  readonly credentials: Credentials;
  /** Signals of any GraphQL answer: logged out elsewhere, region refused, maintenance. */
  readonly onSignal: (listener: (signal: GraphqlSignal) => void) => () => void;
  /** Keeps the token that a visitor's betslip belongs to, also over a reload. */
  readonly rememberAnonymousToken: (token: string) => void;
  /** From the next question on, queries travel by the hash of their text, or as that text. */
  readonly sendByHash: (isOn: boolean) => void;
  /** Forgets what one player has seen and what was kept for them here, then asks again for what is on screen. */
  readonly forgetPlayer: () => Promise<void>;
};

export type PlatformOptions = {
  /** Prefix of everything stored. */
  readonly brandId: string;
  readonly hashes: DocumentHashes;
  readonly graphqlPath?: string;
  /** For tests: stand in for the network. */
  readonly fetcher?: typeof fetch;
  readonly loadSocket?: LoadSocketClient;
};

/** What is kept below this belongs to one player, and goes when they leave. */
const OF_PLAYER = 'player.';

const ANONYMOUS_TOKEN = { key: 'anonymousToken', version: 1, isValid: isText };

export function createPlatform({ brandId, hashes, graphqlPath = '/graphql', fetcher, loadSocket }: PlatformOptions): Platform {
  const clock = createClock();
  const keptIn = (backing: () => Storage) => createStorage(brandId, backing, (key) => reportError('storage', new Error(`dropped ${key}`)));
  const storage = keptIn(() => localStorage);
  const credentials = new Credentials(clock.now);
  credentials.setAnonymousToken(storage.read(ANONYMOUS_TOKEN));
  if (!fetcher) startTelemetry(credentials.anonymousToken);
  const signals = new Set<(signal: GraphqlSignal) => void>();
  const guard = new VersionGuard();
  let elsewhere: Elsewhere | null = null;
  let isByHash = true;
  const socket = createSocket({
    url: () => elsewhere?.socket ?? socketUrl(graphqlPath),
    connectionParams: async () => ({ ...(await credentials.headers()) }),
    ...(loadSocket ? { load: loadSocket } : {}),
  });
  const client = createGraphqlClient({
    uri: () => elsewhere?.graphql ?? graphqlPath,
    region: {
      page: () => location.href,
      onMoved: (to) => {
        elsewhere = to;
        socket.reconnect();
      },
    },
    credentials,
    socket,
    hashes,
    guard,
    isByHash: () => isByHash,
    onSignal: (signal) => signals.forEach((listener) => listener(signal)),
    ...(fetcher ? { fetcher } : {}),
  });
  return {
    client,
    socket,
    prices: new PriceStore({ transport: createPriceTransport(client, socket), now: () => performance.now(), onNextFrame, after }),
    http: createHttpClient(fetchWithin(HTTP_TIMEOUT_MS, fetcher), undefined, fetchWithin(FILE_TIMEOUT_MS, fetcher)),
    storage,
    tabStorage: keptIn(() => sessionStorage),
    clock,
    credentials,
    onSignal: (listener) => {
      signals.add(listener);
      return () => void signals.delete(listener);
    },
    rememberAnonymousToken: (token) => {
      storage.write(ANONYMOUS_TOKEN, token);
      credentials.setAnonymousToken(token);
    },
    sendByHash: (isOn) => void (isByHash = isOn),
    forgetPlayer: async () => {
      guard.clear();
      for (const key of storage.keys(OF_PLAYER)) storage.remove({ key });
      await client.resetStore();
    },
  };
}

const socketUrl = (path: string): string => new URL(path, location.href.replace(/^http/, 'ws')).href;

/** A hidden page has no frames; there, once a second is enough. */
const onNextFrame = (act: () => void): void => {
  if (document.visibilityState === 'visible') requestAnimationFrame(act);
  else setTimeout(act, 1_000);
};

const after = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};
