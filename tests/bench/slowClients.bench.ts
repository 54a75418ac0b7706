import { fileURLToPath } from 'node:url';
import { ask } from '#tests/support/http.ts';
import { startTestServer } from '#tests/support/server.ts';
import { childOf } from './bounds/childOf.ts';
import type { SlowOrder } from './bounds/slowClients.ts';
import type { BenchRow } from './row.ts';

const CLIENTS = 5_000;
const HELD_MS = 60_000;
const LOOK_EVERY_MS = 250;
const SLOWEST_MS = 1_000;

type Counted = { readonly alive: number; readonly refused: number };

/**
 * Sends incomplete requests from many loopback addresses. Measures how many connections remain after a minute, and how other clients are
 * served.
 */
export async function run(): Promise<BenchRow[]> {
  const server = await startTestServer();
  const slow = childOf(fileURLToPath(new URL('./bounds/slowClients.ts', import.meta.url)));
  const order = (what: SlowOrder) => slow.ask<Counted>(what);
  try {
    const answer = async (): Promise<number> => {
      const began = performance.now();
      const { status } = await ask(server.port, '/graphql?query=%7B%20sportsMenu%20%7B%20__typename%20%7D%20%7D');
      if (status !== 200) throw new Error(`The site answers ${status}`);
      return performance.now() - began;
    };
    await answer();
    const opened = await order({ kind: 'open', port: server.port, count: CLIENTS });
    let slowest = 0;
    for (const until = performance.now() + HELD_MS; performance.now() < until;) {
      slowest = Math.max(slowest, await answer());
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    const { alive } = await order({ kind: 'count' });
    const name = `${CLIENTS} half-sent requests from 250 addresses`;
    const held = CLIENTS - opened.alive - opened.refused;
    return [
      {
        name: `${name}: alive after ${HELD_MS / 1_000} s`,
        measured: alive,
        limit: 0,
        unit: 'count',
        passed: alive === 0,
        note: `${opened.alive} were open at once, ${opened.refused} refused, ${held} ended meanwhile`,
      },
      {
        name: `${name}: slowest answer to another one meanwhile`,
        measured: slowest,
        limit: SLOWEST_MS,
        unit: 'ms',
        passed: slowest <= SLOWEST_MS,
      },
    ];
  } finally {
    slow.end();
    await server.stop();
  }
}
