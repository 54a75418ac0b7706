import { ApolloLink, type DocumentNode, gql, Observable } from '@apollo/client';
import { firstValueFrom, lastValueFrom, Subject, toArray } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { documentHashes } from '#src/gql/documentHashes.ts';
import {
  AccountStateDocument,
  ClearBetslipDocument,
  EventPricesSnapshotDocument,
  GeoComplyAuthorizeGeoPacketDocument,
  GeoComplyGetApiTokenDocument,
  SessionDataDocument,
} from '#src/gql/graphql.ts';
import { Credentials } from '../credentials.ts';
import type { Socket, SocketResult, SocketSink, SocketState } from '../socket/types.ts';
import { createGraphqlClient } from './createGraphqlClient.ts';
import type { GraphqlSignal } from './faultsLink.ts';
import { sha256 } from './persistedLink.ts';
import type { RegionalSite } from './regionalSite.ts';
import { RESUBSCRIBE_MS, subscriptionLink } from './subscriptionLink.ts';
import { VersionGuard } from './versionGuard.ts';

type Call = { readonly url: URL; readonly method: string; readonly body: Record<string, unknown> | null; readonly headers: Headers };

const noSocket: Socket = {
  subscribe: () => () => undefined,
  state: () => 'idle',
  onState: () => () => undefined,
  reconnect: () => undefined,
  dispose: () => undefined,
};

function setUp(
  answer: (call: Call) => { readonly status?: number; readonly body: unknown; readonly headers?: Record<string, string> },
  hashes = documentHashes,
  onMoved: (to: RegionalSite) => void = () => undefined,
  uri: () => string = () => 'http://players.test/graphql',
) {
  const calls: Call[] = [];
  const signals: GraphqlSignal[] = [];
  const credentials = new Credentials(() => 0);
  const client = createGraphqlClient({
    uri,
    credentials,
    socket: noSocket,
    hashes,
    guard: new VersionGuard(),
    onSignal: (signal) => signals.push(signal),
    region: { page: () => 'https://players.test/', onMoved },
    fetcher: async (input, init) => {
      const call: Call = {
        url: new URL(String(input)),
        method: init?.method ?? 'GET',
        body: init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : null,
        headers: new Headers(init?.headers),
      };
      calls.push(call);
      const { status = 200, body, headers = {} } = answer(call);
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/graphql-response+json', ...headers } });
    },
  });
  return { client, calls, signals, credentials };
}

const prices = { data: { eventPrices: [] } };
const ask = { query: EventPricesSnapshotDocument, variables: { eventIds: ['e1'] }, fetchPolicy: 'no-cache' } as const;
const notFound = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
const hashIn = (call: Call | undefined): unknown =>
  (JSON.parse(call?.url.searchParams.get('extensions') ?? '{}') as { persistedQuery?: { sha256Hash?: string } }).persistedQuery?.sha256Hash;

