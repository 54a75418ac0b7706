import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { SuspensionView } from '#src/shared/console/suspensions.ts';
import type { TradingEvent, TradingMarket } from '#src/shared/console/trading.ts';
import { FakeConsole, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, NOW, openConsole, rowOf } from '#tests/support/console/openConsole.tsx';

const event: TradingEvent = {
  id: 'game-1',
  name: 'Bears at Lions',
  competition: 'League',
  startsAt: '2026-11-22T18:00:00.000Z',
  status: 'IN_PLAY',
  homeScore: 0,
  awayScore: 0,
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
  mostStakeCents: 100,
  mostExposureCents: 100,
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
      openBets: 0,
      openStakeCents: 0,
      exposureCents: 0,
    },
  ],
};

function serverFor(role: OperatorRole, others: readonly SuspensionView[] = []): FakeConsole {
  let live = others;
  let pressed = 0;
  return new FakeConsole(role)
    .on('listTradingEvents', () => ({ events: [event] }))
    .on('readTradingEvent', () => ({ event, markets: [market] }))
    .on('listSuspensions', () => ({ suspensions: live, sports: [{ id: 'football', name: 'Football' }] }))
    .on('suspend', ({ scope, target }) => {
      pressed += 1;
      const suspensionId = `suspension-${pressed}`;
      const by = `${role}@linemaker.test`;
      live = [
        {
          id: suspensionId,
          scope,
          target,
          eventId: event.id,
          name: target,
          by,
          proposalId: null,
          isOfPrice: false,
          isHidden: false,
          at: NOW.toISOString(),
        },
        ...live,
      ];
      return { suspensionId };
    })
    .on('giveBack', ({ suspensionId }) => {
      live = live.filter(({ id }) => id !== suspensionId);
      return { suspensionId };
    });
}
const bens: SuspensionView = {
  id: 'bens',
  scope: 'event',
  target: event.id,
  eventId: event.id,
  name: event.name,
  by: 'ben@linemaker.test',
  proposalId: null,
  isOfPrice: false,
  isHidden: false,
  at: NOW.toISOString(),
};
const button = (name: string) => screen.findByRole('button', { name });

describe('suspending by one press', () => {
  it.each([
    ['/trading', 'Suspend everything', 'everything', 'everything', 'Reopen everything'],
    ['/trading', 'Suspend Football', 'sport', 'football', 'Reopen Football'],
    ['/trading', 'Suspend Bears at Lions', 'event', 'game-1', 'Reopen Bears at Lions'],
    ['/trading/game-1', 'Suspend Bears at Lions', 'event', 'game-1', 'Reopen Bears at Lions'],
    ['/trading/game-1', 'Suspend Moneyline', 'market', 'game-1:moneyline', 'Reopen Moneyline'],
    ['/trading/game-1', 'Suspend Lions of Moneyline', 'selection', 'game-1:moneyline:home', 'Reopen Lions of Moneyline'],
  ])('one press on %s: %s; another press gives it back', async (path, name, scope, target, back) => {
    const server = serverFor('trader');
    const { user } = openConsole(server, path);
    await user.click(await button(name));
    expect(server.inputsOf('suspend')).toEqual([{ scope, target }]);
    await user.click(await button(back));
    expect(server.inputsOf('giveBack')).toEqual([{ suspensionId: 'suspension-1' }]);
    expect(await button(name)).toBe(document.activeElement);
  });

  it('the button of a sport keeps its name after the suspension', async () => {
    const { user } = openConsole(serverFor('trader'), '/trading');
    await user.click(await button('Suspend Football'));
    expect((await button('Reopen Football')).textContent).toBe('Reopen Football');
  });

  it('suspensions can be made by keyboard, with one key for the whole screen', async () => {
    const server = serverFor('approver');
    const { user } = openConsole(server, '/trading/game-1');
    (await button('Suspend Moneyline')).focus();
    await user.keyboard('{Enter}');
    await button('Reopen Moneyline');
    await user.keyboard('{Alt>}{Shift>}[KeyS]{/Shift}{/Alt}');
    await button('Reopen Bears at Lions');
    expect(server.inputsOf('suspend').map(({ scope }) => scope)).toEqual(['market', 'event']);
    await user.keyboard('{Alt>}{Shift>}[KeyG]{/Shift}{/Alt}');
    await button('Suspend Bears at Lions');
    expect(server.inputsOf('giveBack')).toEqual([{ suspensionId: 'suspension-2' }]);
    screen.getByText(/Alt\+Shift\+S suspends the event/);
  });

  it('the key on the event list suspends everything, also from the search field', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading');
    await button('Suspend everything');
    await user.click(screen.getByLabelText('Event or competition'));
    await user.keyboard('{Alt>}{Shift>}[KeyS]{/Shift}{/Alt}');
    await button('Reopen everything');
    expect([server.inputsOf('suspend'), screen.getByLabelText('Event or competition')]).toEqual([
      [{ scope: 'everything', target: 'everything' }],
      expect.objectContaining({ value: '' }),
    ]);
  });
});

describe('suspended targets', () => {
  it('another operator’s suspension has no button, and the target can be suspended again', async () => {
    const server = serverFor('trader', [bens]);
    const { user } = openConsole(server, '/trading/game-1');
    const row = await rowOf(bens.name);
    expect([row.getByText('ben@linemaker.test').tagName, row.queryByRole('button')]).toEqual(['TD', null]);
    await screen.findByText('Suspended by ben@linemaker.test');
    await user.click(await button('Suspend Bears at Lions'));
    await button('Reopen Bears at Lions');
    screen.getByText('Suspended by ben@linemaker.test');
  });

  it.each(['viewer', 'editor'] as const)('a %s sees suspensions without a button or key', async (role) => {
    const server = serverFor(role, [bens]);
    const { user } = openConsole(server, '/trading/game-1');
    await headingOf('Bears at Lions');
    await screen.findByText('Suspended by ben@linemaker.test');
    await user.keyboard('{Alt>}{Shift>}[KeyS]{/Shift}{/Alt}');
    expect([screen.queryByRole('button', { name: /Suspend|Reopen/ }), server.inputsOf('suspend')]).toEqual([null, []]);
  });

  it('a suspension can be given back from the list, and a double click does not undo it', async () => {
    const server = serverFor('trader');
    const { user } = openConsole(server, '/trading/game-1');
    await user.dblClick(await button('Suspend Moneyline'));
    await button('Reopen Moneyline');
    expect(server.inputsOf('giveBack')).toEqual([]);
    await user.click(await button('Reopen game-1:moneyline, from the list'));
    await button('Suspend Moneyline');
  });

  it('a refused suspension shows the reason', async () => {
    const server = serverFor('trader').on('suspend', () => {
      throw new Refusal('wrong-state', 'The event is finished and takes no bets.');
    });
    const { user } = openConsole(server, '/trading/game-1');
    await user.click(await button('Suspend Bears at Lions'));
    expect((await screen.findByRole('alert')).textContent).toContain('The event is finished');
  });
});
