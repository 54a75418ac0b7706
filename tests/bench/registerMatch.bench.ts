import { sql, type Kysely } from 'kysely';
import { refundListed } from '#server/modules/betting/settlement/index.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { legOf, makePlayer, newPlacementId, type TestPlayer, testPorts } from '#tests/support/players.ts';
import { joinAll, moveTo, registerSays } from '#tests/support/registerAnswers.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { buildSmallWorld, selectionId } from '#tests/support/smallWorld.ts';
import { onGround } from './ground.ts';
import type { BenchRow } from './row.ts';

const ACCOUNTS = 10;
const BETS = 50;
const LIMIT_MS = 5_000;

/** Excludes a person with open bets in several accounts. Measures from the register's answer to the last refund. */
export const run = (): Promise<BenchRow[]> =>
  onGround('register', async ({ db }) => {
    const [first] = await prepare(db);
    if (!first) throw new Error('Nobody to list');
    const deps = { db, ports: testPorts() };
    const began = performance.now();
    await registerSays(deps, first.playerId, { isListed: true });
    const count = await refundListed(deps);
    const tookMs = performance.now() - began;
    const wrong = (await ledgerViolations(db)).length + Math.abs(ACCOUNTS * BETS - count);
    return [
      {
        name: `match of the register: ${ACCOUNTS * BETS} open bets in ${ACCOUNTS} accounts refunded`,
        measured: tookMs,
        limit: LIMIT_MS,
        unit: 'ms',
        passed: tookMs <= LIMIT_MS,
      },
      { name: 'match of the register: refunds that are wrong', measured: wrong, limit: 0, unit: 'count', passed: wrong === 0 },
    ];
  });

async function prepare(db: Kysely<Schema>): Promise<readonly TestPlayer[]> {
  await buildSmallWorld(db, [{ id: 'game' }]);
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => makePlayer(db)));
  const leg = await legOf(db, selectionId('game', 'moneyline', 'home'));
  const bets = [{ draftBetId: `straight:${leg.selectionId}`, stakeCents: 100n, legs: [leg] }];
  for (const account of accounts) await moveTo(db, account, 'CA-ON');
  for (let n = 0; n < BETS; n += 1)
    await Promise.all(
      accounts.map((account) =>
        placeBets({ db, ports: testPorts() }, { ...account, placementId: newPlacementId(), autoAccept: false, bets }),
      ),
    );
  await joinAll(db, accounts);
  await sql`ANALYZE`.execute(db);
  return accounts;
}
