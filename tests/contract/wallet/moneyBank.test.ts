import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { balancesOf, fundPlayer } from '#server/modules/wallet/index.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import { settleUnlessVoid, voidEvent } from '#server/modules/betting/settlement/index.ts';
import { houseAccount, playerAccount, post } from '#server/modules/wallet/ledger/index.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import { failingBetween } from '#tests/support/failingTable.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { outcomeOf } from '#tests/support/oracle.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { buildSmallWorld, NOON, selectionId } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';

/*
 * Follows Jepsen's bank test: workers move money while readers read all accounts. In every read, no account is negative and all ledger
 * entries add up to zero.
 */
const store = useTestStore(16);
const ports = testPorts();
const deps = () => ({ db: store().db, ports });

type Read = { sum: string; negative: string; players: string; house: string };
/** One statement, so that all figures come from one snapshot. */
async function readAll(): Promise<Read> {
  const { rows } = await sql<Read>`
    SELECT (SELECT coalesce(sum(amount), 0) FROM ledger_entries) AS sum, (SELECT count(*) FROM ledger_accounts WHERE balance < 0) AS negative,
      (SELECT sum(balance) FROM ledger_accounts) AS players, (SELECT coalesce(-sum(amount), 0) FROM ledger_entries WHERE account_id LIKE 'house-%') AS house`.execute(
    store().db,
  );
  return rows[0] ?? { sum: '', negative: '', players: '', house: '' };
}

const operation = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      player: fc.nat({ max: 3 }),
      game: fc.nat({ max: 4 }),
      pick: fc.constantFrom('home', 'away'),
      cents: fc.bigInt({ min: 100n, max: 3_000n }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('fund' as const), player: fc.nat({ max: 3 }), cents: fc.bigInt({ min: 1n, max: 5_000n }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      game: fc.nat({ max: 4 }),
      home: fc.nat({ max: 3 }),
      away: fc.nat({ max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('void' as const), game: fc.nat({ max: 4 }) }) },
);

/** Returns the legs whose grade differs from their game's last result, also pending legs accepted after the game's end. */
async function gradesAgainstResults(prefix: string): Promise<string[]> {
  const legs = await store()
    .db.selectFrom('bet_legs')
    .innerJoin('results', 'results.event_id', 'bet_legs.event_id')
    .select(['bet_legs.id', 'selection_type', 'outcome', 'home_score', 'away_score'])
    .where('bet_legs.event_id', 'like', `${prefix}-%`)
    .execute();
  return legs.flatMap(({ id, selection_type: pick, outcome, home_score: home, away_score: away }) => {
    const expected =
      home === null || away === null ? 'VOID' : NAMES[outcomeOf({ market: 'moneyline', pick, points: null, odds: -110 }, { home, away })];
    return outcome === expected ? [] : [`${id} is ${outcome} and not ${expected}`];
  });
}
const NAMES = { won: 'WIN', lost: 'LOSS', returned: 'PUSH' } as const;

/** Test runs, with eight workers each. The full run takes over a minute. */
const WORLDS = process.env['LINEMAKER_FULL'] === '1' ? 150 : 12;
let world = 0;

test(
  'R7: while eight workers bet, fund, settle, correct and void, every read is consistent',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(operation, { minLength: 4, maxLength: 10 }), { minLength: 8, maxLength: 8 }), async (workers) => {
        world += 1;
        const prefix = `bank-${world}`;
        await buildSmallWorld(
          store().db,
          Array.from({ length: 5 }, (_, n) => ({ id: `${prefix}-${n}` })),
        );
        const players = await Promise.all(Array.from({ length: 4 }, () => makePlayer(store().db, { cents: 10_000n })));
        const perform = async (one: (typeof workers)[number][number]): Promise<void> => {
          if (one.kind === 'settle')
            await settleUnlessVoid(deps(), { eventId: `${prefix}-${one.game}`, homeScore: one.home, awayScore: one.away, origin: 'bank' });
          else if (one.kind === 'void') await voidEvent(deps(), { eventId: `${prefix}-${one.game}`, reason: 'Void', origin: 'bank' });
          else {
            const player = players[one.player];
            if (!player) throw new Error('No such player');
            if (one.kind === 'fund') await fundPlayer(deps(), { playerId: player.playerId, cents: one.cents, reference: newPlacementId() });
            else {
              const selection = selectionId(`${prefix}-${one.game}`, 'moneyline', one.pick);
              const legs = [await legOf(store().db, selection)];
              const { accepted, refusals } = await placeBets(deps(), {
                ...player,
                placementId: newPlacementId(),
                autoAccept: false,
                bets: [{ draftBetId: `straight:${selection}`, stakeCents: one.cents, legs }],
              });
              if (!accepted) expect(refusals.every(({ code }) => code === 'event-closed' || code === 'insufficient-funds')).toBe(true);
            }
          }
        };
        let isDone = false;
        const reads: Read[] = [];
        const reader = (async () => {
          while (!isDone) reads.push(await readAll());
        })();
        try {
          await Promise.all(
            workers.map(async (operations) => {
              for (const one of operations) await perform(one);
            }),
          );
        } finally {
          isDone = true;
          await reader;
        }
        for (const { sum, negative, players: held, house } of reads) expect([sum, negative, held]).toEqual(['0', '0', house]);
        expect(await ledgerViolations(store().db)).toEqual([]);
        expect(await gradesAgainstResults(prefix)).toEqual([]);
      }),
      { numRuns: WORLDS },
    );
  },
  WORLDS * 7_500,
);

