import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/lib/console/operators.ts';
import type { TradingBet, TradingEvent, TradingMarket } from '#src/lib/console/trading.ts';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf, toasts } from '#tests/support/console/openConsole.tsx';
import { changedRungs, priceIn } from './ladders.ts';

const event: TradingEvent = {
  id: 'game-1',
  name: 'Bears at Lions',
  competition: 'League',
  startsAt: '2026-11-22T18:00:00.000Z',
  status: 'PRE_GAME',
  homeScore: null,
  awayScore: null,
  openBets: 3,
  openStakeCents: 123_450,
};
const market: TradingMarket = {
  id: 'game-1:moneyline',
  name: 'Moneyline',
  type: 'moneyline',
  status: 'OPEN',
  voidReason: null,
  mostStakeCents: 50_000_000,
  mostExposureCents: 100_000,
  isSet: false,
  selections: [
    {
      id: 'game-1:moneyline:home',
      name: 'Lions',
      type: 'home',
      points: null,
      num: '10',
      den: '11',
      status: 'OPEN',
      voidReason: null,
      openBets: 3,
      openStakeCents: 123_450,
      exposureCents: 90_000,
    },
  ],
};
const bet: TradingBet = {
  id: 'bet-1',
  playerId: 'player-1',
  type: 'STRAIGHT',
  status: 'OPEN',
  outcome: 'PENDING',
  stakeCents: 1_000,
  payoutCents: null,
  placedAt: '2026-11-22T13:00:00.000Z',
  legs: [{ name: 'Lions', market: 'Moneyline', event: 'Bears at Lions', outcome: 'PENDING', reason: null }],
};
const serverFor = (role: OperatorRole, more: Partial<TradingEvent> = {}) =>
  new FakeConsole(role)
    .on('listTradingEvents', () => ({ events: [event] }))
    .on('readTradingEvent', () => ({ event: { ...event, ...more }, markets: [market] }))
    .on('weighVoid', () => ({ name: 'Moneyline', bets: 3, openBets: 2, stakeCents: 123_450, paidCents: 50_000 }))
    .on('voidBets', ({ target }) => ({ target }))
    .on('voidByHand', ({ eventId }) => ({ eventId, round: 0 }))
    .on('settleByHand', ({ eventId }) => ({ eventId, round: 0 }))
    .on('setMarketLimits', ({ marketId }) => ({ marketId }))
    .on('readBet', () => bet)
    .on('readPlayerLimits', ({ playerId }) => ({ playerId, mostStakeCents: null, mostExposureCents: null, reason: null }))
    .on('setPlayerLimits', ({ playerId }) => ({ playerId }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('events', () => {
  it('are searched, and told with what is bet on them', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading');
    const row = await rowOf(/Bears at Lions/);
    expect([row.getByText('3'), row.getByText('$1,234.50')]).toHaveLength(2);
    await user.type(screen.getByLabelText('Event or competition'), 'bears');
    await waitFor(() => expect(server.inputsOf('listTradingEvents').at(-1)).toEqual({ status: 'coming', search: 'bears' }));
    await user.selectOptions(screen.getByLabelText('Which'), 'Over');
    await waitFor(() => expect(server.inputsOf('listTradingEvents').at(-1)).toEqual({ status: 'over', search: 'bears' }));
  });

  it('show by selection what open bets may win, held against the limit', async () => {
    openConsole(serverFor('viewer'), '/trading/game-1');
    await headingOf('Bears at Lions');
    const row = await rowOf('Lions');
    expect([row.getByText('$900.00'), row.getByText('90 %'), row.queryByRole('button')]).toEqual([
      expect.anything(),
      expect.anything(),
      null,
    ]);
    expect(screen.queryByRole('button', { name: /result/ })).toBeNull();
  });
});

describe('a trader', () => {
  it('sets limits in dollars, an empty one for what is usual, with a reason', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading/game-1');
    await user.click(await screen.findByRole('button', { name: 'Limits of Moneyline' }));
    const form = await dialog('Limits of Moneyline');
    await user.type(form.getByLabelText('Most that open bets on one selection may win'), '2,500.50');
    await user.type(form.getByLabelText('Why'), 'A rumour');
    await user.type(form.getByLabelText('Most at stake in one placement'), '0');
    await user.click(form.getByRole('button', { name: 'Set the limits' }));
    expect(await form.findByText('An amount of more than $0.00.')).toBeDefined();
    await user.clear(form.getByLabelText('Most at stake in one placement'));
    await user.click(form.getByRole('button', { name: 'Set the limits' }));
    await waitFor(() => expect(toasts()).toEqual(['Limits of Moneyline are set']));
    expect(server.inputsOf('setMarketLimits')).toEqual([
      { marketId: 'game-1:moneyline', mostStakeCents: null, mostExposureCents: 250_050, reason: 'A rumour' },
    ]);
  });

  it('voids only after a second look at what it touches, with a reason', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading/game-1');
    await user.click(await screen.findByRole('button', { name: 'Void Moneyline' }));
    const form = await dialog('Void this market');
    const look = await form.findByRole('checkbox', { name: 'I have looked: Moneyline: 3 bets of $1,234.50, 2 open, $500.00 paid.' });
    await user.type(form.getByLabelText('Why'), 'A wrong price');
    await user.click(form.getByRole('button', { name: 'Return the stakes' }));
    expect(form.getByText('Look at what it touches first, and tick it.')).toBeDefined();
    expect(server.inputsOf('voidBets')).toEqual([]);
    await user.click(look);
    await user.click(form.getByRole('button', { name: 'Return the stakes' }));
    await waitFor(() => expect(toasts()).toEqual(['The stakes are returned']));
    expect(server.inputsOf('voidBets')).toEqual([{ scope: 'market', target: 'game-1:moneyline', reason: 'A wrong price' }]);
  });

  it('sets a result by hand, and corrects it from what it was', async () => {
    const server = serverFor('trader', { status: 'FINISHED', homeScore: 21, awayScore: 14 });
    const { user } = openConsole(server, '/trading/game-1');
    await user.click(await screen.findByRole('button', { name: 'Correct the result…' }));
    const form = await dialog('Correct the result');
    await user.clear(form.getByLabelText('Home'));
    await user.type(form.getByLabelText('Why'), 'Read wrong');
    await user.click(form.getByRole('button', { name: 'Settle again' }));
    expect(form.getByText('A whole number up to 1000.')).toBeDefined();
    await user.type(form.getByLabelText('Home'), '13');
    await user.click(form.getByRole('button', { name: 'Settle again' }));
    await waitFor(() =>
      expect(server.inputsOf('settleByHand')).toEqual([{ eventId: 'game-1', homeScore: 13, awayScore: 14, reason: 'Read wrong' }]),
    );
  });

  it('finds a bet by its id and returns it', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading');
    const find = within(await screen.findByRole('form', { name: 'Find a bet' }));
    await user.type(find.getByLabelText('Id of the bet'), 'bet-1');
    await user.type(find.getByLabelText('Why you look'), 'A call');
    await user.click(find.getByRole('button', { name: 'Look' }));
    await user.click(await screen.findByRole('button', { name: 'Void this bet…' }));
    const form = await dialog('Void this bet');
    await user.click(await form.findByRole('checkbox'));
    await user.type(form.getByLabelText('Why'), 'Twice by mistake');
    await user.click(form.getByRole('button', { name: 'Return the stakes' }));
    await waitFor(() => expect(server.inputsOf('voidBets')).toEqual([{ scope: 'bet', target: 'bet-1', reason: 'Twice by mistake' }]));
  });

  it('sets the limits of a player', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading');
    const find = within(await screen.findByRole('form', { name: 'Find a player’s limits' }));
    await user.type(find.getByLabelText('Id of the player'), 'player-1');
    await user.type(find.getByLabelText('Why you look'), 'A pattern');
    await user.click(find.getByRole('button', { name: 'Look' }));
    expect(await screen.findByText('No limits but those of the markets.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Limits…' }));
    const form = await dialog('Limits of this player');
    await user.type(form.getByLabelText('Most at stake in one placement'), '50');
    await user.type(form.getByLabelText('Why'), 'Arbitrage');
    await user.click(form.getByRole('button', { name: 'Set the limits' }));
    await waitFor(() =>
      expect(server.inputsOf('setPlayerLimits')).toEqual([
        { playerId: 'player-1', mostStakeCents: 5_000, mostExposureCents: null, reason: 'Arbitrage' },
      ]),
    );
  });
});

