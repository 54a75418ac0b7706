import { fileURLToPath } from 'node:url';
import { makePlayer } from '#tests/support/players.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { childOf } from './bounds/childOf.ts';
import type { Churn } from './bounds/sessionClients.ts';
import { leftBytes } from './forcedHeap.ts';
import type { BenchRow } from './row.ts';

const SESSIONS = 2_000;
const WARM = 50;
const AT_ONCE = 10;
const MOST_OF_FRESH = 1.2;
const MOST_OF_BEFORE = 1.05;

async function tokensOf({ app }: TestServer, count: number): Promise<readonly string[]> {
  const { db, identity, ports } = app.deps;
  const tokens: string[] = [];
  for (let at = 0; at < count; at += AT_ONCE)
    tokens.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - at) }, async () =>
          identity.issueAccessToken(await makePlayer(db, { cents: 0n, now: ports.now() })),
        ),
      )),
    );
  return tokens;
}

/** Compares the heap after many ended sessions with a new server's. */
export async function run(): Promise<BenchRow[]> {
  const server = await startTestServer();
  const clients = childOf(fileURLToPath(new URL('./bounds/sessionClients.ts', import.meta.url)));
  try {
    const churn = async (count: number): Promise<number> => {
      const order: Churn = { port: server.port, tokens: await tokensOf(server, count) };
      const { faults } = await clients.ask<{ readonly faults: readonly string[] }>(order);
      if (faults.length > 0) throw new Error(faults.join('; '));
      return (await leftBytes()).heap / 1_048_576;
    };
    const fresh = await churn(WARM);
    const [first, second, third] = [await churn(SESSIONS), await churn(SESSIONS), await churn(SESSIONS)];
    const note = `MB: fresh ${fresh.toFixed(1)}, then ${[first, second, third].map((mb) => mb.toFixed(1)).join(', ')}; ${SESSIONS} sessions each`;
    return [
      row('heap after three churns of sessions that have ended, beside a fresh server', third / fresh, MOST_OF_FRESH, note),
      row('heap after the third churn, beside the second', third / second, MOST_OF_BEFORE, note),
    ];
  } finally {
    clients.end();
    await server.stop();
  }
}

const row = (name: string, measured: number, limit: number, note: string): BenchRow => ({
  ...{ name, measured, limit, note, unit: 'ratio' as const },
  passed: measured <= limit,
});
