import { gql } from '@apollo/client';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionDataDocument } from '#src/gql/graphql.ts';
import { createPlatform } from './createPlatform.ts';
import { forgetPlayer } from './forgetPlayer.ts';
import type { GraphqlSignal } from './graphql/faultsLink.ts';
import type { SocketClientOptions } from './socket/types.ts';

beforeEach(() => localStorage.clear());

function setUp(answer: () => object | Promise<object> = () => ({ data: null })) {
  const sent: Headers[] = [];
  const sockets: SocketClientOptions[] = [];
  const platform = createPlatform({
    brandId: 'one',
    hashes: {},
    fetcher: async (_, init) => {
      sent.push(new Headers(init?.headers));
      return new Response(JSON.stringify(await answer()), { headers: { 'content-type': 'application/graphql-response+json' } });
    },
    loadSocket: async () => (options) => {
      sockets.push(options);
      return { subscribe: () => () => undefined, reconnect: () => undefined, dispose: () => undefined };
    },
  });
  return { platform, sent, sockets };
}

const ask = { query: SessionDataDocument, fetchPolicy: 'no-cache' } as const;

describe('the anonymous token', () => {
  test('the anonymous token is sent with every call and kept over a reload', async () => {
    const first = setUp();
    await first.platform.client.query(ask).catch(() => undefined);
    expect(first.sent[0]?.get('x-anonymous-authorization')).toBeNull();
    first.platform.rememberAnonymousToken('anon-1');
    const reloaded = setUp();
    await reloaded.platform.client.query(ask).catch(() => undefined);
    expect(reloaded.sent[0]?.get('x-anonymous-authorization')).toBe('anon-1');
  });
});

test('the socket uses the calls’ credentials and host', async () => {
  const { platform, sockets } = setUp();
  platform.credentials.setBearer({ token: 't', expiresAt: Number.POSITIVE_INFINITY });
  platform.credentials.setRegion({ regionCode: 'US-NJ', countryCode: 'US' });
  const stop = platform.socket.subscribe(
    { query: gql('subscription { s }') },
    { next: () => undefined, error: () => undefined, complete: () => undefined },
  );
  await act(() => Promise.resolve());
  expect(sockets[0]?.url()).toMatch(/^ws:\/\/.*\/graphql$/);
  expect(await sockets[0]?.connectionParams()).toMatchObject({ authorization: 'Bearer t', 'x-region-code': 'US-NJ' });
  stop();
});

test('a maintenance answer to a REST call is signalled as with GraphQL', async () => {
  const headers = { 'x-maintenance-mode-enabled': 'true', 'x-maintenance-mode-title': 'Soon' };
  const platform = createPlatform({ brandId: 'one', hashes: {}, fetcher: async () => new Response('{}', { status: 503, headers }) });
  const heard: GraphqlSignal[] = [];
  platform.onSignal((signal) => heard.push(signal));
  await platform.http({ method: 'GET', path: '/viewer' });
  expect(heard).toMatchObject([{ type: 'maintenance-announced', headers: { 'x-maintenance-mode-title': 'Soon' } }]);
});

