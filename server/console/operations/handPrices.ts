import { ratio } from '#src/shared/money/ratio.ts';
import { formatDecimal } from '#src/shared/money/odds.ts';
import { marketText } from '#src/shared/console/lines.ts';
import { publish } from '#server/modules/trading/index.ts';
import {
  assess,
  type Assessed,
  giveBackPrices,
  holdPrices,
  listHandPrices,
  marketNow,
  type PriceRequest,
  type PriceRequestRefusal,
} from '#server/modules/trading/handPrices/index.ts';
import { lockEvent } from '#server/modules/trading/proposals/plans/index.ts';
import { showSuspensions } from '#server/modules/trading/suspensions/index.ts';
import { group, type InputOf, list, matching, optional, reason, whole } from '../fields.ts';
import { CONFIRMERS, EVERYBODY, proposing, reading, type Work, writing } from '../operation.ts';
import { Refused } from '../refusal.ts';
import { TRADERS } from './trading.ts';

const ID = '^[\\w:.-]{1,200}$';
const MOST_SELECTIONS = 60;
const FARTHEST = 1_000_000;
const marketId = matching('Id of the market.', ID);
const selectionId = matching('Id of the selection.', ID);

const priced = {
  marketId,
  line: optional(whole('Line in hundredths of a point; a spread from the home side. Default: unchanged.', -FARTHEST, FARTHEST)),
  prices: list(
    'Prices of selections; all of the market if the line changes.',
    group('Price of a selection.', { selectionId, num: whole('Profit.', 1, 1_000_000_000), den: whole('Stake.', 1, 1_000_000_000) }),
    MOST_SELECTIONS,
  ),
  reason: optional(reason),
};

const REFUSALS: Readonly<Record<PriceRequestRefusal, () => Refused>> = {
  'closed-for-good': () =>
    new Refused('wrong-state', 'The event is finished, or the market is graded or void, so it has no price any more.'),
  'line-without-prices': () => new Refused('input', 'Enter a price for every selection when you change the line.'),
  'no-line': () => new Refused('input', 'This market has no line.'),
  'other-market': () => new Refused('input', 'A selection is void or belongs to another market.'),
  twice: () => new Refused('input', 'List each selection only once.'),
};

export const handPriceOperations = {
  setPrices: proposing({
    about:
      'Sets prices, with or without a line, that override the feed until given back. One person is enough within 5 points of implied probability and 25 % of the feed’s last price, if the market sums to at least 1 and liability is below its limit; otherwise the market closes until a second person decides. A selection is suspended when the feed moves away or falls silent.',
    roles: TRADERS,
    signatures: {
      twoWhen:
        'A price is far from the feed’s last one, which is old, missing or for another line; the market is a loss; its limit is reached.',
    },
    confirmedBy: CONFIRMERS,
    input: priced,
    plan: async (work, input, isLocking) => {
      const { market, assessed } = await assessedOf(work, input, isLocking);
      if (assessed.doubts.length === 0) return null;
      const title = `${marketText(market.name, undefined)} of ${market.eventName}`;
      return {
        subject: `prices:${market.id}`,
        closes: { scope: 'market', target: market.id },
        eventId: market.eventId,
        summary: `${title}: ${summaryOf(market, assessed)}`,
        warnings: assessed.doubts,
        bets: [],
        facts: {
          before: market.selections.map(({ id, shown }) => [id, inText(shown)]),
          feed: assessed.prices.map(({ reference }) => ({ ...reference, price: inText(reference.price) })),
        },
      };
    },
    apply: async (work, input, { proposer, confirmer }) => {
      const { market, assessed } = await assessedOf(work, input, true);
      const by = {
        id: proposer.id,
        email: proposer.email,
        confirmedBy: confirmer && confirmer.email,
        at: work.now,
        newId: work.deps.ports.newId,
      };
      const changes = await holdPrices(work.trx, market, assessed, by);
      show(work, market.eventId, changes);
      const detail = { line: assessed.handLine, prices: input.prices, doubts: assessed.doubts, reason: input.reason ?? '' };
      return { value: { marketId: market.id }, subject: `market:${market.id}`, detail };
    },
  }),

  giveBackPrices: writing({
    about: 'Returns a selection or market to the feed’s last price and line. A market whose line was set by hand is returned as a whole.',
    roles: TRADERS,
    signatures: { one: 'The feed’s own price returns, which no operator chose.' },
    input: { marketId, selectionId: optional(selectionId) },
    run: async (work, asked) => {
      const done = await giveBackPrices(work.trx, asked, { email: work.operator.email, at: work.now });
      if (!done.ok)
        throw done.refusal === 'not-found'
          ? new Refused('not-found', 'This market does not exist.')
          : new Refused('wrong-state', 'There is no manual price here. The feed price is in use.');
      const { eventId, ended, changes } = done.value;
      show(work, eventId, changes);
      return { value: { ended }, subject: `market:${asked.marketId}`, detail: { ...asked, ended } };
    },
  }),

  listHandPrices: reading({
    about: 'Lists prices set by traders, of all events or one; prices that the feed has moved away from come first.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { eventId: optional(matching('Id of the event.', ID)) },
    run: async ({ trx }, { eventId }) => ({ value: { prices: await listHandPrices(trx, eventId) } }),
  }),
} as const;

type Priced = InputOf<typeof priced>;

async function assessedOf({ trx, now }: Work, input: Priced, isLocking: boolean) {
  const found = await trx.selectFrom('markets').select('event_id').where('id', '=', input.marketId).executeTakeFirst();
  if (!found) throw new Refused('not-found', 'This market does not exist.');
  if (isLocking) await lockEvent(trx, found.event_id);
  const market = await marketNow(trx, input.marketId);
  if (!market) throw new Refused('not-found', 'This market does not exist.');
  const wish: PriceRequest = {
    line: input.line,
    prices: input.prices.map((one) => ({ selectionId: one.selectionId, price: ratio(BigInt(one.num), BigInt(one.den)) })),
  };
  if (wish.prices.length === 0) throw new Refused('input', 'Enter at least one price.');
  const assessed = assess(market, wish, now);
  if (!assessed.ok) throw REFUSALS[assessed.refusal]();
  return { market, assessed: assessed.value };
}

const inText = ({ num, den }: { readonly num: bigint; readonly den: bigint }): string => `${num}/${den}`;

function summaryOf(
  { selections }: { readonly selections: readonly { readonly id: string; readonly name: string }[] },
  { handLine, prices }: Assessed,
): string {
  const names = new Map(selections.map(({ id, name }) => [id, name]));
  const each = prices.map((one) => `${names.get(one.selectionId) ?? one.selectionId} ${formatDecimal(one.price)}`).join(', ');
  return `${handLine === null ? '' : `line ${handLine / 100}, `}${each}, set manually.`;
}

function show({ afterCommit, deps }: Work, eventId: string, changes: Parameters<typeof publish>[1]): void {
  afterCommit(async () => {
    publish(deps.bus, changes);
    await showSuspensions(deps, { eventIds: [eventId] });
  });
}