describe('persisted queries', () => {
  test('a query is a GET with the build’s hash and without its text', async () => {
    const { client, calls } = setUp(() => ({ body: prices }));
    await client.query(ask);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.method).toBe('GET');
    expect(hashIn(calls[0])).toBe(documentHashes['EventPricesSnapshot']);
    expect(calls[0]?.url.searchParams.get('variables')).toBe('{"eventIds":["e1"]}');
    expect(calls[0]?.url.searchParams.has('query')).toBe(false);
  });

  test('the build’s hash is that of the text the client would send', async () => {
    const { client, calls } = setUp((call) => (hashIn(call) ? { body: notFound } : { body: prices }));
    await client.query(ask);
    expect(await sha256(String(calls[1]?.body?.['query']))).toBe(documentHashes['EventPricesSnapshot']);
  });

  test('a query with an unknown hash is sent as text from then on', async () => {
    const { client, calls } = setUp((call) =>
      hashIn(call) === documentHashes['EventPricesSnapshot'] ? { body: notFound } : { body: prices },
    );
    await client.query(ask);
    await client.query(ask);
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
    for (const call of calls.slice(1)) {
      expect(call.body?.['query']).toMatch(/^query EventPricesSnapshot/);
      expect(call.body?.['extensions']).toBeUndefined();
    }
    await client.query({ query: AccountStateDocument, fetchPolicy: 'no-cache' }).catch(() => undefined);
    expect(hashIn(calls.at(-1))).toBe(documentHashes['AccountState']);
  });

  test('a document missing in the build gets its hash at run time', async () => {
    const { client, calls } = setUp(() => ({ body: prices }), {});
    await client.query(ask);
    expect(hashIn(calls[0])).toBe(documentHashes['EventPricesSnapshot']);
  });

  test('a GraphQL mutation is sent as a POST', async () => {
    const { client, calls } = setUp(() => ({ body: { data: null } }));
    await client.mutate({ mutation: ClearBetslipDocument, fetchPolicy: 'no-cache' }).catch(() => undefined);
    expect(calls[0]).toMatchObject({ method: 'POST', body: { operationName: 'ClearBetslip' } });
  });

  test.each([
    [GeoComplyAuthorizeGeoPacketDocument, { geoPacket: 'secret' }],
    [GeoComplyGetApiTokenDocument, { licenseType: 'REGULAR', geolocationParams: { latitude: 40, longitude: -74, accuracy: 9 } }],
  ])('a location packet is never part of an address', async (mutation: DocumentNode, variables) => {
    const { client, calls } = setUp(() => ({ body: { data: null } }));
    await client.mutate({ mutation, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
    expect(calls[0]).toMatchObject({ method: 'POST', body: { variables } });
    expect(calls[0]?.url.search).toBe('');
  });
});

describe('headers and answers', () => {
  test('every GraphQL call has credentials and region in its headers', async () => {
    const { client, calls, credentials } = setUp(() => ({ body: prices }));
    credentials.setRegion({ regionCode: 'US-NJ', countryCode: 'US' });
    credentials.setAnonymousToken('anon');
    credentials.setBearer({ token: 't', expiresAt: 10 });
    await client.query(ask);
    const sent = Object.fromEntries(
      ['authorization', 'x-anonymous-authorization', 'x-region-code', 'x-country-code'].map((name) => [name, calls[0]?.headers.get(name)]),
    );
    expect(sent).toEqual({
      authorization: 'Bearer t',
      'x-anonymous-authorization': 'anon',
      'x-region-code': 'US-NJ',
      'x-country-code': 'US',
    });
  });

  test.each([
    ['UNAUTHENTICATED', { type: 'unauthenticated', bearer: null }],
    ['UNAUTHORIZED_REGION', { type: 'region-refused', isOfLocation: false }],
  ])('the error %s is signalled to the application', async (code, signal) => {
    const { client, signals } = setUp(() => ({ body: { data: null, errors: [{ message: 'no', extensions: { code } }] } }));
    await client.query({ query: SessionDataDocument, fetchPolicy: 'no-cache' }).catch(() => undefined);
    expect(signals).toEqual([signal]);
  });

  test('UNAUTHORIZED_REGION of a location packet is signalled as a refused location', async () => {
    const { client, signals } = setUp(() => ({
      body: {
        data: null,
        errors: [{ message: 'no', extensions: { code: 'UNAUTHORIZED_REGION', sportsbookUrl: 'https://nv.test/graphql' } }],
      },
    }));
    await client.mutate({ mutation: GeoComplyAuthorizeGeoPacketDocument, variables: { geoPacket: 'p' } }).catch(() => undefined);
    expect(signals).toEqual([{ type: 'region-refused', isOfLocation: true }]);
  });

  test('an unauthenticated answer is signalled with the token of its call', async () => {
    const { client, signals, credentials } = setUp(() => ({
      body: { data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] },
    }));
    credentials.setBearer({ token: 't', expiresAt: Number.POSITIVE_INFINITY });
    const asked = client.query({ query: SessionDataDocument, fetchPolicy: 'no-cache' }).catch(() => undefined);
    await asked;
    expect(signals).toEqual([{ type: 'unauthenticated', bearer: 't' }]);
  });

  test('maintenance is signalled with its headers', async () => {
    const { client, signals } = setUp(() => ({
      status: 503,
      body: {},
      headers: { 'x-maintenance-mode-enabled': 'true', 'x-maintenance-mode-title': 'Soon' },
    }));
    await client.query(ask).catch(() => undefined);
    expect(signals).toMatchObject([{ type: 'maintenance-announced', headers: { 'x-maintenance-mode-title': 'Soon' } }]);
  });

  test('a waiting room is signalled with its body', async () => {
    const { client, signals } = setUp(() => ({ status: 202, body: { cfWaitingRoom: { refreshIntervalSeconds: 9 } } }));
    await client.query(ask).catch(() => undefined);
    expect(signals).toEqual([{ type: 'waiting-room', body: '{"cfWaitingRoom":{"refreshIntervalSeconds":9}}' }]);
  });

  test('a call refused for its region is repeated once on the regional site', async () => {
    const extensions = {
      code: 'UNAUTHORIZED_REGION',
      sportsbookUrl: 'https://pa.test/graphql',
      sportsbookWebsocketUrl: 'wss://pa.test/graphql',
    };
    const refused = { body: { data: null, errors: [{ message: 'no', extensions }] } };
    const moved: string[] = [];
    const { client, calls, signals } = setUp(
      () => (calls.length === 1 ? refused : { body: prices }),
      documentHashes,
      ({ graphql }) => moved.push(graphql),
    );
    expect((await client.query(ask)).data).toEqual(prices.data);
    expect([moved, calls.length, signals]).toEqual([['https://pa.test/graphql'], 2, []]);
    const stubborn = setUp(() => refused);
    await stubborn.client.query(ask).catch(() => undefined);
    expect([stubborn.calls.length, stubborn.signals], 'once').toEqual([2, [{ type: 'region-refused', isOfLocation: false }]]);
  });

  test('calls refused together for their region are each repeated on the regional site', async () => {
    const extensions = {
      code: 'UNAUTHORIZED_REGION',
      sportsbookUrl: 'https://pa.test/graphql',
      sportsbookWebsocketUrl: 'wss://pa.test/graphql',
    };
    const moved: string[] = [];
    const here = { uri: 'http://players.test/graphql' };
    const { client, calls, signals } = setUp(
      ({ url }) => (url.host === 'pa.test' ? { body: prices } : { status: 403, body: { errors: [{ message: 'no', extensions }] } }),
      documentHashes,
      ({ graphql }) => {
        moved.push(graphql);
        here.uri = graphql;
      },
      () => here.uri,
    );
    const answers = await Promise.all([1, 2, 3].map(() => client.query({ ...ask, context: { queryDeduplication: false } })));
    expect(answers.map(({ data }) => data)).toEqual([prices.data, prices.data, prices.data]);
    expect([moved, signals]).toEqual([['https://pa.test/graphql'], []]);
    expect(calls.map(({ url }) => url.host)).toEqual([...Array<string>(3).fill('players.test'), ...Array<string>(3).fill('pa.test')]);
  });

  test('a failed GraphQL call is not retried', async () => {
    const { client, calls } = setUp(() => ({ status: 500, body: {} }));
    await client.query(ask).catch(() => undefined);
    expect(calls).toHaveLength(1);
  });
});