describe('a region that another site serves', () => {
  const PA = { sportsbookUrl: 'https://pa.test/graphql', sportsbookWebsocketUrl: 'wss://pa.test/graphql' };
  function twoSites(isServed: (site: string) => boolean = (site) => site === 'pa.test') {
    const calls: string[] = [];
    const sockets: SocketClientOptions[] = [];
    const platform = createPlatform({
      brandId: 'one',
      hashes: {},
      fetcher: async (input, init) => {
        const url = new URL(String(input), 'https://home.test');
        calls.push(`${url.host}${url.pathname} ${init?.credentials}`);
        const type = { 'content-type': 'application/graphql-response+json' };
        if (url.pathname === '/graphql')
          return isServed(url.host)
            ? new Response('{"data":{}}', { headers: type })
            : new Response(JSON.stringify({ errors: [{ message: 'no', extensions: { code: 'UNAUTHORIZED_REGION', ...PA } }] }), {
                status: 403,
                headers: type,
              });
        return isServed(url.host)
          ? new Response('{}')
          : new Response(JSON.stringify({ error: 'UNAUTHORIZED_REGION', ...PA }), { status: 403 });
      },
      loadSocket: async () => (options) => {
        sockets.push(options);
        return { subscribe: () => () => undefined, reconnect: () => undefined, dispose: () => undefined };
      },
    });
    const heard: string[] = [];
    platform.onSignal(({ type }) => heard.push(type));
    return { platform, calls, heard, sockets };
  }

  test('a REST call refused for its region is repeated on the regional site, and later calls go there', async () => {
    const { platform, calls, heard, sockets } = twoSites();
    const grant = { method: 'POST', path: '/oauth/token', form: { grant_type: 'refresh_token' } } as const;
    expect(await platform.http(grant)).toMatchObject({ ok: true });
    await platform.client.query(ask).catch(() => undefined);
    await platform.http({ method: 'GET', path: '/viewer' });
    expect(calls).toEqual([
      'home.test/oauth/token same-origin',
      'pa.test/oauth/token include',
      'pa.test/graphql include',
      'pa.test/viewer include',
    ]);
    expect(heard).toEqual(['region-moved']);
    platform.socket.subscribe(
      { query: gql('subscription { s }') },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    await act(() => Promise.resolve());
    expect(sockets[0]?.url()).toBe('wss://pa.test/graphql');
  });

  test('a GraphQL call refused for its region moves REST calls too', async () => {
    const { platform, calls, heard } = twoSites();
    await platform.client.query(ask).catch(() => undefined);
    await platform.http({ method: 'GET', path: '/viewer' });
    expect(calls).toEqual(['home.test/graphql same-origin', 'pa.test/graphql include', 'pa.test/viewer include']);
    expect(heard).toEqual(['region-moved']);
  });

  test('a region refused by the other site too is signalled as refused', async () => {
    const { platform, calls, heard } = twoSites(() => false);
    expect(await platform.http({ method: 'GET', path: '/viewer' })).toMatchObject({ ok: false, refusal: { status: 403 } });
    expect(calls).toEqual(['home.test/viewer same-origin', 'pa.test/viewer include']);
    expect(heard).toEqual(['region-moved', 'region-refused']);
  });

  test('startup moves the calls to the regional site it names', async () => {
    const { platform, calls } = twoSites();
    await platform.serveFrom({ sportsbookUrl: '/graphql', sportsbookWebsocketUrl: '/graphql' });
    await platform.serveFrom({ sportsbookUrl: 'http://pa.test/graphql', sportsbookWebsocketUrl: 'ws://pa.test/graphql' });
    await platform.http({ method: 'GET', path: '/viewer' });
    expect(calls[0], 'unencrypted').toBe('home.test/viewer same-origin');
    const told = twoSites();
    await told.platform.serveFrom(PA);
    await told.platform.http({ method: 'GET', path: '/viewer' });
    expect(told.calls).toEqual(['pa.test/viewer include']);
  });
});

test('a call times out after 5 s, and one with a file after two minutes', async () => {
  const { platform } = setUp();
  const waits = vi.spyOn(AbortSignal, 'timeout');
  await platform.http({ method: 'GET', path: '/x' });
  await platform.http({ method: 'POST', path: '/x', file: new Blob(['x']) });
  expect(waits.mock.calls).toEqual([[5_000], [120_000]]);
  waits.mockRestore();
});

test('signals reach all listeners until they stop', async () => {
  const { platform } = setUp(() => ({ data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }));
  const heard = vi.fn<(signal: GraphqlSignal) => void>();
  const stop = platform.onSignal(heard);
  await platform.client.query(ask).catch(() => undefined);
  stop();
  await platform.client.query(ask).catch(() => undefined);
  expect(heard.mock.calls).toEqual([[{ type: 'unauthenticated', bearer: null }]]);
});

test('forgetting a player empties the cache', async () => {
  const { platform } = setUp();
  platform.client.cache.writeQuery({
    query: gql`
      query Now {
        now
      }
    `,
    data: { now: 'now' },
  });
  expect(JSON.stringify(platform.client.cache.extract())).toContain('now');
  await forgetPlayer(platform);
  expect(JSON.stringify(platform.client.cache.extract())).not.toContain('now');
});

const BET = gql`
  mutation Bet {
    bet {
      id
      version
    }
  }
`;

test('a mutation is not sent if its player left while the token was renewed', async () => {
  const { platform, sent } = setUp();
  platform.credentials.setBearer({ token: 'theirs', expiresAt: 0 });
  platform.credentials.setRefresher(async () => {
    platform.credentials.setBearer({ token: 'of another', expiresAt: Infinity });
    await forgetPlayer(platform);
  });
  await expect(platform.client.mutate({ mutation: BET })).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toEqual([]);
});

test('a mutation answered after its player left returns nothing', async () => {
  let answer: (answer: object) => void = () => undefined;
  const { platform, sent } = setUp(() => new Promise<object>((resolve) => (answer = resolve)));
  const asked = platform.client.mutate({ mutation: BET });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await forgetPlayer(platform, 'asked');
  answer({ data: { bet: { __typename: 'PlacedBet', id: 'b1', version: '7' } } });
  expect((await asked).data).toBeNull();
  expect(JSON.stringify(platform.client.cache.extract())).not.toContain('b1');
});

test('the clock follows the server’s time', () => {
  const { platform } = setUp();
  platform.clock.synchronise('2031-01-01T00:00:00.000Z');
  expect(new Date(platform.clock.now()).getUTCFullYear()).toBe(2031);
});
