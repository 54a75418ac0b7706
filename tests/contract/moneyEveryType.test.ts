import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { placeBets } from '#server/domain/index.ts';
import { applyResults } from '#server/feed/applyResults.ts';
import type { FeedGame } from '#server/feed/feedGame.ts';
import { importFeed } from '#server/feed/importFeed.ts';
import { readFeed } from '#server/feed/readFeed.ts';
import { createMemoryBus } from '#server/live/memoryBus.ts';
import { randomOf } from '#server/world/random.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { type OracleOutcome, outcomeOf, returnOf } from '#tests/support/oracle.ts';
import { legOf, makePlayer, newPlacementId, testPorts } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';

const root = path.resolve(import.meta.dirname, '../..');
const real = path.resolve(root, '../shared/data/nfl-2023-weeks-9-11.csv');
// The shared file is not part of the project; without it the sample of our own does.
const file = existsSync(real) ? real : path.join(root, 'fixtures/feeds/american-football.csv');

const store = useTestStore(8);
const deps = () => ({ db: store().db, ports: testPorts(), bus: createMemoryBus() });

/** What two, three and four football legs pay for six points, from the price list by hand. */
const SIX_POINTS = new Map([
  [2, '43/23'],
  [3, '13/5'],
  [4, '18/5'],
]);
const halfUp = (money: Fraction): bigint => money.n / money.d + ((money.n % money.d) * 2n >= money.d ? 1n : 0n);

type Leg = { readonly selectionId: string; readonly outcome: OracleOutcome; readonly odds: string };
type Bet = { readonly draftBetId: string; readonly stake: bigint; readonly legs: readonly Leg[]; readonly expected: bigint | null };

/** Decimal odds as an exact fraction in text. */
const decimal = (num: bigint, den: bigint): string => `${num + den}/${den}`;

test('random round robins, teasers and parlays of one game pay what the oracle says, to the cent', async () => {
  const read = readFeed(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const games = read.value.filter(({ score }) => score !== null);
  await importFeed(deps(), read.value, { file: path.basename(file), keepDates: false });
  const random = randomOf('every-type', path.basename(file));
  const among = (count: number): number => Math.floor(random() * count);
  const player = await makePlayer(store().db, { cents: 500_000_000n });
  const pick = async (game: FeedGame, market: string, side: string, moved = 0): Promise<Leg> => {
    const selectionId = `${game.eventId}:${market}:${side}`;
    const { num, den, points } = await legOf(store().db, selectionId);
    if (!game.score) throw new Error('no score');
    const by = side === 'over' ? -moved : moved;
    const line = points === null ? null : points / 100 + by;
    return { selectionId, odds: decimal(num, den), outcome: outcomeOf({ market, pick: side, points: line, odds: '2' }, game.score) };
  };
  const some = (count: number): FeedGame[] => {
    const left = [...games];
    return Array.from({ length: count }, () => left.splice(among(left.length), 1)[0]).filter((game) => game !== undefined);
  };
  const kinds: readonly (() => Promise<Bet>)[] = [
    async () => {
      const count = 3 + among(Math.min(games.length, 6) - 2);
      const legs = await Promise.all(some(count).map((game) => pick(game, 'moneyline', among(2) === 0 ? 'home' : 'away')));
      const size = 2 + among(legs.length - 2);
      const stake = BigInt(1 + among(5_000));
      const ways = Array.from({ length: 1 << legs.length }, (_, mask) => legs.filter((__, at) => (mask >> at) & 1));
      const each = ways.filter((way) => way.length === size).map((way) => returnOf(stake, way));
      return { draftBetId: `roundRobin:${size}`, stake, legs, expected: each.reduce((sum, cents) => sum + cents, 0n) };
    },
    async () => {
      const legs = await Promise.all(
        some(2 + among(Math.min(games.length, 4) - 1)).map((game) =>
          among(2) === 0
            ? pick(game, 'spread', among(2) === 0 ? 'home' : 'away', 6)
            : pick(game, 'total', among(2) === 0 ? 'over' : 'under', 6),
        ),
      );
      const stake = BigInt(1 + among(50_000));
      const won = legs.filter(({ outcome }) => outcome === 'won').length;
      const isLost = legs.some(({ outcome }) => outcome === 'lost');
      const price = SIX_POINTS.get(won);
      return { draftBetId: 'teaser', stake, legs, expected: isLost ? 0n : price ? halfUp(new Fraction(stake).mul(price)) : stake };
    },
    async () => {
      const [game] = some(1);
      if (!game) throw new Error('no game');
      const legs = [
        await pick(game, 'moneyline', among(2) === 0 ? 'home' : 'away'),
        await pick(game, 'total', among(2) === 0 ? 'over' : 'under'),
      ];
      const isLost = legs.some(({ outcome }) => outcome === 'lost');
      const stake = BigInt(1 + among(50_000));
      const left = legs.filter(({ outcome }) => outcome === 'won');
      // Both won: at the price that was accepted, read below. One won: at its own.
      return { draftBetId: 'parlay', stake, legs, expected: isLost ? 0n : left.length === 2 ? null : returnOf(stake, left) };
    },
  ];
  const placed = new Map<string, Bet>();
  for (let n = 0; n < 90; n += 1) {
    const bet = await (kinds[n % kinds.length] ?? kinds[0])?.();
    if (!bet) throw new Error('no bet');
    const legs = await Promise.all(bet.legs.map(({ selectionId }) => legOf(store().db, selectionId)));
    const more = bet.draftBetId === 'teaser' ? { teaserPoints: 600 } : {};
    const { betIds, refusals } = await placeBets(deps(), {
      ...player,
      placementId: newPlacementId(),
      autoAccept: false,
      bets: [{ draftBetId: bet.draftBetId, stakeCents: bet.stake, legs, ...more }],
    });
    expect(refusals).toEqual([]);
    placed.set(betIds[0] ?? '', bet);
  }
  expect((await applyResults(deps(), read.value, path.basename(file))).ok).toBe(true);
  const rows = await store().db.selectFrom('bets').selectAll().where('player_id', '=', player.playerId).execute();
  expect(rows).toHaveLength(placed.size);
  for (const row of rows) {
    const bet = placed.get(row.id);
    if (!bet) throw new Error('another bet');
    const accepted = new Fraction(BigInt(row.num) + BigInt(row.den), BigInt(row.den));
    const expected = bet.expected ?? halfUp(accepted.mul(bet.stake));
    expect([row.type, row.status, row.payout]).toEqual([row.type, 'SETTLED', String(expected)]);
  }
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['PARLAY_PLUS', 'ROUND_ROBIN', 'TEASER']));
  expect(await ledgerViolations(store().db)).toEqual([]);
}, 60_000);
