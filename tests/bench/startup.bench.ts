import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createSchema, createYoga } from 'graphql-yoga';
import { hash } from 'node:crypto';
import { ask } from '#tests/support/http.ts';
import { startTestServer } from '#tests/support/server.ts';
import { load, type LoadOptions } from './httpLoad.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

/** Minimum rate of the Startup query, as a share of a constant query's. */
const LIMIT = 0.6;
const CONNECTIONS = 32;
const ROUNDS = 3;
const ROUND_MS = 2_000;
const WARM_UP_MS = 1_000;

type Call = Pick<LoadOptions, 'body' | 'headers' | 'method' | 'path' | 'port'>;

/** Compares the pages' Startup query, as sent and as text, with Yoga on Fastify, which returns a constant for the same selection. */
export async function run(): Promise<BenchRow[]> {
  const text = startupText();
  const server = await startTestServer();
  const peer = await startPeer(text, (await ask(server.port, '/graphql', post(text))).json as { data: object });
  try {
    const byText = {
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: text }),
    } as const;
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash('sha256', text) } });
    const byHash = {
      method: 'GET',
      path: `/graphql?operationName=Startup&extensions=${encodeURIComponent(extensions)}`,
      headers: { accept: 'application/json' },
    } as const;
    const rates = await measure({
      constant: { ...byText, port: peer.port },
      hash: { ...byHash, port: server.port },
      text: { ...byText, port: server.port },
    });
    const row = (name: string, rate: number): BenchRow => {
      const measured = rate / rates.constant;
      return {
        name,
        measured,
        limit: LIMIT,
        unit: 'ratio',
        passed: measured >= LIMIT,
        note: `${rate.toFixed(0)}/s beside ${rates.constant.toFixed(0)}/s of a constant`,
      };
    };
    return [
      row('Startup query, GET by hash, over a constant by Yoga on fastify', rates.hash),
      row('Startup query, POST as text, over a constant by Yoga on fastify', rates.text),
    ];
  } finally {
    await peer.close();
    await server.stop();
  }
}

const post = (query: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) });

function startupText(): string {
  const texts = Object.values(JSON.parse(readFileSync('src/gql/persistedDocuments.json', 'utf8')) as Record<string, string>);
  const found = texts.find((text) => /^query Startup\b/.test(text));
  if (!found) throw new Error('There is no Startup query: run npm run codegen');
  return found;
}

async function startPeer(
  text: string,
  { data }: { readonly data: object },
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const schema = createSchema({
    typeDefs: readFileSync('server/kinds/generated/schema.graphql', 'utf8'),
    resolvers: { Query: { startup: () => (data as { startup: object }).startup } },
  });
  const yoga = createYoga({ schema, logging: false });
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (request, reply) => {
      reply.hijack();
      await yoga(request.raw, reply.raw);
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const answer = (await ask(port, '/graphql', post(text))).json as { errors?: unknown };
  if (answer.errors !== undefined) throw new Error(`The constant is none: ${JSON.stringify(answer.errors)}`);
  return { port, close: () => app.close() };
}

/** Medians of alternating rounds, so that background load affects all calls equally. */
async function measure<K extends string>(calls: Readonly<Record<K, Call>>): Promise<Readonly<Record<K, number>>> {
  const names = Object.keys(calls) as K[];
  const taken = new Map<K, number[]>(names.map((name) => [name, []]));
  for (const name of names) await load({ ...calls[name], connections: CONNECTIONS, milliseconds: WARM_UP_MS });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) taken.get(name)?.push(await load({ ...calls[name], connections: CONNECTIONS, milliseconds: ROUND_MS }));
  }
  return Object.fromEntries(names.map((name) => [name, median(taken.get(name) ?? [])])) as Record<K, number>;
}
