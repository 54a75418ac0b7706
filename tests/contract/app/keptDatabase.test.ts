import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readMigrations } from '#server/platform/store/migrate.ts';
import { DEMO_PASSWORD } from '#server/sandbox/demo/demoAccounts.ts';
import { cashOf } from '#tests/support/deposits.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { PlayerClient } from '#tests/support/playerClient.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { createTestStore } from '#tests/support/store.ts';
import { kept, ledgerOf, readRows, restore } from './keptDatabase/kept.ts';

const MINUTE_MS = 60_000;
type Bet = {
  readonly id: string;
  readonly status: string;
  readonly outcome: string | null;
  readonly payoutAmount: { readonly amountLong: string } | null;
};
type Section = { readonly betHistorySection: { readonly bets: { readonly edges: readonly { readonly node: Bet }[] } } };
const closers: (() => Promise<void>)[] = [];

async function databaseOf(rows: string) {
  const store = await createTestStore(4, () => Promise.resolve('template0'));
  closers.push(store.close);
  await restore(store.url, rows);
  return store;
}

const betsIn = async (player: PlayerClient, section: 'open' | 'settled'): Promise<readonly Bet[]> =>
  (
    await player.run<Section>(
      `{ betHistorySection(sectionId: "${section}", first: 30) { bets { edges { node { id status outcome payoutAmount { amountLong } } } } } }`,
    )
  ).betHistorySection.bets.edges.map(({ node }) => node);

/** Adds a cent to both entries of a deposit, so that the journal still balances. */
function withAnotherDeposit(rows: string): string {
  const isDeposit = /^ledger_journals\t.*"id":"([^"]+)","kind":"deposit"/m.exec(rows)?.[1] ?? '';
  return rows.replaceAll(
    /^(ledger_entries\t.*"journal_id":"([^"]+)".*"amount":)(-?\d+)/gm,
    (line, head: string, journal: string, cents: string) => {
      const amount = BigInt(cents);
      return journal === isDeposit ? `${head}${amount + (amount > 0n ? 1n : -1n)}` : line;
    },
  );
}

// Sets the clock to the dump's day, before the dump's games start.
beforeAll(() => void vi.setSystemTime(new Date(Date.parse(kept.drawnAt) + MINUTE_MS)));
afterAll(async () => {
  vi.useRealTimers();
  for (const close of closers.toReversed()) await close();
});

describe('a database of an earlier build', () => {
  let server: TestServer;
  beforeAll(async () => {
    const store = await databaseOf(readRows());
    server = await startTestServer({ databaseUrl: store.url, config: { hasSimulation: false } });
    closers.push(server.stop);
  });
  const logIn = () => PlayerClient.logIn(server, { email: 'demo@linemaker.test', password: DEMO_PASSWORD });

  it('a database of an earlier build gets the new migrations and the server becomes ready', async () => {
    const { rows } = await sql<{ readonly name: string }>`SELECT name FROM schema_migrations ORDER BY version`.execute(server.app.deps.db);
    expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
    expect((await ask(server.port, '/readyz')).status).toBe(200);
  });

  it('a database of an earlier build keeps every ledger entry, and balances equal their sums', async () => {
    expect(await ledgerOf(server.app.deps.db)).toEqual(kept.ledger);
    expect(kept.ledger.sum).toBe('0');
    expect(await ledgerViolations(server.app.deps.db)).toEqual([]);
  });

  it('a player of an earlier build logs in and finds every bet in its section', async () => {
    const player = await logIn();
    expect((await betsIn(player, 'open')).map(({ id }) => id).toSorted()).toEqual(kept.open.all.toSorted());
    expect((await betsIn(player, 'settled')).map(({ id }) => id).toSorted()).toEqual(kept.settled.toSorted());
  });

  it('a bet of an earlier build is settled and paid', async () => {
    const player = await logIn();
    const before = await cashOf(player);
    expect(await sandbox(server, 'result', { eventId: kept.open.eventId, homeScore: 5, awayScore: 2 })).toMatchObject({ settledBets: 1 });
    const bet = (await betsIn(player, 'settled')).find(({ id }) => id === kept.open.straight);
    expect(bet).toMatchObject({ status: 'SETTLED', outcome: 'WIN' });
    const paid = BigInt(bet?.payoutAmount?.amountLong ?? 0);
    expect(paid).toBeGreaterThan(1_300n);
    expect(await cashOf(player)).toBe(before + paid);
    expect(await ledgerViolations(server.app.deps.db)).toEqual([]);
  });
});

describe('the checksum of the ledger', () => {
  it("the ledger's checksum changes with an entry's amount, even if all still sums to zero", async () => {
    const { db } = await databaseOf(withAnotherDeposit(readRows()));
    const ledger = await ledgerOf(db);
    expect(ledger.sum).toBe('0');
    expect(ledger.checksum).not.toBe(kept.ledger.checksum);
    expect(await ledgerViolations(db)).not.toEqual([]);
  });
});