it('others are told that it is not for them', async () => {
  openConsole(serverFor('editor'), '/trading');
  await rowOf(/Bears at Lions/);
  expect([screen.queryByRole('form', { name: 'Find a bet' }), screen.getByText(/You are logged in as editor/)]).toEqual([
    null,
    expect.anything(),
  ]);
});

describe('prices of teasers', () => {
  const rungs = [2, 3].map((legs) => ({ sport: 'football', points: 600, legs, num: legs, den: 2 }));

  it('are typed as fractions, and set all together with a reason', async () => {
    const server = new FakeConsole('trader')
      .on('readTeaserTable', () => ({ rungs }))
      .on('setTeaserTable', (input) => ({ rungs: input.rungs.length }));
    const { user } = openConsole(server, '/teasers');
    const field = await screen.findByRole('textbox', { name: 'Football, 6 points, 3 legs' });
    await user.clear(field);
    await user.type(field, '8/5');
    await user.click(screen.getByRole('button', { name: 'Set the prices…' }));
    const form = await dialog('Set the prices of teasers');
    await user.type(form.getByLabelText('Why'), 'The season has begun');
    await user.click(form.getByRole('button', { name: 'Set the prices' }));
    await waitFor(() => expect(server.inputsOf('setTeaserTable')[0]?.rungs.map(({ num, den }) => `${num}/${den}`)).toEqual(['2/2', '8/5']));
  });

  it.each(['', '8', '8/0', '-8/5', '8.5/2', '8/5x'])('%j is no price', (text) => {
    expect(priceIn(text)).toBeNull();
    expect(changedRungs(rungs, { 'football 600 3': text })).toBeNull();
  });
});
