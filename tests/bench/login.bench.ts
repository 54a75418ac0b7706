import { setTimeout as pause } from 'node:timers/promises';
import { placeBets, type PlacementDecision } from '#server/domain/index.ts';
import { hashPassword } from '#server/identity/index.ts';
import { IP, legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { quantile } from './quantiles.ts';
import type { BenchRow } from './row.ts';

/** Between two games everybody comes at once: rules of the domain §4, R16. */
const LOGINS = 1_000;
const SECONDS = 10;
/** Whoever comes last is answered within. */
const MOST_SECONDS = 60;
const PASSWORD = 'a rare sentence of words';
const BETTORS = 5;
const EVERY_MS = 50;

/** A thousand players log in within ten seconds while others bet; what placements take is held against the same without logins, in the same run. */
export async function run(): Promise<BenchRow[]> {
  const server = await startTestServer();
  try {
    const { bettors, emails, leg } = await fill(server);
    const place = (turn: number): Promise<PlacementDecision> => {
      const bettor = bettors[turn % bettors.length];
      if (!bettor) throw new Error('nobody bets');
      const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 100n, legs: [leg] }];
      return placeBets(server.app.deps, { ...bettor, ip: IP, placementId: newPlacementId(), autoAccept: true, bets });
    };
    await betting(place, 2);
    const quiet = await betting(place, SECONDS);
    const began = performance.now();
    const [logins, busy] = await Promise.all([stampede(server.port, emails), betting(place, SECONDS)]);
    const tookS = (performance.now() - began) / 1_000;
    const [calm, pressed] = [quantile(quiet.latenciesMs, 0.99), quantile(busy.latenciesMs, 0.99)];
    const beside = `without logins p99 ${calm.toFixed(1)} ms, with them ${pressed.toFixed(1)} ms; client and server in one process`;
    return [
      {
        name: `${LOGINS} logins in ${SECONDS} s: refused or lost`,
        measured: logins.failed,
        limit: 0,
        unit: 'count',
        passed: logins.failed === 0,
      },
      {
        name: 'logins: p99',
        measured: quantile(logins.latenciesMs, 0.99),
        unit: 'ms',
        note: `p50 ${quantile(logins.latenciesMs, 0.5).toFixed(0)} ms`,
      },
      {
        name: 'logins: all answered',
        measured: tookS,
        limit: MOST_SECONDS,
        unit: 's',
        passed: tookS <= MOST_SECONDS,
      },
      {
        name: 'R16: placements meanwhile: p99 over the same without logins',
        measured: pressed / calm,
        limit: 2,
        unit: 'ratio',
        passed: pressed / calm < 2,
        note: beside,
      },
      {
        name: 'placements meanwhile: not taken',
        measured: busy.refused + quiet.refused,
        limit: 0,
        unit: 'count',
        passed: busy.refused + quiet.refused === 0,
      },
    ];
  } finally {
    await server.stop();
  }
}

async function fill({ app }: TestServer) {
  const { db, catalogue } = app.deps;
  const now = new Date();
  const bettors: TestPlayer[] = [];
  for (let n = 0; n < BETTORS; n += 1) bettors.push(await makePlayer(db, { now, cents: 10_000_000n }));
  const names = await Promise.all(
    Array.from({ length: LOGINS }, async (_, n) => (await makePlayer(db, { id: `stampede-${n}`, now, cents: 0n })).playerId),
  );
  await db
    .updateTable('players')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', 'in', names)
    .execute();
  const soon = catalogue.events({ status: 'PRE_GAME' }).find(({ id }) => catalogue.marketsOf(id).some(({ type }) => type === 'moneyline'));
  const market = soon && catalogue.marketsOf(soon.id).find(({ type }) => type === 'moneyline');
  const row = await db
    .selectFrom('selections')
    .select('id')
    .where('market_id', '=', market?.id ?? '')
    .executeTakeFirstOrThrow();
  return { bettors, emails: names.map((name) => `${name}@linemaker.test`), leg: await legOf(db, row.id) };
}

async function stampede(port: number, emails: readonly string[]) {
  const latenciesMs: number[] = [];
  let failed = 0;
  await Promise.all(
    emails.map(async (username, at) => {
      await pause((at / emails.length) * SECONDS * 1_000);
      const began = performance.now();
      const body = new URLSearchParams({ grant_type: 'password', client_id: 'linemaker-web', username, password: PASSWORD });
      const answer = await fetch(`http://127.0.0.1:${port}/oauth/token`, { method: 'POST', body }).catch(() => null);
      if (answer?.ok) await answer.arrayBuffer();
      else failed += 1;
      latenciesMs.push(performance.now() - began);
    }),
  );
  return { latenciesMs, failed };
}

async function betting(place: (turn: number) => Promise<PlacementDecision>, seconds: number) {
  const latenciesMs: number[] = [];
  let refused = 0;
  const turns = (seconds * 1_000) / EVERY_MS;
  await Promise.all(
    Array.from({ length: turns }, async (_, turn) => {
      await pause(turn * EVERY_MS);
      const began = performance.now();
      const { accepted } = await place(turn);
      latenciesMs.push(performance.now() - began);
      if (!accepted) refused += 1;
    }),
  );
  return { latenciesMs, refused };
}