describe('the version guard', () => {
  const balances = (version: string, cash: string, extra = {}) => ({ __typename: 'Balances', id: 'b', version, cash, ...extra });

  test('R12: an older answer never overwrites a newer one, wherever it is in the answer', () => {
    const guard = new VersionGuard();
    expect(guard.correct({ account: { balances: balances('2', '$2') } })).toEqual({ account: { balances: balances('2', '$2') } });
    expect(guard.correct({ list: [{ it: balances('1', '$1', { bonus: '$0' }) }] })).toEqual({
      list: [{ it: balances('2', '$2', { bonus: '$0' }) }],
    });
    expect(guard.correct({ it: balances('10', '$10') })).toEqual({ it: balances('10', '$10') });
    expect(guard.correct({ it: balances('9', '$9') })).toEqual({ it: balances('10', '$10') });
  });

  test('an answer without versions stays the same object', () => {
    const guard = new VersionGuard();
    const answer = { events: [{ __typename: 'Event', id: 'e', version: '1' }], n: null, t: 'x' };
    expect(guard.correct(answer)).toBe(answer);
  });

  test('an invalid version passes without an error', () => {
    const guard = new VersionGuard();
    expect(guard.correct(balances('new', '$1'))).toMatchObject({ cash: '$1' });
    expect(guard.correct(balances('', '$2'))).toMatchObject({ cash: '$2' });
  });

  test('the versions of answers start again for another player or after a logout', () => {
    const guard = new VersionGuard();
    guard.correct(balances('5', '$5'));
    expect(guard.correct({ ...balances('1', '$1'), id: 'other' })).toMatchObject({ cash: '$1' });
    guard.clear();
    expect(guard.correct(balances('1', '$1'))).toMatchObject({ cash: '$1' });
  });
});

