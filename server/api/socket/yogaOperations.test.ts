import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSchema, createYoga } from 'graphql-yoga';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { attachSocket, type Sockets } from './socket.ts';
import { yogaOperations } from './yogaOperations.ts';

type Context = { readonly viewer: string; readonly serial: number };
let contexts = 0;

const yoga = createYoga<object, Context>({
  logging: false,
  schema: createSchema<Context>({
    typeDefs: 'type Query { me: String! serial: Int! secret: String! } type Subscription { twice(text: String!): String! }',
    resolvers: {
      Query: {
        me: (_root, _args, { viewer }) => viewer,
        serial: (_root, _args, { serial }) => serial,
        secret: () => {
          throw new Error('the password is 1234');
        },
      },
      Subscription: {
        twice: {
          subscribe: async function* (_root: unknown, { text }: { text: string }) {
            yield await Promise.resolve({ twice: text });
            yield { twice: text + text };
          },
        },
      },
    },
  }),
});

describe('operations of a socket through Yoga', () => {
  let http: Server;
  let sockets: Sockets<string>;
  let client: Client;
  beforeAll(async () => {
    http = createServer();
    sockets = attachSocket<string>(http, {
      path: '/graphql',
      bus: createMemoryBus(),
      eventPrices: () => null,
      onConnect: ({ name }) => ({ viewer: String(name), sessionId: null }),
      operations: yogaOperations<string>(yoga, {
        contextOf: ({ connected }) => ({ viewer: connected?.viewer ?? '', serial: (contexts += 1) }),
        queryOf: ({ query }) => (query === 'known' ? '{ me }' : query),
      }),
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`;
    client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { name: 'ada' }, retryAttempts: 0 });
  });
  afterAll(async () => {
    await client.dispose();
    await sockets.close();
    await new Promise((resolve) => http.close(resolve));
  });
  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const results = [];
    for await (const result of client.iterate({ query, variables })) results.push(result);
    return results;
  };

  test('each operation of a socket knows its viewer and gets its own context', async () => {
    expect(await ask('{ me }')).toEqual([{ data: { me: 'ada' } }]);
    const [first] = await ask('{ serial }');
    const [second] = await ask('{ serial }');
    expect(Number(second?.data?.['serial'])).toBe(Number(first?.data?.['serial']) + 1);
  });

  test('a socket subscribes with variables', async () => {
    const results = await ask('subscription S($text: String!) { twice(text: $text) }', { text: 'ab' });
    expect(results.map(({ data }) => data)).toEqual([{ twice: 'ab' }, { twice: 'abab' }]);
  });

  test('a socket may name a known document', async () => {
    expect(await ask('known')).toEqual([{ data: { me: 'ada' } }]);
  });

  test('an unexpected error on a socket is masked as over HTTP', async () => {
    const [result] = await ask('{ secret }');
    expect(JSON.stringify(result)).not.toContain('1234');
    expect(result?.errors).toHaveLength(1);
  });
});
