import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { grantCredit } from '#server/modules/wallet/index.ts';
import { creditViolations } from '#tests/support/creditChecks.ts';
import { makePlayer, testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { createTestStore } from '#tests/support/store.ts';
import { migrate, readMigrations } from './migrate.ts';

/** Last migration before credit lots existed. */
const BEFORE = 101;
let opened: Awaited<ReturnType<typeof createTestStore>>;
beforeAll(async () => {
  opened = await createTestStore(6, () => Promise.resolve('template0'));
  await migrate(opened.url, readMigrations().slice(0, BEFORE));
});
afterAll(() => opened.close());

test('credit spent by another process while lots are introduced is not in them', async () => {
  const { db, url } = opened;
  const [{ playerId }, other] = [await makePlayer(db), await makePlayer(db)];
  for (const each of [playerId, other.playerId])
    await grantCredit({ db, ports: testPorts() }, { playerId: each, cents: 1_000n, reference: each });
  const spending = await db.startTransaction().execute();
  const entries = [
    { account: playerAccount(playerId, 'player-bonus'), cents: -300n },
    { account: houseAccount('house-stakes', 'USD'), cents: 300n },
  ];
  await post(spending, [{ kind: 'bet-placed', reference: playerId, round: 0, recordedAt: NOON, entries }]);
  const migrating = migrate(url);
  await expect
    .poll(
      async () =>
        (await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)).rows,
    )
    .toHaveLength(1);
  await spending.commit().execute();
  await migrating;
  expect(await creditViolations(db)).toEqual([]);
  expect((await db.selectFrom('credit_lots').select('remaining').orderBy('remaining').execute()).map(({ remaining }) => remaining)).toEqual(
    ['700', '1000'],
  );
});
