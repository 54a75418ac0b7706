import { setTimeout as pause } from 'node:timers/promises';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import type { PlacementDecision } from '#server/modules/betting/placement/placementTypes.ts';
import { hashPassword } from '#server/modules/identity/passwords/index.ts';
import { IP, legOf, makePlayer, newPlacementId, type TestPlayer } from '#tests/support/players.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { stampedeFrom } from './login/stampede.ts';
import { quantile } from './quantiles.ts';
import type { BenchRow } from './row.ts';

/** Logins between two games (domain rules §4, R16). */
const LOGINS = 1_000;
const SECONDS = 10;
/** Seconds without logins, for comparison: as long as all logins take. */
const QUIET_SECONDS = 25;
const MOST_SECONDS = 60;
const PASSWORD = 'a rare sentence of words';
const BETTORS = 5;
const EVERY_MS = 50;

/** Logs in a thousand players in ten seconds while others bet. Compares how long placements take with and without logins. */
export async function run(): Promise<BenchRow[]> {
  const server = await startTestServer();
  const browsers = stampedeFrom();
  try {
    const { bettors, emails, leg } = await fill(server);
    const place = (turn: number): Promise<PlacementDecision> => {
      const bettor = bettors[turn % bettors.length];
      if (!bettor) throw new Error('nobody bets');
      const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 100n, legs: [leg] }];
      return placeBets(server.app.deps, { ...bettor, ip: IP, placementId: newPlacementId(), autoAccept: true, bets });
    };
    const login = { port: server.port, password: PASSWORD, mostSeconds: MOST_SECONDS };
    await browsers.run({ ...login, usernames: emails.slice(0, 10), seconds: 1 });
    await betting(place, lasting(2));
    const quiet = await betting(place, lasting(QUIET_SECONDS));
    const began = performance.now();
    let isOver = false;
    const stampede = browsers.run({ ...login, usernames: emails, seconds: SECONDS }).finally(() => (isOver = true));
    const busy = await betting(place, () => isOver);
    const logins = await stampede;
    const tookS = (performance.now() - began) / 1_000;
    const [calm, pressed] = [quantile(quiet.latenciesMs, 0.99), quantile(busy.latenciesMs, 0.99)];
    const beside = `without logins p99 ${calm.toFixed(1)} ms of ${quiet.latenciesMs.length}, with them ${pressed.toFixed(1)} ms of ${busy.latenciesMs.length}, over ${tookS.toFixed(0)} s`;
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
    browsers.stop();
    await server.stop();
  }
}

const lasting =
  (seconds: number) =>
  (turns: number): boolean =>
    turns * EVERY_MS >= seconds * 1_000;

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

async function betting(place: (turn: number) => Promise<PlacementDecision>, isOver: (turns: number) => boolean) {
  const latenciesMs: number[] = [];
  let refused = 0;
  const pending: Promise<void>[] = [];
  const started = performance.now();
  for (let turn = 0; !isOver(turn); turn += 1) {
    const due = started + turn * EVERY_MS;
    if (due > performance.now()) await pause(due - performance.now());
    pending.push(
      place(turn).then(({ accepted }) => {
        latenciesMs.push(performance.now() - due);
        if (!accepted) refused += 1;
      }),
    );
  }
  await Promise.all(pending);
  return { latenciesMs, refused };
}
