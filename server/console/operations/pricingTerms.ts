import { STAKE_FLOOR_CENTS } from '#src/shared/betting/slipLimits.ts';
import { formatCents } from '#src/shared/money/money.ts';
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
import { CONFIRMERS, EVERYBODY, proposing, reading, type Work } from '../operation.ts';
import { mustBeSeen, planOfSetting, set } from '../proposals/settings.ts';
import { setterOf } from '../proposals/signatures.ts';
import { Refused } from '../refusal.ts';
import { TRADERS } from './trading.ts';

const version = whole('Version that was read; 0 if never set.', 0, 1_000_000_000);
const cents = (about: string) => whole(about, 1, 200);
const halfPoints = group('How many half points can be bought on a market, and their prices.', {
  sport: matching('Id of the sport.', '^[a-z0-9-]{1,40}$'),
  market: oneOf('Type of line.', ['spread', 'total']),
  most: whole('Hundredths of a point beyond the main line.', 50, 5_000),
  cents: nullable(
    cents('Price of each half point in cents of American odds (at 10, -110 becomes -120); null if lines have prices of their own.'),
  ),
  keys: list(
    'Key numbers: margins by which many games end.',
    group('A key number and the price of a half point onto or off it.', {
      points: whole('Hundredths of a point.', 50, 100_000),
      cents: cents('Cents of American odds.'),
    }),
    10,
  ),
});

export const pricingTermsOperations = {
  readHouseTerms: reading({
    about: 'Reads the margin on cash outs, the prices of bought half points, and the minimum bets.',
    roles: EVERYBODY,
    signatures: 'none',
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

  setCashOutMargin: proposing({
    about: 'Proposes a new margin on cash outs, effective when confirmed. Past cash outs stay.',
    roles: TRADERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: { version, num: whole('Numerator of the margin.', 0, 100_000), den: whole('Denominator of the margin.', 1, 100_000), reason },
    plan: async ({ trx }, { version: seen, num, den }) => {
      if (2 * num > den) throw new Refused('input', 'The margin can be at most half of a bet’s value.');
      const { value: kept, version: before } = await readCashOutKept(trx);
      mustBeSeen(seen, before);
      const part = `${kept.den - kept.num}/${kept.den}`;
      return planOfSetting('cash-out-margin', `The cash out margin is ${num}/${den} instead of ${part}.`, { before, part });
    },
    apply: async (work, { version: seen, num, den, reason: why }, signed) => {
      const kept = ratio(BigInt(den - num), BigInt(den));
      const now = set(await writeCashOutKept(work.trx, kept, { by: setterOf(signed), at: work.now, version: seen }));
      notify(work);
      return { value: { version: now }, subject: 'cash-out-margin', detail: { num, den, version: now, reason: why } };
    },
  }),

  setBetMinimums: proposing({
    about: 'Proposes a minimum stake and minimum total odds (null for any odds), effective when confirmed. Existing bets stay.',
    roles: TRADERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: {
      version,
      leastStakeCents: whole('Minimum stake in cents; for a round robin, of each combination.', STAKE_FLOOR_CENTS, 1_000_000),
      leastOdds: nullable(
        group('Minimum total odds, as profit to stake.', { num: whole('Profit.', 1, 100_000), den: whole('Stake.', 1, 100_000) }),
      ),
      reason,
    },
    plan: async ({ trx }, { version: seen, leastStakeCents, leastOdds }) => {
      const { value: least, version: before } = await readMinimums(trx);
      mustBeSeen(seen, before);
      const odds = (price: { num: bigint | number; den: bigint | number } | null) => (price ? `${price.num}/${price.den}` : 'any odds');
      const was = `${formatCents(least.leastStakeCents)} and ${odds(least.leastPrice)}`;
      const summary = `The minimum bet is ${formatCents(BigInt(leastStakeCents))} and ${odds(leastOdds)} instead of ${was}.`;
      return planOfSetting('bet-minimums', summary, { before, was });
    },
    apply: async (work, { version: seen, leastStakeCents, leastOdds, reason: why }, signed) => {
      const leastPrice = leastOdds && ratio(BigInt(leastOdds.num), BigInt(leastOdds.den));
      const setter = { by: setterOf(signed), at: work.now, version: seen };
      const now = set(await writeMinimums(work.trx, { leastStakeCents: BigInt(leastStakeCents), leastPrice }, setter));
      notify(work);
      return { value: { version: now }, subject: 'bet-minimums', detail: { leastStakeCents, leastOdds, version: now, reason: why } };
    },
  }),

  setHalfPoints: proposing({
    about:
      'Proposes how many half points can be bought and their prices; null sells every offered line at its own price. A market without a row sells none. Effective when confirmed, for games that have not begun; existing bets keep their prices.',
    roles: TRADERS,
    signatures: 'two',
    confirmedBy: CONFIRMERS,
    input: { version, rows: nullable(list('Rows of all markets.', halfPoints, 60)), reason },
    plan: async ({ trx }, { version: seen, rows }) => {
      const problem = rows && halfPointsProblem(rows);
      if (problem) throw new Refused('input', problem);
      const { value: was, version: before } = await readHalfPoints(trx);
      mustBeSeen(seen, before);
      const count = (rows_: readonly unknown[] | null) => (rows_ ? `${rows_.length} markets` : 'every line at its own price');
      return planOfSetting('half-points', `Half points: ${count(rows)} instead of ${count(was)}.`, before);
    },
    apply: async (work, { version: seen, rows, reason: why }, signed) => {
      const now = set(await writeHalfPoints(work.trx, rows, { by: setterOf(signed), at: work.now, version: seen }));
      const sold = await sellHalfPoints(work.trx, work.now);
      work.afterCommit(async () => publish(work.deps.bus, sold));
      notify(work);
      return { value: { version: now }, subject: 'half-points', detail: { rows, version: now, reason: why } };
    },
  }),
} as const;

const notify = ({ afterCommit, deps }: Work): void =>
  afterCommit(async () => {
    deps.bus.publish(topics.world, { reload: [] });
    await deps.catalogue.reload([]);
  });
