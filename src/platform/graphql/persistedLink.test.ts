import { ApolloLink, gql } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { firstValueFrom } from 'rxjs';
import { describe, expect, test, vi } from 'vitest';
import { createGraphqlClient } from './createGraphqlClient.ts';
import { persistedLink } from './persistedLink.ts';
import { Credentials } from '../credentials.ts';
import { VersionGuard } from './versionGuard.ts';

const query = gql`
  query Prices($eventIds: [ID!]!) {
    eventPrices(eventIds: $eventIds) {
      eventId
    }
  }
`;
const HASHES = { Prices: 'a'.repeat(64) };
const answer = (text: string, status = 200, type = 'application/graphql-response+json'): Response =>
  new Response(text, { status, headers: { 'content-type': type } });
const prices = JSON.stringify({ data: { eventPrices: [] } });

/** Sends a query over a new link. `call` returns what fetch received. */
function ask(
  respond: (call: number) => Response | Promise<Response>,
  variables: Record<string, unknown> = { eventIds: ['e1'] },
  isByHash?: () => boolean,
) {
  let calls = 0;
  const fetcher = vi.fn<typeof fetch>(async () => respond((calls += 1)));
  const link = persistedLink(HASHES, { uri: () => '/graphql', fetcher, ...(isByHash ? { isByHash } : {}) });
  const run = () =>
    ApolloLink.execute(link, { query, variables, context: { headers: { 'x-region-code': 'US-NJ' } } }, { client: {} as never });
  const call = (at = 0) => {
    const [address, init] = fetcher.mock.calls[at] ?? [];
    return { address: String(address), init };
  };
  return { run, call, fetcher };
}

describe('a query sent by its hash', () => {
  test('equal queries have one address, with the caller’s headers and cookies', async () => {
    const { run, call } = ask(() => answer(prices));
    expect(await firstValueFrom(run())).toEqual({ data: { eventPrices: [] } });
    const extensions = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: HASHES.Prices } }));
    expect(call().address).toBe(`/graphql?operationName=Prices&variables=%7B%22eventIds%22%3A%5B%22e1%22%5D%7D&extensions=${extensions}`);
    expect(call().init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(call().init?.headers).toEqual({
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      'x-region-code': 'US-NJ',
    });
  });

  test('an undeclared GraphQL variable is not sent', async () => {
    const { run, call } = ask(() => answer(prices), { eventIds: ['e1'], stray: 'secret' });
    await firstValueFrom(run());
    expect(call().address).not.toContain('secret');
  });

  test('a query is aborted when nobody waits for it', async () => {
    const { run, call, fetcher } = ask(() => new Promise<Response>(() => undefined));
    const running = run().subscribe();
    await vi.waitFor(() => expect(fetcher).toHaveBeenCalledOnce());
    expect(call().init?.signal?.aborted).toBe(false);
    running.unsubscribe();
    expect(call().init?.signal?.aborted).toBe(true);
  });

  test('a query is sent as text while hashes are off', async () => {
    let isByHash = false;
    const { run, call } = ask(
      () => answer(prices),
      undefined,
      () => isByHash,
    );
    await firstValueFrom(run());
    expect([call().init?.method, call().address]).toEqual(['POST', '/graphql']);
    expect(String(call().init?.body)).toContain('query Prices');
    isByHash = true;
    await firstValueFrom(run());
    expect(call(1).init?.method).toBe('GET');
    expect(call(1).address).toContain(HASHES.Prices);
  });

  test('only declared variables are sent', async () => {
    const { run, call } = ask(() => answer(prices), { eventIds: ['e1'], page: 2 });
    await firstValueFrom(run());
    expect(new URL(call().address, 'http://players.test').searchParams.get('variables')).toBe('{"eventIds":["e1"]}');
  });

  test('a query the server does not store is repeated as text', async () => {
    const refused = JSON.stringify({ errors: [{ message: 'No', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] });
    const { run, call } = ask((number) => answer(number === 1 ? refused : prices));
    expect(await firstValueFrom(run())).toEqual({ data: { eventPrices: [] } });
    const body = JSON.parse(String(call(1).init?.body)) as Record<string, unknown>;
    expect(call(1).init?.method).toBe('POST');
    expect(call(1).address).toBe('/graphql');
    expect(Object.keys(body)).toEqual(['operationName', 'variables', 'query']);
  });
});

describe('an answer', () => {
  test('a GraphQL answer with errors is returned', async () => {
    const { run } = ask(() => answer(JSON.stringify({ errors: [{ message: 'No such event' }] }), 400));
    expect((await firstValueFrom(run())).errors?.[0]?.message).toBe('No such event');
  });

  test('an answer that is not GraphQL fails with its status', async () => {
    const { run } = ask(() => answer('<h1>Bad gateway</h1>', 502, 'text/html'));
    await expect(firstValueFrom(run())).rejects.toSatisfy((error: unknown) => ServerError.is(error) && error.statusCode === 502);
  });

  test('malformed JSON and empty GraphQL answers fail', async () => {
    await expect(firstValueFrom(ask(() => answer('{')).run())).rejects.toSatisfy((error: unknown) => ServerParseError.is(error));
    await expect(firstValueFrom(ask(() => answer('{}')).run())).rejects.toThrow('malformed');
    await expect(firstValueFrom(ask(() => answer('[]')).run())).rejects.toThrow('malformed');
  });

  test('a query without an answer fails with the network’s error', async () => {
    const { run } = ask(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(firstValueFrom(run())).rejects.toThrow('Failed to fetch');
  });
});

test('a stream over HTTP asks for multipart while the socket is down', async () => {
  const fetcher = vi.fn<typeof fetch>(async () => answer(JSON.stringify({ data: { linkedAccountUpdates: { id: 'l1' } } })));
  const client = createGraphqlClient({
    uri: () => '/graphql',
    credentials: new Credentials(() => 0),
    hashes: HASHES,
    guard: new VersionGuard(),
    onSignal: () => undefined,
    fetcher,
    socket: {
      subscribe: () => () => undefined,
      state: () => 'down',
      onState: () => () => undefined,
      reconnect: () => undefined,
      dispose: () => undefined,
    },
  });
  const seen: unknown[] = [];
  const updates = gql`
    subscription LinkedAccountUpdates {
      linkedAccountUpdates {
        id
      }
    }
  `;
  const running = client.subscribe({ query: updates, fetchPolicy: 'no-cache' }).subscribe(({ data }) => seen.push(data));
  await vi.waitFor(() => expect(seen).toEqual([{ linkedAccountUpdates: { id: 'l1' } }]));
  expect(new Headers(fetcher.mock.calls[0]?.[1]?.headers).get('accept')).toContain('multipart/mixed');
  running.unsubscribe();
});