const journalOf = (reference: string, entries: { account: string; cents: bigint }[]) => ({
  kind: 'funding' as const,
  reference,
  round: 0,
  recordedAt: NOON,
  entries,
});

test('a journal that does not balance is refused before it is written', async () => {
  const player = await makePlayer(store().db);
  const off = journalOf('off', [{ account: playerAccount(player.playerId), cents: 5n }]);
  await expect(withTransaction(store().db, (trx) => post(trx, [off]))).rejects.toThrow('Journal funding:off:0 is off by 5');
});

test('the database refuses a journal that does not balance', async () => {
  const player = await makePlayer(store().db);
  await expect(
    store()
      .db.transaction()
      .execute(async (trx) => {
        await trx.insertInto('ledger_journals').values({ id: 'forged', kind: 'funding', reference: 'forged', recorded_at: NOON }).execute();
        await trx
          .insertInto('ledger_entries')
          .values({ journal_id: 'forged', account_id: playerAccount(player.playerId), amount: 1n })
          .execute();
      }),
  ).rejects.toThrow('journal forged does not balance');
});

test("no entry takes a player's balance below zero", async () => {
  const player = await makePlayer(store().db, { cents: 4n });
  const entries = [
    { account: playerAccount(player.playerId), cents: -5n },
    { account: houseAccount('house-stakes', 'USD'), cents: 5n },
  ];
  await expect(withTransaction(store().db, (trx) => post(trx, [journalOf('too-much', entries)]))).rejects.toMatchObject({ code: '23514' });
  expect((await balancesOf(store().db, player.playerId)).cash).toBe(4n);
});

test('a journal is recorded once, even if sent ten times at once', async () => {
  const player = await makePlayer(store().db, { cents: 0n });
  expect(await fundPlayer(deps(), { playerId: player.playerId, cents: 7n, reference: 'once' })).toBe(true);
  expect(await fundPlayer(deps(), { playerId: player.playerId, cents: 7n, reference: 'once' })).toBe(false);
  expect(
    await Promise.all(
      Array.from({ length: 10 }, () => fundPlayer(deps(), { playerId: player.playerId, cents: 7n, reference: 'once-in-parallel' })),
    ),
  ).toHaveLength(10);
  expect((await balancesOf(store().db, player.playerId)).cash).toBe(14n);
});

test('an entry on an unknown account is refused, not a new account', async () => {
  const entries = [
    { account: 'player-cash:nobody', cents: 1n },
    { account: houseAccount('house-funding', 'USD'), cents: -1n },
  ];
  await expect(withTransaction(store().db, (trx) => post(trx, [journalOf('nobody', entries)]))).rejects.toMatchObject({ code: '23503' });
});

test.each([0n, -1n])('a funding of %s cents is refused', async (cents) => {
  await expect(fundPlayer(deps(), { playerId: 'x', cents, reference: 'x' })).rejects.toThrow(RangeError);
});

test('the same funding reference may be used for two players', async () => {
  const [one, other] = await Promise.all([makePlayer(store().db, { cents: 0n }), makePlayer(store().db, { cents: 0n })]);
  await fundPlayer(deps(), { playerId: one.playerId, cents: 7n, reference: `gift-${one.playerId}` });
  await fundPlayer(deps(), { playerId: other.playerId, cents: 7n, reference: `gift-${other.playerId}` });
  expect((await balancesOf(store().db, other.playerId)).cash).toBe(7n);
});

test('a funding is posted once even if the new balance cannot be announced', async () => {
  const { playerId } = await makePlayer(store().db);
  const untold = { ...deps(), db: failingBetween(store().db, 'ledger_accounts'), bus: createMemoryBus() };
  const grant = { playerId, cents: 500n, reference: 'untold' };
  expect([await fundPlayer(untold, grant), await fundPlayer(untold, grant)]).toEqual([true, false]);
  expect((await balancesOf(store().db, playerId)).cash).toBe(100_500n);
});
