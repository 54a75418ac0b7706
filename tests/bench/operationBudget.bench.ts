import type { Budget } from '#server/api/graphql/budget.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { PlayerClient, newPlayer } from '#tests/support/playerClient.ts';
import { load } from './httpLoad.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const LIMIT = 1.03;
const ROUNDS = 12;
const ROUND_MS = 1_500;
const CONNECTIONS = 8;
const FREE: Budget = { spend: () => Promise.resolve(null), spendKept: () => null };

/** The budget of operations beside none: one server, one session, over HTTP, in turn. */
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

/** In pairs whose order alternates, so that whatever else the machine does falls on both; the first pair warms the server. */
async function row({ port, app }: TestServer, name: string, { headers = {}, ...call }: Call): Promise<BenchRow> {
  const { budget } = app.deps;
  const perSecond = (isLimited: boolean): Promise<number> => {
    Object.assign(app.deps, { budget: isLimited ? budget : FREE });
    return load({ ...call, port, headers, connections: CONNECTIONS, milliseconds: ROUND_MS });
  };
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const isFirst = round % 2 === 0;
    const one = await perSecond(isFirst);
    const other = await perSecond(!isFirst);
    if (round > 0) ratios.push(isFirst ? other / one : one / other);
  }
  Object.assign(app.deps, { budget });
  const measured = median(ratios);
  return {
    name: `${name} without a budget, beside those with it`,
    ...{ measured, limit: LIMIT, unit: 'ratio' as const, passed: measured <= LIMIT },
    note: `${ROUNDS} pairs of ${ROUND_MS} ms over ${CONNECTIONS} connections`,
  };
}
