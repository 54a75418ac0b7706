import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEFAULT_TEASERS } from '#server/modules/betting/pricing/teaser/teaserTable.ts';
import { grantCredit } from '#server/modules/wallet/index.ts';
import { nameOfTerms, teaserTermsOf } from '#server/modules/betting/pricing/teaser/teaserTerms.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import type { RequestedLeg } from '#server/modules/betting/placement/placementTypes.ts';
import { voidEvent } from '#server/modules/betting/settlement/index.ts';
import { applyResults } from '#server/modules/trading/results/applyResults.ts';
import { importFeed } from '#server/modules/trading/import/importFeed.ts';
import { readFeed } from '#server/modules/trading/import/readFeed.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { cashOutHands } from '#tests/support/cashOuts.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { makePlayer, newPlacementId, testPorts, type TestPlayer } from '#tests/support/players.ts';
import { isScored, kindsFor, type RandomBet } from '#tests/support/randomBets.ts';
import { BOOST, ofBoughtLines, withRewards } from '#tests/support/randomRewards.ts';
import { giveToken } from '#tests/support/rewards.ts';
import { seasonOf } from '#tests/support/season.ts';
import { useTestStore } from '#tests/support/store.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const PLAYERS = 50;
const BETS_EACH = 14;
const SEED = Number(process.env['LINEMAKER_SEED'] ?? 1);
/** Files with real results, played besides the generated season; separated by the system's path delimiter. */
const files = (process.env['LINEMAKER_FEEDS'] ?? '').split(path.delimiter).filter((name) => name !== '');
const SEASON = `a season of 272 games, every third of them basketball (LINEMAKER_SEED=${SEED})`;
const feeds: readonly (readonly [name: string, text: () => string])[] = [
  [SEASON, () => seasonOf(SEED)],
  ['the sample of our own', () => readFileSync(path.join(root, 'fixtures/feeds/american-football.csv'), 'utf8')],
  ...files.map((file) => [path.basename(file), () => readFileSync(file, 'utf8')] as const),
];

const store = useTestStore(12);
const deps = () => ({ db: store().db, ports: testPorts(), bus: createMemoryBus() });
const { take } = cashOutHands(deps);

async function offered(eventIds: readonly string[]): Promise<ReadonlyMap<string, RequestedLeg>> {
  const rows = await store()
    .db.selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .select(['selections.id', 'num', 'den', 'points'])
    .where('event_id', 'in', [...eventIds])
    .execute();
  return new Map(rows.map(({ id, num, den, points }) => [id, { selectionId: id, num: BigInt(num), den: BigInt(den), points }]));
}

