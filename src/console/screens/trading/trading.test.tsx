import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FeaturedBetView } from '#src/shared/console/featured.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { TradingBet, TradingEvent, TradingMarket } from '#src/shared/console/trading.ts';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole, rowOf, toasts } from '#tests/support/console/openConsole.tsx';
import { proposed } from '#tests/support/console/things.ts';

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
  line: null,
  feedLine: null,
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
      feedNum: '10',
      feedDen: '11',
      holder: null,
      status: 'OPEN',
      voidReason: null,
      grade: null,
      openBets: 3,
      openStakeCents: 123_450,
      exposureCents: 90_000,
    },
  ],
};
const alternate = (points: number): TradingMarket => ({
  ...market,
  id: `game-1:alternate-spread:${points}`,
  name: 'Alternate Spread',
  type: 'alternate-spread',
  selections: (['home', 'away'] as const).flatMap((type) =>
    market.selections.map((selection) => ({
      ...selection,
      id: `game-1:alternate-spread:${points}:${type}`,
      name: type === 'home' ? 'Lions' : 'Bears',
      type,
      points: type === 'home' ? points : -points,
    })),
  ),
});
const bet: TradingBet = {
  id: 'bet-1',
  playerId: 'player-1',
  type: 'STRAIGHT',
  status: 'OPEN',
  outcome: 'PENDING',
  stakeCents: 1_000,
  payoutCents: null,
  placedAt: '2026-11-22T13:00:00.000Z',
  legs: [{ name: 'Lions', points: -350, type: 'home', market: 'Spread', event: 'Bears at Lions', outcome: 'PENDING', reason: null }],
};
const serverFor = (role: OperatorRole, more: Partial<TradingEvent> = {}) =>
  new FakeConsole(role)
    .on('listTradingEvents', () => ({ events: [event] }))
    .on('readTradingEvent', () => ({ event: { ...event, ...more }, markets: [market] }))
    .on('weighBets', () => ({ name: 'Moneyline', bets: 3, openBets: 2, stakeCents: 123_450, paidCents: 50_000 }))
    .on('voidBets', () => proposed())
    .on('voidByHand', () => proposed())
    .on('settleByHand', () => proposed())
    .on('gradeSelections', () => proposed())
    .on('setMarketLimits', () => proposed(null))
    .on('readBet', () => bet);
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('events', () => {
  it('events are searched and show their bets and stakes', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading');
    const row = await rowOf(/Bears at Lions/);
    expect([row.getByText('3'), row.getByText('$1,234.50')]).toHaveLength(2);
    await user.type(screen.getByLabelText('Event or competition'), 'bears');
    await waitFor(() => expect(server.inputsOf('listTradingEvents').at(-1)).toEqual({ status: 'coming', search: 'bears' }));
    await user.selectOptions(screen.getByLabelText('Status'), 'Finished');
    await waitFor(() => expect(server.inputsOf('listTradingEvents').at(-1)).toEqual({ status: 'over', search: 'bears' }));
  });

  it('an event’s selections show their liability and the share of its limit', async () => {
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

describe('markets of one name', () => {
  const server = () => serverFor('trader').on('readTradingEvent', () => ({ event, markets: [market, alternate(-350), alternate(-650)] }));

  it('markets of one name are labelled with their lines, also in dialogs', async () => {
    const { user } = openConsole(server(), '/trading/game-1');
    await user.click(await screen.findByRole('button', { name: 'Grade Alternate Spread, Lions -6.5' }));
    const form = await dialog('Grade Alternate Spread, Lions -6.5');
    expect([form.getByLabelText('Lions -6.5'), form.getByLabelText('Bears +6.5')]).toHaveLength(2);
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    const named = ['Limits of Alternate Spread, Lions -3.5', 'Void Alternate Spread, Lions -3.5', 'Void Bears +3.5 of Alternate Spread'];
    for (const name of named) expect(screen.getByRole('button', { name })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Alternate Spread, Lions -3.5' })).toBeDefined();
  });

  it('markets of one name are labelled with their lines in a featured bet', async () => {
    const { user } = openConsole(
      server().on('listFeaturedBets', () => ({ bets: [] })),
      '/featured',
    );
    await user.click(await screen.findByRole('button', { name: 'New bet…' }));
    const form = await dialog('New bet');
    await user.click(await form.findByRole('button', { name: 'Bears at Lions' }));
    await user.click(await form.findByRole('button', { name: 'Alternate Spread: Bears +6.5' }));
    expect(form.getByRole('button', { name: 'Remove Bears +6.5, Alternate Spread' })).toBeDefined();
  });
});

describe('a trader', () => {
  it('a trader sets market limits in dollars, with an empty one for the default, and a reason', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading/game-1');
    await user.click(await screen.findByRole('button', { name: 'Limits of Moneyline' }));
    const form = await dialog('Limits of Moneyline');
    await user.type(form.getByLabelText('Maximum win on one selection (all open bets)'), '2,500.50');
    await user.type(form.getByLabelText('Reason'), 'A rumour');
    await user.type(form.getByLabelText('Maximum stake per placement'), '0');
    await user.click(form.getByRole('button', { name: 'Set limits' }));
    expect(await form.findByText('Enter an amount above $0.00.')).toBeDefined();
    await user.clear(form.getByLabelText('Maximum stake per placement'));
    await user.click(form.getByRole('button', { name: 'Set limits' }));
    await waitFor(() => expect(toasts()).toEqual(['Limits of Moneyline are set']));
    expect(server.inputsOf('setMarketLimits')).toEqual([
      { marketId: 'game-1:moneyline', mostStakeCents: null, mostExposureCents: 250_050, reason: 'A rumour' },
    ]);
  });

  it('a trader voids a market only after confirming the affected bets, with a reason', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading/game-1');
    await user.click(await screen.findByRole('button', { name: 'Void Moneyline' }));
    const form = await dialog('Void this market');
    const look = await form.findByRole('checkbox', { name: 'I confirm: Moneyline: 3 bets of $1,234.50, 2 open, $500.00 paid.' });
    await user.type(form.getByLabelText('Reason'), 'A wrong price');
    await user.click(form.getByRole('button', { name: 'Propose void' }));
    expect(form.getByText('Check the affected bets and confirm them.')).toBeDefined();
    expect(server.inputsOf('voidBets')).toEqual([]);
    await user.click(look);
    await user.click(form.getByRole('button', { name: 'Propose void' }));
    await waitFor(() => expect(toasts()).toEqual(['Proposed. A second person must confirm it.']));
    expect(server.inputsOf('voidBets')).toEqual([{ scope: 'market', target: 'game-1:moneyline', reason: 'A wrong price' }]);
  });

  it('a trader sets a result, and corrects it from its earlier values', async () => {
    const server = serverFor('trader', { status: 'FINISHED', homeScore: 21, awayScore: 14 });
    server.on('weighBets', () => ({ name: 'Bears at Lions', bets: 0, openBets: 0, stakeCents: 0, paidCents: 0 }));
    const { user } = openConsole(server, '/trading/game-1');
    await user.click(await screen.findByRole('button', { name: 'Correct the result…' }));
    const form = await dialog('Correct the result');
    expect(await form.findByText('On this event: no bets.')).toBeDefined();
    expect(server.inputsOf('weighBets')).toEqual([{ scope: 'event', target: 'game-1' }]);
    await user.clear(form.getByLabelText('Home'));
    await user.type(form.getByLabelText('Reason'), 'Read wrong');
    await user.click(form.getByRole('button', { name: 'Propose correction' }));
    expect(form.getByText('Enter a whole number up to 1000.')).toBeDefined();
    await user.type(form.getByLabelText('Home'), '13');
    fireEvent.change(form.getByLabelText('Outcome known at (UTC)'), { target: { value: '2026-11-22T21:14:09' } });
    await user.click(form.getByRole('button', { name: 'Propose correction' }));
    await waitFor(() =>
      expect(server.inputsOf('settleByHand')).toEqual([
        { eventId: 'game-1', homeScore: 13, awayScore: 14, decidedAt: '2026-11-22T21:14:09Z', reason: 'Read wrong' },
      ]),
    );
  });

  it('a trader grades a dead heat with its places, ties and reason', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading/game-1');
    await user.click(await screen.findByRole('button', { name: 'Grade Moneyline' }));
    const form = await dialog('Grade Moneyline');
    await user.type(form.getByLabelText('Reason'), 'A photo finish');
    await user.click(form.getByRole('button', { name: 'Propose grades' }));
    expect(form.getByText('Set the result of at least one selection.')).toBeDefined();
    expect(await form.findByText('On this market: 3 bets of $1,234.50, 2 open, $500.00 paid.')).toBeDefined();
    expect(server.inputsOf('weighBets')).toEqual([{ scope: 'market', target: 'game-1:moneyline' }]);
    await user.selectOptions(form.getByLabelText('Lions'), 'Dead heat');
    await user.type(form.getByLabelText('Selections tied'), '1');
    await user.click(form.getByRole('button', { name: 'Propose grades' }));
    expect(form.getByText('Enter fewer places than tied selections. If there is a place for each, all have won.')).toBeDefined();
    expect(server.inputsOf('gradeSelections')).toEqual([]);
    await user.clear(form.getByLabelText('Selections tied'));
    await user.type(form.getByLabelText('Selections tied'), '3');
    await user.click(form.getByRole('button', { name: 'Propose grades' }));
    await waitFor(() =>
      expect(server.inputsOf('gradeSelections')).toEqual([
        {
          marketId: 'game-1:moneyline',
          grades: [{ selectionId: 'game-1:moneyline:home', outcome: 'DEAD_HEAT', deadHeat: { places: 1, tied: 3 } }],
          reason: 'A photo finish',
        },
      ]),
    );
  });

  it('a trader finds a bet by its id and voids it', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading');
    const find = within(await screen.findByRole('form', { name: 'Find a bet' }));
    await user.type(find.getByLabelText('Bet id'), 'bet-1');
    await user.type(find.getByLabelText('Reason for viewing'), 'A call');
    await user.click(find.getByRole('button', { name: 'Look up' }));
    await rowOf(/Lions -3.5/);
    await user.click(screen.getByRole('button', { name: 'Void this bet…' }));
    const form = await dialog('Void this bet');
    await user.click(await form.findByRole('checkbox'));
    await user.type(form.getByLabelText('Reason'), 'Twice by mistake');
    await user.click(form.getByRole('button', { name: 'Propose void' }));
    await waitFor(() => expect(server.inputsOf('voidBets')).toEqual([{ scope: 'bet', target: 'bet-1', reason: 'Twice by mistake' }]));
  });

  it('a trader’s lookup of a bet needs a reason, and spaces are none', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading');
    const find = within(await screen.findByRole('form', { name: 'Find a bet' }));
    const why = find.getByLabelText('Reason for viewing');
    expect(why.getAttribute('maxlength')).toBe('500');
    await user.type(find.getByLabelText('Bet id'), 'bet-1');
    await user.type(why, '    ');
    await user.click(find.getByRole('button', { name: 'Look up' }));
    expect(await find.findByText('Enter a reason in a few words.')).toBeDefined();
    expect(server.inputsOf('readBet')).toEqual([]);
  });
});

