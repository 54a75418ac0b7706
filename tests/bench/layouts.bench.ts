import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createYoga } from 'graphql-yoga';
import type { AppDeps } from '#server/api/deps.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import { createGraphQLSchema } from '#server/api/graphql/schema.ts';
import { contextOf } from '#server/api/graphql/yoga.ts';
import { ask } from '#tests/support/http.ts';
import { operation, visitorViewer } from '#tests/support/layoutQueries.ts';
import { startTestServer } from '#tests/support/server.ts';
import { load, type LoadOptions } from './httpLoad.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

/** Minimum speed of a cached answer, as a multiple of the uncached speed. */
const HOT_LIMIT = 10;
/** Minimum rate for a thousand equivalent audiences, as a share of one audience's rate. */
const AUDIENCES_LIMIT = 0.8;
const AUDIENCES = 1_000;
/** Rounds may differ by this many database statements, because a timed job may run once more in one. */
const TICKS = 6;
const CONNECTIONS = 32;
const ROUNDS = 3;
const ROUND_MS = 2_000;
const WARM_UP_MS = 1_000;

type Call = Omit<LoadOptions, 'connections' | 'milliseconds'>;

/** Compares rates of the players' lobby: cached answers with a plain Yoga server, and one audience with a thousand equivalent ones. */
export async function run(): Promise<BenchRow[]> {
  const server = await startTestServer();
  const { deps } = server.app;
  const text = operation('PageLayout');
  const peer = await startPeer(deps);
  try {
    const variables = { canonicalUrl: '/casino' };
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash('sha256', text) } });
    const hot: Call = {
      ...{ method: 'GET', port: server.port, headers: { accept: 'application/json' } },
      path: `/graphql?operationName=PageLayout&variables=${encodeURIComponent(JSON.stringify(variables))}&extensions=${encodeURIComponent(extensions)}`,
    };
    const plain: Call = {
      ...{ method: 'POST', port: peer.port, path: '/graphql', body: JSON.stringify({ query: text, variables }) },
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    };
    const bytes = await sameAnswer(hot, plain);
    const tokens = Array.from({ length: AUDIENCES }, () => deps.identity.issueAnonymousToken());
    const known = { ...hot, headers: { ...hot.headers, 'x-anonymous-authorization': tokens[0] ?? '' } };
    const many: Call = { ...hot, rotating: { name: 'x-anonymous-authorization', values: tokens } };
    const rounds = await measured({ hot, plain, known, many }, countStatements(deps));
    return rowsOf(rounds, bytes);
  } finally {
    await peer.close();
    await server.stop();
  }
}

type Rounds = { readonly rate: number; readonly statements: number };

function rowsOf({ hot, plain, known, many }: Readonly<Record<'hot' | 'plain' | 'known' | 'many', Rounds>>, bytes: number): BenchRow[] {
  const growth = many.statements - known.statements;
  const perSecond = ({ rate }: Rounds): string => `${rate.toFixed(0)}/s`;
  return [
    {
      name: 'the lobby, kept, over a plain Yoga that executes the same query',
      ...{ measured: hot.rate / plain.rate, limit: HOT_LIMIT, unit: 'ratio', passed: hot.rate >= HOT_LIMIT * plain.rate },
      note: `${(bytes / 1_024).toFixed(0)} KB; ${perSecond(hot)} beside ${perSecond(plain)}`,
    },
    {
      name: 'the lobby for 1,000 audiences of one segment, over that for one',
      ...{ measured: many.rate / known.rate, limit: AUDIENCES_LIMIT, unit: 'ratio', passed: many.rate >= AUDIENCES_LIMIT * known.rate },
      note: `${perSecond(many)} beside ${perSecond(known)}`,
    },
    {
      name: 'statements to the database that 1,000 audiences cost more than one',
      ...{ measured: growth, limit: TICKS, unit: 'count', passed: growth <= TICKS },
      note: `${many.statements} beside ${known.statements} in ${ROUNDS} rounds of ${ROUND_MS / 1_000} s: what the house does by itself`,
    },
  ];
}

/** Returns the answer's length in characters. Throws if the lengths of the cached and the plain answer differ by over a tenth. */
async function sameAnswer(hot: Call, plain: Call): Promise<number> {
  const [ours, theirs] = await Promise.all([hot, plain].map(({ port, path, ...call }) => ask(port, path, call)));
  const [a, b] = [ours?.text.length ?? 0, theirs?.text.length ?? 0];
  if (ours?.status !== 200 || theirs?.status !== 200 || Math.abs(a - b) > a / 10)
    throw new Error(`Not the same answer: ${a} and ${b} letters`);
  return a;
}

async function startPeer(deps: AppDeps): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const viewer: Viewer = visitorViewer;
  const yoga = createYoga({ schema: createGraphQLSchema(), context: () => contextOf(deps, viewer), logging: false });
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
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}

/** The simulation must be off. */
function countStatements({ db }: AppDeps): () => number {
  const executor = db.getExecutor();
  const run = executor.executeQuery.bind(executor);
  let statements = 0;
  executor.executeQuery = (...query: Parameters<typeof run>) => {
    statements += 1;
    return run(...query) as never;
  };
  return () => statements;
}

/** Medians of alternating rounds, so that background load affects all calls equally. */
async function measured<K extends string>(calls: Readonly<Record<K, Call>>, count: () => number): Promise<Readonly<Record<K, Rounds>>> {
  const names = Object.keys(calls) as K[];
  const taken = new Map<K, { readonly rates: number[]; statements: number }>(names.map((name) => [name, { rates: [], statements: 0 }]));
  for (const name of names) await load({ ...calls[name], connections: CONNECTIONS, milliseconds: WARM_UP_MS });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, rows] of taken) {
      const before = count();
      rows.rates.push(await load({ ...calls[name], connections: CONNECTIONS, milliseconds: ROUND_MS }));
      rows.statements += count() - before;
    }
  }
  return Object.fromEntries(
    [...taken].map(([name, { rates, statements }]) => [name, { rate: median(rates), statements }]),
  ) as unknown as Record<K, Rounds>;
}