async function houseHas(...kinds: readonly string[]): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entries WHERE split_part(account_id, ':', 1) = ANY(${kinds}::text[])`.execute(
    store().db,
  );
  return BigInt(rows[0]?.sum ?? 0);
}

const HOUSE = ['house-stakes', 'house-payouts', 'house-promotions'];

async function rewardOf({ playerId }: TestPlayer, { reward, stake }: RandomBet): Promise<RewardUse | null> {
  if (reward === undefined) return null;
  if (reward === 'promotional-credit') return { kind: reward };
  const token =
    reward === 'free-bet'
      ? giveToken(store().db, playerId, 'free-bets', { amount: stake })
      : giveToken(store().db, playerId, 'profit-boosts', { boost_percent: BOOST });
  return { kind: reward, id: await token };
}

function teasedBy(teaserPoints: number, legs: RandomBet['legs'], basketball: ReadonlySet<string>) {
  const sports = legs.map(({ selectionId }) => (basketball.has(selectionId.split(':')[0] ?? '') ? 'basketball' : 'football'));
  const terms = teaserTermsOf(DEFAULT_TEASERS, sports, teaserPoints, legs.length);
  const agreed = terms?.ladder.find((rung) => rung.legs === legs.length)?.price;
  if (!terms || !agreed) throw new Error('No such teaser is sold.');
  return { teaserPoints, agreed, teaserTerms: nameOfTerms(terms, legs.length) };
}

/** Adds a second line, one point better and with its own price, for each side of the main spread. */
async function sellOtherLines(eventIds: readonly string[]): Promise<void> {
  const { db } = store();
  await sql`INSERT INTO markets (id, event_id, type, name, feed_status, feed_line, ordinal, updated_at)
    SELECT event_id || ':alternate-spread', event_id, 'alternate-spread', 'Alternate spread', 'OPEN', line, 90, updated_at
    FROM markets WHERE type = 'spread' AND event_id = ANY(${eventIds}::text[])`.execute(db);
  await sql`INSERT INTO selections (id, market_id, type, name, participant_id, feed_points, feed_num, feed_den, feed_status, ordinal)
    SELECT m.event_id || ':alternate-spread:' || s.type, m.event_id || ':alternate-spread', s.type, s.name, s.participant_id, s.points + 100, 5, 8, 'OPEN', s.ordinal
    FROM selections s JOIN markets m ON m.id = s.market_id WHERE m.type = 'spread' AND m.event_id = ANY(${eventIds}::text[])`.execute(db);
}

test.for(feeds)(
  'R9: bets of fifty players on every type over %s are paid as the oracle says, and totals match',
  { timeout: 120_000 },
  async ([name, text]) => {
    const read = readFeed(text());
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const fed = read.value.map((game, at) => (name === SEASON && at % 3 === 0 ? { ...game, competitionId: 'nba' } : game));
    const games = fed.filter(isScored);
    const basketball = new Set(games.flatMap(({ eventId, competitionId }) => (competitionId === 'nba' ? [eventId] : [])));
    const voided = new Set(games.flatMap(({ eventId }, at) => (at % 17 === 3 ? [eventId] : [])));
    await importFeed(deps(), fed, { file: name, keepDates: false });
    if (name === SEASON) await sellOtherLines(games.filter((_, at) => at % 5 === 0).map(({ eventId }) => eventId));
    const legs = await offered(games.map(({ eventId }) => eventId));
    const plain = kindsFor(games, basketball.size > 0);
    const kinds = [...plain, ...withRewards, ...(name === SEASON ? ofBoughtLines : [])];
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, async () => {
        const player = await makePlayer(store().db, { cents: 100_000_000n });
        await grantCredit(deps(), { playerId: player.playerId, cents: 1_000_000n, reference: `credit-${player.playerId}` });
        return player;
      }),
    );
    const holdBefore = await houseHas(...HOUSE);
    const placed = new Map<string, RandomBet>();
    const place = async (player: TestPlayer, bet: RandomBet): Promise<void> => {
      const asked = bet.legs.map(({ selectionId }) => legs.get(selectionId)).filter((leg) => leg !== undefined);
      const more = bet.teaserPoints === undefined ? {} : teasedBy(bet.teaserPoints, bet.legs, basketball);
      const reward = await rewardOf(player, bet);
      const bets = [{ draftBetId: bet.draftBetId, stakeCents: bet.stake, legs: asked, ...more, ...(reward ? { reward } : {}) }];
      const answer = await placeBets(deps(), { ...player, placementId: newPlacementId(), autoAccept: false, bets });
      expect(answer.refusals).toEqual([]);
      const id = answer.betIds[0] ?? '';
      placed.set(id, bet);
      if (!bet.cashOut) return;
      const { stakeCents } = bet.cashOut;
      expect(await take(player, id, stakeCents === null ? {} : { stakeCents })).toMatchObject({ refusal: null });
    };
    await Promise.all(
      players.map(async (player, seat) => {
        const random = randomOf('every-type', name, seat);
        const chance = { among: (count: number) => Math.floor(random() * count), games, legs, basketball, voided };
        for (let n = 0; n < BETS_EACH; n += 1) {
          const bet = kinds[n % kinds.length]?.(chance);
          if (bet) await place(player, bet);
        }
      }),
    );
    for (const eventId of voided) await voidEvent(deps(), { eventId, reason: 'Fog', origin: 'test' });
    expect(await applyResults(deps(), fed, name)).toMatchObject({ ok: true, value: { left: { length: voided.size } } });
    const rows = await store()
      .db.selectFrom('bets')
      .selectAll()
      .where('id', 'in', [...placed.keys()])
      .execute();
    expect(rows).toHaveLength(PLAYERS * BETS_EACH);
    for (const row of rows) {
      const bet = placed.get(row.id);
      // Whether a fully refunded bet is VOIDED or SETTLED depends on the reason; this test checks only its payout.
      expect([row.id, row.status === 'OPEN', row.payout]).toEqual([row.id, false, String(bet?.expected)]);
    }
    const types = plain.length > 3 ? ['PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'STRAIGHT', 'TEASER'] : ['PARLAY', 'ROUND_ROBIN', 'STRAIGHT'];
    expect([...new Set(rows.map(({ type }) => type))].toSorted()).toEqual(types);
    // The operator pays the stake of a bonus bet.
    const own = rows.filter((row) => row.amount_source !== 'FREE_BET');
    const [stakes, payouts] = [own.map((row) => BigInt(row.stake)), rows.map((row) => BigInt(row.payout ?? 0))].map((all) =>
      all.reduce((sum, cents) => sum + cents, 0n),
    );
    const hold = (await houseHas(...HOUSE)) - holdBefore;
    expect(hold + (payouts ?? 0n)).toBe(stakes);
    expect(await ledgerViolations(store().db)).toEqual([]);
    if (files.length > 0)
      console.log(`${name}: ${games.length} games, ${rows.length} bets, stakes ${stakes}, payouts ${payouts}, hold ${hold}`);
  },
);
