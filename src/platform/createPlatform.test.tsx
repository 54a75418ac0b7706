import { gql } from '@apollo/client';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionDataDocument } from '#src/gql/graphql.ts';
import { createPlatform } from './createPlatform.ts';
import type { GraphqlSignal } from './graphql/faultsLink.ts';
import type { SocketClientOptions } from './socket/types.ts';

beforeEach(() => localStorage.clear());

function setUp(answer: () => object = () => ({ data: null })) {
  const sent: Headers[] = [];
  const sockets: SocketClientOptions[] = [];
  const platform = createPlatform({
    brandId: 'one',
    hashes: {},
    fetcher: async (_, init) => {
      sent.push(new Headers(init?.headers));
      return new Response(JSON.stringify(answer()), { headers: { 'content-type': 'application/graphql-response+json' } });
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
  test('goes with every call, and is there again after a reload', async () => {
    const first = setUp();
    await first.platform.client.query(ask).catch(() => undefined);
    expect(first.sent[0]?.get('x-anonymous-authorization')).toBeNull();
    first.platform.rememberAnonymousToken('anon-1');
    const reloaded = setUp();
    await reloaded.platform.client.query(ask).catch(() => undefined);
    expect(reloaded.sent[0]?.get('x-anonymous-authorization')).toBe('anon-1');
  });
});

test('the socket speaks for the same person as the calls do, on the same host', async () => {
  const { platform, sockets } = setUp();
  platform.credentials.setBearer({ token: 't', expiresAt: Number.POSITIVE_INFINITY });
  platform.credentials.setRegion({ regionCode: 'US-NJ', countryCode: 'US' });
  const stop = platform.socket.subscribe(
    { query: 'subscription { x }' },
    { next: () => undefined, error: () => undefined, complete: () => undefined },
  );
  await act(() => Promise.resolve());
  expect(sockets[0]?.url()).toMatch(/^ws:\/\/.*\/graphql$/);
  expect(await sockets[0]?.connectionParams()).toMatchObject({ authorization: 'Bearer t', 'x-region-code': 'US-NJ' });
  stop();
});

test('a call is given up after 5 s, one that carries a file after two minutes', async () => {
  const { platform } = setUp();
  const waits = vi.spyOn(AbortSignal, 'timeout');
  await platform.http({ method: 'GET', path: '/x' });
  await platform.http({ method: 'POST', path: '/x', file: new Blob(['x']) });
  expect(waits.mock.calls).toEqual([[5_000], [120_000]]);
  waits.mockRestore();
});

test('what any call learns is told to all who listen, until they stop', async () => {
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
  await platform.forgetPlayer();
  expect(JSON.stringify(platform.client.cache.extract())).not.toContain('now');
});

test('the server’s clock is the one to go by', () => {
  const { platform } = setUp();
  platform.clock.synchronise('2031-01-01T00:00:00.000Z');
  expect(new Date(platform.clock.now()).getUTCFullYear()).toBe(2031);
});
