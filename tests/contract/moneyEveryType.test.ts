import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fraction from 'fraction.js';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { placeBets, type RequestedLeg } from '#server/domain/index.ts';
import { applyResults } from '#server/feed/applyResults.ts';
import { importFeed } from '#server/feed/importFeed.ts';
import { readFeed } from '#server/feed/readFeed.ts';
import { createMemoryBus } from '#server/live/memoryBus.ts';
import { randomOf } from '#server/world/random.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { makePlayer, newPlacementId, testPorts, type TestPlayer } from '#tests/support/players.ts';
import { halfUp, isScored, kindsFor, type RandomBet } from '#tests/support/randomBets.ts';
import { seasonOf } from '#tests/support/season.ts';
import { useTestStore } from '#tests/support/store.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PLAYERS = 50;
const BETS_EACH = 12;
const SEED = Number(process.env['LINEMAKER_SEED'] ?? 1);
/** Files of real fixtures with their results, parted by the system's path delimiter, beside the season that is made here. */
const files = (process.env['LINEMAKER_FEEDS'] ?? '').split(path.delimiter).filter((name) => name !== '');
const feeds: readonly (readonly [name: string, text: () => string])[] = [
  [`a season of 272 games (LINEMAKER_SEED=${SEED})`, () => seasonOf(SEED)],
  ['the sample of our own', () => readFileSync(path.join(root, 'fixtures/feeds/american-football.csv'), 'utf8')],
  ...files.map((file) => [path.basename(file), () => readFileSync(file, 'utf8')] as const),
];

const store = useTestStore(12);
const deps = () => ({ db: store().db, ports: testPorts(), bus: createMemoryBus() });

async function offered(eventIds: readonly string[]): Promise<ReadonlyMap<string, RequestedLeg>> {
  const rows = await store()
    .db.selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .select(['selections.id', 'num', 'den', 'points'])
    .where('event_id', 'in', [...eventIds])
    .execute();
  return new Map(rows.map(({ id, num, den, points }) => [id, { selectionId: id, num: BigInt(num), den: BigInt(den), points }]));
}

/** What is on the accounts of the house whose names begin so, in cents. */
async function houseHas(...kinds: readonly string[]): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entries WHERE split_part(account_id, ':', 1) = ANY(${kinds}::text[])`.execute(
    store().db,
  );
  return BigInt(rows[0]?.sum ?? 0);
}

test.for(feeds)(
  'R9: fifty players bet on every type over %s: each is paid what the oracle says, to the cent, and hold and payouts are the stakes',
  { timeout: 120_000 },
  async ([name, text]) => {
    const read = readFeed(text());
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const games = read.value.filter(isScored);
    await importFeed(deps(), read.value, { file: name, keepDates: false });
    const legs = await offered(games.map(({ eventId }) => eventId));
    const kinds = kindsFor(games);
    const holdBefore = await houseHas('house-stakes', 'house-payouts');
    const placed = new Map<string, RandomBet>();
    const place = async (player: TestPlayer, bet: RandomBet): Promise<void> => {
      const asked = bet.legs.map(({ selectionId }) => legs.get(selectionId)).filter((leg) => leg !== undefined);
      const more = bet.draftBetId === 'teaser' ? { teaserPoints: 600 } : {};
      const bets = [{ draftBetId: bet.draftBetId, stakeCents: bet.stake, legs: asked, ...more }];
      const answer = await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets });
      expect(answer.refusals).toEqual([]);
      placed.set(answer.betIds[0] ?? '', bet);
    };
    await Promise.all(
      Array.from({ length: PLAYERS }, async (_, seat) => {
        const random = randomOf('every-type', name, seat);
        const chance = { among: (count: number) => Math.floor(random() * count), games, legs };
        const player = await makePlayer(store().db, { cents: 100_000_000n });
        for (let n = 0; n < BETS_EACH; n += 1) {
          const bet = kinds[n % kinds.length]?.(chance);
          if (bet) await place(player, bet);
        }
      }),
    );
    expect((await applyResults(deps(), read.value, name)).ok).toBe(true);
    const rows = await store()
      .db.selectFrom('bets')
      .selectAll()
      .where('id', 'in', [...placed.keys()])
      .execute();
    expect(rows).toHaveLength(PLAYERS * BETS_EACH);
    for (const row of rows) {
      const bet = placed.get(row.id);
      const accepted = new Fraction(BigInt(row.num) + BigInt(row.den), BigInt(row.den));
      const expected = bet?.expected ?? halfUp(accepted.mul(bet?.stake ?? 0n));
      // A bet whose stakes all went back is VOIDED or SETTLED by why; what counts here is that it is over and what it paid.
      expect([row.id, row.status === 'OPEN', row.payout]).toEqual([row.id, false, String(expected)]);
    }
    const types =
      kinds.length === 5 ? ['PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'STRAIGHT', 'TEASER'] : ['PARLAY', 'ROUND_ROBIN', 'STRAIGHT'];
    expect([...new Set(rows.map(({ type }) => type))].toSorted()).toEqual(types);
    const [stakes, payouts] = [rows.map((row) => BigInt(row.stake)), rows.map((row) => BigInt(row.payout ?? 0))].map((all) =>
      all.reduce((sum, cents) => sum + cents, 0n),
    );
    const hold = (await houseHas('house-stakes', 'house-payouts')) - holdBefore;
    expect(hold + (payouts ?? 0n)).toBe(stakes);
    expect(await ledgerViolations(store().db)).toEqual([]);
    if (files.length > 0)
      console.log(`${name}: ${games.length} games, ${rows.length} bets, stakes ${stakes}, payouts ${payouts}, hold ${hold}`);
  },
);
