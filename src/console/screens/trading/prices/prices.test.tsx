import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { HandPriceView } from '#src/shared/console/handPrices.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { TradingEvent, TradingMarket, TradingSelection } from '#src/shared/console/trading.ts';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf, toasts } from '#tests/support/console/openConsole.tsx';
import { proposed } from '#tests/support/console/things.ts';
import { priceIn } from './priceText.ts';

const event: TradingEvent = {
  ...{ id: 'game-1', name: 'Bears at Lions', competition: 'League', startsAt: '2026-11-22T18:00:00.000Z', status: 'PRE_GAME' },
  ...{ homeScore: null, awayScore: null, openBets: 0, openStakeCents: 0 },
};
const selection = (type: 'away' | 'home', more: Partial<TradingSelection> = {}): TradingSelection => ({
  ...{ id: `game-1:spread:${type}`, name: type === 'home' ? 'Lions' : 'Bears', type, points: type === 'home' ? -350 : 350 },
  ...{ num: '10', den: '11', feedNum: '10', feedDen: '11', holder: null, status: 'OPEN', voidReason: null, grade: null },
  ...{ openBets: 0, openStakeCents: 0, exposureCents: 0 },
  ...more,
});
const market: TradingMarket = {
  ...{ id: 'game-1:spread', name: 'Spread', type: 'spread', status: 'OPEN', voidReason: null, line: -350, feedLine: -350 },
  ...{ mostStakeCents: 1_000, mostExposureCents: 1_000, isSet: false },
  selections: [selection('home'), selection('away')],
};
const held: HandPriceView = {
  ...{ selectionId: 'game-1:spread:home', marketId: market.id, eventId: event.id, event: event.name, market: 'Spread' },
  ...{ name: 'Lions', type: 'home', points: -350, num: '1', den: '1', feedNum: '3', feedDen: '5' },
  ...{
    holder: 'trader@linemaker.test',
    confirmedBy: null,
    setAt: '2026-11-22T17:00:00.000Z',
    leftBecause: 'moved',
    leftAt: '2026-11-22T17:01:00.000Z',
  },
};
const done = proposed(null);

async function open({
  role = 'trader',
  markets = [market],
  prices = [],
}: { role?: OperatorRole; markets?: TradingMarket[]; prices?: HandPriceView[] } = {}) {
  const server = new FakeConsole(role)
    .on('readTradingEvent', () => ({ event, markets }))
    .on('listHandPrices', () => ({ prices }))
    .on('setPrices', () => done)
    .on('giveBackPrices', () => ({ ended: 1 }));
  openConsole(server, '/trading/game-1');
  await headingOf('Bears at Lions');
  return server;
}
const edit = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const form = () => screen.getByRole('form', { name: /^Prices of Spread/ });
afterEach(() => localStorage.clear());

describe('a price of a market', () => {
  it('a price is edited in place, and Enter sets only the changed price', async () => {
    const server = await open();
    await edit(/^Edit the price of Lions -3.5, -110/);
    const lions = field('Price of Lions -3.5');
    expect(document.activeElement).toBe(lions);
    fireEvent.change(lions, { target: { value: '+100' } });
    within(form()).getByText('Sum: 102.4 %');
    fireEvent.submit(form());
    await waitFor(() => expect(toasts()).toContain('Prices of Spread, Lions -3.5 are set'));
    expect(server.inputsOf('setPrices')).toEqual([
      { marketId: market.id, prices: [{ selectionId: 'game-1:spread:home', num: 1, den: 1 }] },
    ]);
    expect(screen.queryByRole('textbox', { name: 'Price of Lions -3.5' })).toBeNull();
  });

  it('Escape leaves the prices unchanged, and an invalid price is reported', async () => {
    const server = await open();
    await edit(/^Edit the price of Lions/);
    fireEvent.change(field('Price of Lions -3.5'), { target: { value: 'many' } });
    screen.getByText('Enter a price, such as -110 or 1.91.');
    expect(screen.getByRole('button', { name: 'Set the prices' })).toHaveProperty('disabled', true);
    fireEvent.submit(form());
    fireEvent.keyDown(field('Price of Lions -3.5'), { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: 'Price of Lions -3.5' })).toBeNull();
    expect(server.inputsOf('setPrices')).toEqual([]);
  });

  it('a changed line sends all prices of the market', async () => {
    const server = await open();
    await edit(/^Edit the price of Bears/);
    fireEvent.change(field('Line (feed: -3.5)'), { target: { value: '-4.5' } });
    fireEvent.submit(form());
    await waitFor(() => expect(toasts()).toContain('Prices of Spread, Lions -3.5 are set'));
    expect(server.inputsOf('setPrices')).toEqual([
      {
        ...{ marketId: market.id, line: -450 },
        prices: ['home', 'away'].map((type) => ({ selectionId: `game-1:spread:${type}`, num: 10, den: 11 })),
      },
    ]);
  });

  it('a price far from the feed waits for a second person', async () => {
    const server = await open();
    server.on('setPrices', () => proposed());
    await edit(/^Edit the price of Lions/);
    fireEvent.change(field('Price of Lions -3.5'), { target: { value: '9.0' } });
    fireEvent.submit(form());
    await waitFor(() => expect(toasts()).toContain('Proposed. A second person must confirm it.'));
  });

  it('prices are shown in the trader’s odds format, which is kept', async () => {
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Decimal' }));
    screen.getByRole('button', { name: 'Edit the price of Lions -3.5, 1.91' });
    expect(localStorage.getItem('linemaker-console/odds-format')).toBe('EURO');
  });

  it.each([
    ['-110', 'AMERICAN', '10/11'],
    ['150', 'AMERICAN', '3/2'],
    ['EVEN', 'EURO', '1/1'],
    ['+150', 'EURO', '3/2'],
    ['2.5', 'AMERICAN', '3/2'],
    ['3', 'EURO', '2/1'],
    ['+99', 'AMERICAN', null],
    ['1.00', 'EURO', null],
    ['', 'EURO', null],
  ] as const)('the price %s in %s is read', (text, format, price) => {
    const read = priceIn(text, format);
    expect(read && `${read.num}/${read.den}`).toBe(price);
  });

  it('prices are text for a role that may not edit', async () => {
    await open({ role: 'viewer' });
    expect(await screen.findAllByText('-110')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Edit the price/ })).toBeNull();
  });
});

describe('a price held by hand', () => {
  it('a held price warns when the feed has left it, and is given back by one press', async () => {
    const price = priceFromAmerican(100);
    const own = selection('home', {
      num: `${price.num}`,
      den: `${price.den}`,
      feedNum: '3',
      feedDen: '5',
      holder: held.holder,
      status: 'CLOSED',
    });
    const server = await open({ prices: [held], markets: [{ ...market, selections: [own, selection('away')] }] });
    await screen.findByText('Set by trader@linemaker.test, feed -167');
    const row = await rowOf(/^Bears at Lions: Lions -3.5, Spread/);
    row.getByText('Suspended: the feed price moved');
    expect(await screen.findAllByLabelText('1 of your prices is suspended')).not.toHaveLength(0);
    fireEvent.click(row.getByRole('button', { name: /^Return the price of Lions/ }));
    await waitFor(() => expect(server.inputsOf('giveBackPrices')).toEqual([{ marketId: market.id, selectionId: held.selectionId }]));
  });
});
