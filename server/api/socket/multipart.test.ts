import { createSchema, createYoga } from 'graphql-yoga';
import { describe, expect, test } from 'vitest';
import { useMultipartSubscriptions } from './multipart.ts';

const ACCEPT = 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0,application/json';
let hasEnded = (): void => undefined;
let goOn = (): void => undefined;
let began = (): void => undefined;

const schema = createSchema({
  typeDefs: 'type Query { hello: String! } type Subscription { count(to: Int!): Int! broken: Int! wait: Int! }',
  resolvers: {
    Query: { hello: () => 'world' },
    Subscription: {
      count: {
        subscribe: async function* (_root: unknown, { to }: { to: number }) {
          for (let count = 1; count <= to; count += 1) yield await Promise.resolve({ count });
        },
      },
      broken: {
        subscribe: async function* () {
          yield await Promise.resolve({ broken: 1 });
          throw new Error('a secret');
        },
      },
      wait: {
        subscribe: () => {
          const end = (): Promise<IteratorResult<never>> => {
            hasEnded();
            return Promise.resolve({ done: true, value: undefined });
          };
          let count = 0;
          const next = (): Promise<IteratorResult<object>> => {
            began();
            if ((count += 1) === 2) return end();
            return new Promise((resolve) => {
              goOn = () => resolve({ done: false, value: { wait: 1 } });
            });
          };
          return { next, return: end, [Symbol.asyncIterator]: () => ({ next, return: end }) };
        },
      },
    },
  },
});

const ask = async (query: string, accept = ACCEPT, heartbeatMs = 60_000): Promise<Response> => {
  const yoga = createYoga({ schema, logging: false, plugins: [useMultipartSubscriptions({ heartbeatMs })] });
  return await yoga.fetch('http://test/graphql', {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
};
const partsOf = (text: string): unknown[] =>
  text
    .split('--graphql')
    .map((part) => part.split('\r\n\r\n')[1])
    .filter((body) => body !== undefined)
    .map((body) => JSON.parse(body) as unknown);

describe('subscriptions over HTTP', () => {
  test('checklist 69: a subscription over HTTP arrives in parts and ends with the closing boundary', async () => {
    const response = await ask('subscription { count(to: 2) }');
    expect(response.headers.get('content-type')).toBe('multipart/mixed; boundary="graphql"; subscriptionSpec="1.0"');
    const text = await response.text();
    expect(partsOf(text)).toEqual([{ payload: { data: { count: 1 } } }, { payload: { data: { count: 2 } } }]);
    expect(text.startsWith('--graphql\r\nContent-Type: application/json')).toBe(true);
    expect(text.endsWith('--graphql--\r\n')).toBe(true);
  });

  test('checklist 69: a failing subscription over HTTP ends without its reason', async () => {
    const text = await (await ask('subscription { broken }')).text();
    expect(partsOf(text)[0]).toEqual({ payload: { data: { broken: 1 } } });
    expect(text).not.toContain('a secret');
    expect(text.endsWith('--\r\n')).toBe(true);
  });

  test('checklist 69: a quiet subscription over HTTP is kept open by heartbeats', async () => {
    const response = await ask('subscription { wait }', ACCEPT, 5);
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk);
      if (partsOf(text).length === 2) goOn();
    }
    const parts = partsOf(text);
    expect(parts.slice(0, 2)).toEqual([{}, {}]);
    expect(parts.at(-1)).toEqual({ payload: { data: { wait: 1 } } });
  });

  test('a reader who leaves ends the source of a subscription over HTTP', async () => {
    const ended = new Promise<void>((resolve) => (hasEnded = resolve));
    const hasBegun = new Promise<void>((resolve) => (began = resolve));
    const response = await ask('subscription { wait }', ACCEPT, 60_000);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await hasBegun;
    await reader.cancel();
    await ended;
  });

  test('queries and clients of event streams are answered as before', async () => {
    expect(await (await ask('{ hello }')).json()).toEqual({ data: { hello: 'world' } });
    expect((await ask('subscription { count(to: 1) }', 'text/event-stream')).headers.get('content-type')).toContain('text/event-stream');
  });
});