describe('subscriptions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function fakeSocket() {
    let state: SocketState = 'idle';
    const listeners = new Set<(state: SocketState) => void>();
    const sinks = new Set<SocketSink>();
    const socket: Socket = {
      ...noSocket,
      state: () => state,
      onState: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      subscribe: (_, sink) => {
        sinks.add(sink);
        return () => sinks.delete(sink);
      },
    };
    const move = (next: SocketState): void => {
      state = next;
      listeners.forEach((listener) => listener(next));
    };
    return { socket, sinks, move };
  }

  const balance = gql`
    subscription AccountBalanceUpdates {
      accountBalanceUpdates {
        id
      }
    }
  `;
  const event = gql`
    subscription EventPriceUpdates {
      eventPrices(eventId: "e") {
        version
      }
    }
  `;
  const result = (id: string): SocketResult => ({ data: { accountBalanceUpdates: { id } } });

  function run(query: typeof balance, { socket }: ReturnType<typeof fakeSocket>) {
    const streams: Subject<ApolloLink.Result>[] = [];
    let open = 0;
    const http = new ApolloLink(() => {
      const stream = new Subject<ApolloLink.Result>();
      streams.push(stream);
      return new Observable((observer) => {
        open += 1;
        const running = stream.subscribe(observer);
        return () => {
          open -= 1;
          running.unsubscribe();
        };
      });
    });
    const seen: unknown[] = [];
    const running = ApolloLink.execute(subscriptionLink(socket).concat(http), { query }, { client: {} as never }).subscribe(({ data }) =>
      seen.push(data),
    );
    return { streams, seen, running, open: () => open };
  }

  test('a subscription uses the socket while it is live', () => {
    const fake = fakeSocket();
    const { seen, streams, running } = run(balance, fake);
    fake.move('live');
    fake.sinks.forEach((sink) => sink.next(result('1')));
    expect(seen).toEqual([{ accountBalanceUpdates: { id: '1' } }]);
    expect(streams).toHaveLength(0);
    running.unsubscribe();
    expect(fake.sinks.size).toBe(0);
  });

  test('a subscription of the three named fields uses HTTP while the socket is down', () => {
    const fake = fakeSocket();
    const { seen, streams, running, open } = run(balance, fake);
    fake.move('down');
    streams[0]?.next(result('2') as ApolloLink.Result);
    expect(seen).toEqual([{ accountBalanceUpdates: { id: '2' } }]);
    fake.move('live');
    expect(open()).toBe(0);
    running.unsubscribe();
  });

  test('a subscription over HTTP starts again after 30 seconds without data', () => {
    const fake = fakeSocket();
    const { streams, running, open } = run(balance, fake);
    fake.move('down');
    streams[0]?.error(new Error('cut'));
    vi.advanceTimersByTime(RESUBSCRIBE_MS);
    expect(streams).toHaveLength(2);
    vi.advanceTimersByTime(RESUBSCRIBE_MS - 1);
    streams[1]?.next(result('3') as ApolloLink.Result);
    vi.advanceTimersByTime(RESUBSCRIBE_MS - 1);
    expect(streams).toHaveLength(2);
    running.unsubscribe();
    expect(open()).toBe(0);
    vi.advanceTimersByTime(RESUBSCRIBE_MS * 3);
    expect(streams).toHaveLength(2);
  });

  test('any other subscription does not use HTTP', () => {
    const fake = fakeSocket();
    const { streams, running } = run(event, fake);
    fake.move('down');
    vi.advanceTimersByTime(RESUBSCRIBE_MS * 2);
    expect(streams).toHaveLength(0);
    running.unsubscribe();
  });

  test('a refused subscription ends with the server’s errors, and a completed one ends', async () => {
    const fake = fakeSocket();
    const link = subscriptionLink(fake.socket);
    const refused = firstValueFrom(ApolloLink.execute(link, { query: balance }, { client: {} as never }));
    fake.sinks.forEach((sink) => sink.error([{ message: 'UNAUTHENTICATED' }]));
    await expect(refused).rejects.toThrow('UNAUTHENTICATED');
    fake.sinks.clear();
    const ended = lastValueFrom(ApolloLink.execute(link, { query: balance }, { client: {} as never }).pipe(toArray()));
    fake.sinks.forEach((sink) => sink.complete());
    expect(await ended).toEqual([]);
  });
});
