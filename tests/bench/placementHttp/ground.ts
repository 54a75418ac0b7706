import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { createHttp } from '#server/app/http.ts';
import { createLogger } from '#server/platform/logger.ts';
import { makePlayer } from '#tests/support/players.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { processorMsOf } from './processorTime.ts';
import { serveTwin, type TwinLeg } from './twin.ts';

export type Ground = {
  readonly port: number;
  readonly twinPort: number;
  readonly hash: string;
  readonly players: readonly { readonly id: string; readonly token: string }[];
  readonly legs: readonly TwinLeg[];
};
/** Processor time and request statements since the start. */
export type Spent = { readonly serverMs: number; readonly databaseMs: number; readonly statements: number };

const OUTCOMES = 40;
const IP = '127.0.0.1';
const REQUEST = 'http.server.request.start';

type Question = { readonly players?: number; readonly isCounting?: boolean };

process.on('message', (question: Question) => {
  answer(question).then(
    (said) => process.send?.(said),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});

let server: TestServer | null = null;
let statements = 0;
/** Stops counting statements; null while none are counted. */
let stopCounting: (() => void) | null = null;

async function answer({ players, isCounting }: Question): Promise<Ground | Spent> {
  if (players !== undefined) return open(players);
  if (!server) throw new Error('The server is not open');
  stopCounting?.();
  stopCounting = isCounting === true ? countStatements() : null;
  const { dataDir } = server.app.deps.config;
  const { user, system } = process.cpuUsage();
  return { serverMs: (user + system) / 1_000, databaseMs: processorMsOf(path.join(dataDir, 'postgres', 'data')), statements };
}

async function open(count: number): Promise<Ground> {
  server = await startTestServer();
  const { deps } = server.app;
  const twin = await createHttp(deps.config, deps.ports, createLogger('silent'));
  serveTwin(twin, deps.db);
  await twin.listen({ host: IP, port: 0 });
  await sql`CREATE TABLE bare_commits (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, n integer NOT NULL)`.execute(deps.db);
  const address = twin.server.address();
  return {
    port: server.port,
    twinPort: typeof address === 'object' && address ? address.port : 0,
    hash: hashOf('mutation PlaceBets('),
    players: await playersOf(server, count),
    legs: await legsOf(server),
  };
}

async function playersOf({ app: { deps } }: TestServer, count: number): Promise<Ground['players']> {
  const made: { id: string; token: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const { playerId, sessionId } = await makePlayer(deps.db, { now: new Date(), cents: 100_000_000n });
    made.push({ id: playerId, token: await deps.identity.issueAccessToken({ playerId, sessionId }) });
  }
  await deps.db.updateTable('geo_verdicts').set({ ip_address: IP }).execute();
  return made;
}

const legsOf = ({ app: { deps } }: TestServer): Promise<TwinLeg[]> =>
  deps.db
    .selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .innerJoin('events', 'events.id', 'markets.event_id')
    .where('markets.type', '=', 'moneyline')
    .where('selections.type', '=', 'home')
    .where('events.status', '=', 'PRE_GAME')
    .where('events.starts_at', '>', new Date(Date.now() + 7_200_000))
    .where('selections.status', '=', 'OPEN')
    .select(['selections.id as selectionId', 'markets.id as marketId', 'events.id as eventId', 'num', 'den'])
    .orderBy('selections.id')
    .limit(OUTCOMES)
    .execute();

function hashOf(start: string): string {
  const known = JSON.parse(readFileSync('src/gql/persistedDocuments.json', 'utf8')) as Readonly<Record<string, string>>;
  const found = Object.entries(known).find(([, text]) => text.includes(start));
  if (!found) throw new Error(`No operation has the text ${start}`);
  return found[0].replace(/^sha256:/, '');
}

/** Counts statements of requests, not of timed jobs. Slows the process, so measured turns do not count. */
function countStatements(): () => void {
  const requests = new AsyncLocalStorage<true>();
  const enter = (): void => requests.enterWith(true);
  subscribe(REQUEST, enter);
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (requests.getStore()) statements += 1;
    return Reflect.apply(query, this, args) as never;
  };
  return () => {
    pg.Client.prototype.query = query;
    unsubscribe(REQUEST, enter);
    requests.disable();
  };
}
