import type { Budget } from '#server/api/graphql/budget.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { PlayerClient, newPlayer } from '#tests/support/playerClient.ts';
import { load } from './httpLoad.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const LIMIT = 1.03;
const TURNS = 240;
const TURN_MS = 60;
/** Discarded turns, while the server warms up. */
const WARM_TURNS = 30;
const CONNECTIONS = 8;
const FREE: Budget = { spend: () => Promise.resolve(null), spendKept: () => null };

/** Compares request rates with and without the operation budget, in turns, over HTTP, on one server with one session. */
export async function run(): Promise<BenchRow[]> {
  const server = await startTestServer();
  try {
    const player = await PlayerClient.logIn(server, await newPlayer(server));
    return [
      await row(server, 'kept public answers', {
        method: 'GET',
        path: `/graphql?query=${encodeURIComponent('{ sportsMenu { __typename } }')}`,
      }),
      await row(server, 'queries of a player', {
        ...{ method: 'POST', path: '/graphql', body: JSON.stringify({ query: '{ account { id } }' }) },
        headers: { authorization: `Bearer ${player.tokens.access_token}`, 'content-type': 'application/json' },
      }),
    ];
  } finally {
    await server.stop();
  }
}

type Call = Pick<Parameters<typeof load>[0], 'body' | 'method' | 'path'> & { readonly headers?: Readonly<Record<string, string>> };

/**
 * Keeps one load running and switches the budget on and off, in turns so short that background load affects neighbors equally. Compares
 * each turn with the mean of its neighbors.
 */
async function row({ port, app }: TestServer, name: string, { headers = {}, ...call }: Call): Promise<BenchRow> {
  const { budget } = app.deps;
  let isOver = false;
  const loaded = load({ ...call, port, headers, connections: CONNECTIONS, milliseconds: (TURNS + 2 * WARM_TURNS) * TURN_MS }).finally(
    () => {
      isOver = true;
    },
  );
  const rates: number[] = [];
  for (let turn = 0; !isOver && turn < WARM_TURNS + TURNS; turn += 1) {
    const rate = await turnOf(app.deps, turn % 2 === 0 ? budget : FREE);
    if (turn >= WARM_TURNS) rates.push(rate);
  }
  Object.assign(app.deps, { budget });
  await loaded;
  const measured = median(costsOf(rates));
  return {
    name: `${name} without a budget, beside those with it`,
    ...{ measured, limit: LIMIT, unit: 'ratio' as const, passed: measured <= LIMIT },
    note: `${rates.length} turns of ${TURN_MS} ms over ${CONNECTIONS} connections`,
  };
}

/** Requests per second that reach the budget check, whether the budget is on or off. */
async function turnOf(deps: TestServer['app']['deps'], { spend, spendKept }: Budget): Promise<number> {
  let asked = 0;
  const counted: Budget = {
    spend: (spending) => ((asked += 1), spend(spending)),
    spendKept: (spender) => ((asked += 1), spendKept(spender)),
  };
  Object.assign(deps, { budget: counted });
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  return asked / (performance.now() - began);
}

const costsOf = (rates: readonly number[]): readonly number[] =>
  rates.slice(1, -1).map((rate, before) => {
    const beside = ((rates[before] ?? 0) + (rates[before + 2] ?? 0)) / 2;
    return before % 2 === 0 ? rate / beside : beside / rate;
  });