it('other roles cannot look up bets', async () => {
  openConsole(serverFor('editor'), '/trading');
  await rowOf(/Bears at Lions/);
  expect([screen.queryByRole('form', { name: 'Find a bet' }), screen.getByText(/You are logged in as editor/)]).toEqual([
    null,
    expect.anything(),
  ]);
});

describe('featured bets', () => {
  const quick: FeaturedBetView = {
    id: 'featured-1',
    version: 3,
    kind: 'QUICK',
    title: 'Home win',
    suggestedCents: 500,
    isOffered: true,
    updatedBy: 'trader@linemaker.test',
    updatedAt: '2026-11-22T13:00:00.000Z',
    legs: [{ selectionId: 'game-1:moneyline:home', name: 'Lions', event: 'Bears at Lions', isOpen: true }],
  };
  const featuredFor = (role: OperatorRole, more: Partial<FeaturedBetView> = {}) =>
    serverFor(role)
      .on('listFeaturedBets', () => ({ bets: [{ ...quick, ...more }] }))
      .on('createFeaturedBet', () => ({ featuredBetId: 'featured-2', version: 1 }))
      .on('changeFeaturedBet', ({ featuredBetId, version }) => ({ featuredBetId, version: version + 1 }))
      .on('withdrawFeaturedBet', ({ featuredBetId, version }) => ({ featuredBetId, version: version + 1 }));

  it('a featured bet is built from found selections with title, amount and reason', async () => {
    const server = featuredFor('trader');
    const { user } = openConsole(server, '/featured');
    await user.click(await screen.findByRole('button', { name: 'New bet…' }));
    const form = await dialog('New bet');
    await user.selectOptions(form.getByLabelText('Type'), 'QUICK');
    await user.click(form.getByRole('button', { name: 'Offer bet' }));
    await user.type(form.getByLabelText('Reason'), 'For the weekend');
    await user.click(form.getByRole('button', { name: 'Offer bet' }));
    expect(form.getByText('Choose at least one selection.')).toBeDefined();
    expect(server.inputsOf('createFeaturedBet')).toEqual([]);
    await user.type(form.getByLabelText('Title'), 'Lions to win');
    await user.type(form.getByLabelText('Amount'), '7.50');
    await user.click(await form.findByRole('button', { name: 'Bears at Lions' }));
    await user.click(await form.findByRole('button', { name: 'Moneyline: Lions' }));
    await user.click(form.getByRole('button', { name: 'Offer bet' }));
    await waitFor(() =>
      expect(server.inputsOf('createFeaturedBet')).toEqual([
        {
          kind: 'QUICK',
          title: 'Lions to win',
          selectionIds: ['game-1:moneyline:home'],
          suggestedCents: 750,
          reason: 'For the weekend',
        },
      ]),
    );
  });

  it('featured bets are changed and withdrawn by their version', async () => {
    const server = featuredFor('trader');
    const { user } = openConsole(server, '/featured');
    await user.click(await screen.findByRole('button', { name: 'Change Home win…' }));
    const form = await dialog('Change Home win');
    await user.type(form.getByLabelText('Reason'), 'Another word');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(server.inputsOf('changeFeaturedBet')).toMatchObject([{ featuredBetId: 'featured-1', version: 3, suggestedCents: 500 }]),
    );
    await user.click(await screen.findByRole('button', { name: 'Withdraw Home win…' }));
    const act = await dialog('Withdraw Home win');
    await user.type(act.getByLabelText('Reason'), 'It is over');
    await user.click(act.getByRole('button', { name: 'Withdraw bet' }));
    await waitFor(() =>
      expect(server.inputsOf('withdrawFeaturedBet')).toEqual([{ featuredBetId: 'featured-1', version: 3, reason: 'It is over' }]),
    );
  });

  it.each([
    ['Offered', {}],
    ['Hidden', { legs: quick.legs.map((leg) => ({ ...leg, isOpen: false })) }],
    ['Withdrawn', { isOffered: false }],
  ] as const)('a featured bet shows its state: %s', async (word, more) => {
    openConsole(featuredFor('viewer', more), '/featured');
    const row = await rowOf('Home win');
    expect([row.getByText(word), row.queryByRole('button')]).toEqual([expect.anything(), null]);
  });
});
