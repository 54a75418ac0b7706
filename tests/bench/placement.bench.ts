import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isRefusalCode } from '#src/shared/betting/refusals.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import type { PlacementDecision } from '#server/modules/betting/placement/placementTypes.ts';
import { openStore, type Schema } from '#server/platform/store/index.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { quantile } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const AT_ONCE = 50;
const EACH = 40;
const WARM_UP = 4;

type Measured = { readonly latenciesMs: number[]; readonly perSecond: number };

/** Measures fifty players who bet at once on a durable database, and for comparison commits of one row at the same rate. */
export async function run(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linemaker-placement-'));
  chmodSync(dataDir, 0o755);
  const log = { info: () => undefined, error: (line: string) => process.stderr.write(`${line}\n`) };
  const store = await openStore({ dataDir, log });
  try {
    const { measured, decisions } = await placements(store.db);
    const bare = await bareCommits(store.db, measured.perSecond);
    const unnamed = decisions.filter(
      ({ accepted, refusals }) => accepted !== (refusals.length === 0) || !refusals.every(({ code }) => isRefusalCode(code)),
    );
    const [p99, bareP99] = [quantile(measured.latenciesMs, 0.99), quantile(bare.latenciesMs, 0.99)];
    const beside = `p50 ${quantile(measured.latenciesMs, 0.5).toFixed(1)} ms, ${measured.perSecond.toFixed(0)} placements/s, ${decisions.filter(({ accepted }) => accepted).length} accepted`;
    return [
      {
        name: `placements, ${AT_ONCE} at once: neither accepted nor refused with a specific error`,
        measured: unnamed.length,
        limit: 0,
        unit: 'count',
        passed: unnamed.length === 0,
        note: beside,
      },
      {
        name: `placements, ${AT_ONCE} at once: p99`,
        measured: p99,
        unit: 'ms',
        note: `bare commit at the same rate: p99 ${bareP99.toFixed(1)} ms, p50 ${quantile(bare.latenciesMs, 0.5).toFixed(1)} ms`,
      },
      {
        name: `placements, ${AT_ONCE} at once: p99 over a bare commit at the same rate`,
        measured: p99 / bareP99,
        unit: 'ratio',
        note: 'a placement waits for the other 49 and does some ten statements; a bare commit does one',
      },
    ];
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function placements(db: Kysely<Schema>): Promise<{ measured: Measured; decisions: PlacementDecision[] }> {
  await buildSmallWorld(
    db,
    Array.from({ length: 10 }, (_, n) => ({ id: `game-${n}` })),
  );
  const players = await Promise.all(Array.from({ length: AT_ONCE }, () => makePlayer(db, { cents: 10_000_000n })));
  const legs = await Promise.all(Array.from({ length: 10 }, (_, n) => legOf(db, selectionId(`game-${n}`, 'moneyline', 'home'))));
  const deps = { db, ports: testPorts() };
  const decisions: PlacementDecision[] = [];
  const place = async (worker: number, turn: number): Promise<void> => {
    const [player, leg] = [players[worker], legs[(worker + turn) % legs.length]];
    if (!player || !leg) return;
    const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 100n, legs: [leg] }];
    decisions.push(await placeBets(deps, { ...player, placementId: newPlacementId(), autoAccept: false, bets }));
  };
  await measure(WARM_UP, place);
  decisions.length = 0;
  return { measured: await measure(EACH, place), decisions };
}

/** Least possible work of a placement: commits of one row. */
async function bareCommits(db: Kysely<Schema>, perSecond: number): Promise<Measured> {
  await sql`CREATE TABLE bare_commits (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, n integer NOT NULL)`.execute(db);
  const insert = async (worker: number): Promise<void> => {
    await sql`INSERT INTO bare_commits (n) VALUES (${worker})`.execute(db);
  };
  await measure(WARM_UP, insert);
  return measure(EACH, insert, (AT_ONCE / perSecond) * 1000);
}

async function measure(turns: number, work: (worker: number, turn: number) => Promise<void>, everyMs = 0): Promise<Measured> {
  const latenciesMs: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, worker) => {
      for (let turn = 0; turn < turns; turn += 1) {
        const due = started + (worker / AT_ONCE + turn) * everyMs;
        if (due > performance.now()) await pause(due - performance.now());
        const began = performance.now();
        await work(worker, turn);
        latenciesMs.push(performance.now() - began);
      }
    }),
  );
  return { latenciesMs, perSecond: (AT_ONCE * turns * 1000) / (performance.now() - started) };
}
