import { STAKE_FLOOR_CENTS } from '#src/shared/betting/slipLimits.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import {
  halfPointsProblem,
  readCashOutKept,
  readHalfPoints,
  writeCashOutKept,
  writeHalfPoints,
} from '#server/modules/catalogue/settings/terms/index.ts';
import { readMinimums, writeMinimums } from '#server/modules/catalogue/settings/minimums/index.ts';
import { publish, sellHalfPoints } from '#server/modules/trading/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { group, list, matching, nullable, oneOf, reason, whole } from '../fields.ts';
import { EVERYBODY, reading, type Work, writing } from '../operation.ts';
import { Refused } from '../refusal.ts';
import { TRADERS } from './trading.ts';

const version = whole('The version that was looked at; 0 where nobody has set it.', 0, 1_000_000_000);
const cents = (about: string) => whole(about, 1, 200);
const halfPoints = group('How far the lines of a market may be bought, and what for.', {
  sport: matching('Id of the sport.', '^[a-z0-9-]{1,40}$'),
  market: oneOf('Which lines.', ['spread', 'total']),
  most: whole('Hundredths of a point beyond the main line.', 50, 5_000),
  cents: nullable(cents('What each half point costs, in cents of a price of a hundred; null for lines with prices of their own.')),
  keys: list(
    'Numbers that many games end by.',
    group('A number, and what a half point onto or off it costs.', {
      points: whole('Hundredths of a point.', 50, 100_000),
      cents: cents('In cents of a price of a hundred.'),
    }),
    10,
  ),
});

export const houseTermsOperations = {
  readHouseTerms: reading({
    about:
      'The house’s part of what a bet is worth when it is cashed out, how far lines may be bought and what for, and the smallest bets.',
    roles: EVERYBODY,
    input: {},
    run: async ({ trx }) => {
      const [kept, points] = [await readCashOutKept(trx), await readHalfPoints(trx)];
      const { num, den } = kept.value;
      const { version: setBefore, value: least } = await readMinimums(trx);
      return {
        value: {
          cashOut: { version: kept.version, num: Number(den - num), den: Number(den) },
          halfPoints: { version: points.version, rows: points.value },
          minimums: {
            version: setBefore,
            leastStakeCents: Number(least.leastStakeCents),
            leastOdds: least.leastPrice && { num: Number(least.leastPrice.num), den: Number(least.leastPrice.den) },
          },
        },
      };
    },
  }),

  setCashOutMargin: writing({
    about: 'Another part for the house, from the next value on. What was cashed out stands.',
    roles: TRADERS,
    input: { version, num: whole('The part that the house takes.', 0, 100_000), den: whole('Of so many.', 1, 100_000), reason },
    run: async (work, { version: seen, num, den, reason: why }) => {
      if (2 * num > den) throw new Refused('input', 'The house takes half of what a bet is worth at most.');
      const kept = ratio(BigInt(den - num), BigInt(den));
      const now = set(await writeCashOutKept(work.trx, kept, { by: work.operator.email, at: work.now, version: seen }));
      tell(work);
      return { value: { version: now }, subject: 'cash-out-margin', detail: { num, den, version: now, reason: why } };
    },
  }),

  setBetMinimums: writing({
    about:
      'Below what no bet is taken from now on: its amount, and its odds as a whole; null for any odds. Bets that stand are not touched.',
    roles: TRADERS,
    input: {
      version,
      leastStakeCents: whole('Cents; of a round robin, of each combination.', STAKE_FLOOR_CENTS, 1_000_000),
      leastOdds: nullable(
        group('Profit to stake of the whole bet.', { num: whole('Profit.', 1, 100_000), den: whole('Stake.', 1, 100_000) }),
      ),
      reason,
    },
    run: async (work, { version: seen, leastStakeCents, leastOdds, reason: why }) => {
      const leastPrice = leastOdds && ratio(BigInt(leastOdds.num), BigInt(leastOdds.den));
      const setter = { by: work.operator.email, at: work.now, version: seen };
      const now = set(await writeMinimums(work.trx, { leastStakeCents: BigInt(leastStakeCents), leastPrice }, setter));
      tell(work);
      return { value: { version: now }, subject: 'bet-minimums', detail: { leastStakeCents, leastOdds, version: now, reason: why } };
    },
  }),

  setHalfPoints: writing({
    about:
      'How far lines may be bought from now on, and what each half point costs; null for every line that is offered, at its own price. A market without a row sells none. Lines are sold by it at once, until their games begin; bets that stand keep their prices.',
    roles: TRADERS,
    input: { version, rows: nullable(list('All markets.', halfPoints, 60)), reason },
    run: async (work, { version: seen, rows, reason: why }) => {
      const problem = rows && halfPointsProblem(rows);
      if (problem) throw new Refused('input', problem);
      const now = set(await writeHalfPoints(work.trx, rows, { by: work.operator.email, at: work.now, version: seen }));
      const sold = await sellHalfPoints(work.trx, work.now);
      work.afterCommit(async () => publish(work.deps.bus, sold));
      tell(work);
      return { value: { version: now }, subject: 'half-points', detail: { rows, version: now, reason: why } };
    },
  }),
} as const;

/** Throws `Refused` if somebody else changed it (null). */
export function set(written: number | null): number {
  if (written === null) throw new Refused('stale', 'Somebody has set it meanwhile. Look at it again.');
  return written;
}

/** Reloads every process after the commit. */
const tell = ({ afterCommit, deps }: Work): void =>
  afterCommit(async () => {
    deps.bus.publish(topics.world, { reload: [] });
    await deps.catalogue.reload([]);
  });
