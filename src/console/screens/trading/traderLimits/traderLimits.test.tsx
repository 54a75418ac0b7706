import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import type { LimitChangeView, TraderLimitsView } from '#src/shared/console/traderLimits.ts';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { openConsole } from '#tests/support/console/openConsole.tsx';
import { proposed } from '#tests/support/console/things.ts';

const change: LimitChangeView = {
  ...{ id: 'change-1', mostStakeCents: 5_000, mostExposureCents: null, sports: ['football'], markets: 'Football markets' },
  ...{ facts: ['won'], reasons: ['Your bets paid $90.00 more than you staked.'], reason: 'A pattern', setBy: 'trader@linemaker.test' },
  ...{ setAt: '2026-11-20T12:00:00.000Z', objection: null },
};
const objection = { id: 'objection-1', words: 'I follow my team.', madeAt: '2026-11-21T12:00:00.000Z', answer: null };
const viewOf = (history: readonly LimitChangeView[], facts: TraderLimitsView['facts']): TraderLimitsView => ({
  ...{ playerId: 'player-1', history, facts },
  sports: [
    { id: 'football', name: 'Football' },
    { id: 'tennis', name: 'Tennis' },
  ],
});
const won = { fact: 'won', words: 'Your bets paid $90.00 more than you staked.' } as const;

async function look(view: TraderLimitsView, role: OperatorRole = 'trader') {
  const server = new FakeConsole(role)
    .on('readPlayerLimits', () => view)
    .on('setPlayerLimits', () => proposed(null))
    .on('setLimitByLaw', () => proposed())
    .on('answerLimitObjection', ({ objectionId }) => ({ objectionId }))
    .on('listLimitObjections', () => ({ objections: [{ objectionId: 'objection-1', playerId: 'player-9', madeAt: objection.madeAt }] }));
  const { user } = openConsole(server, '/trading');
  const find = within(await screen.findByRole('form', { name: 'Find a player' }));
  await user.type(find.getByLabelText('Player id'), 'player-1');
  await user.type(find.getByLabelText('Reason for viewing'), 'A pattern');
  await user.click(find.getByRole('button', { name: 'Look up' }));
  return { server, user };
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the limits of a player', () => {
  it('a player’s limits need sports and facts and are set with a reason', async () => {
    const { server, user } = await look(viewOf([], [won]));
    expect(await screen.findByText('No limits except the market limits.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Limits…' }));
    const form = await dialog('Player limits');
    await user.type(form.getByLabelText('Maximum stake per placement'), '50');
    await user.type(form.getByLabelText('Reason'), 'Arbitrage');
    await user.click(form.getByRole('checkbox', { name: 'Tennis' }));
    await user.click(form.getByRole('button', { name: 'Set limits' }));
    expect(form.getByText('Choose at least one reason.')).toBeDefined();
    expect(server.inputsOf('setPlayerLimits')).toEqual([]);
    await user.click(form.getByRole('checkbox', { name: /Has won more than staked/ }));
    await user.click(form.getByRole('button', { name: 'Set limits' }));
    await waitFor(() =>
      expect(server.inputsOf('setPlayerLimits')).toEqual([
        { playerId: 'player-1', mostStakeCents: 5_000, mostExposureCents: null, sports: ['tennis'], facts: ['won'], reason: 'Arbitrage' },
      ]),
    );
  });

  it('a player without facts cannot be limited', async () => {
    const { user } = await look(viewOf([], []));
    await user.click(await screen.findByRole('button', { name: 'Limits…' }));
    expect((await dialog('Player limits')).getByText(/so you can’t limit it/)).toBeDefined();
  });

  it('a player’s limits show text, author and objection, which can be answered', async () => {
    const { server, user } = await look(viewOf([{ ...change, objection }], [won]));
    const table = within(await screen.findByRole('table', { name: 'Player limits' }));
    expect(table.getByText('At most $50.00 stake per placement')).toBeDefined();
    expect(table.getByText('A pattern (trader@linemaker.test)')).toBeDefined();
    await user.click(table.getByRole('button', { name: 'Answer…' }));
    const form = await dialog('Answer this objection');
    await user.type(form.getByLabelText('Answer'), 'No.');
    await user.click(form.getByRole('button', { name: 'Send answer' }));
    expect(form.getByText('Enter at least 20 characters.')).toBeDefined();
    await user.type(form.getByLabelText('Answer'), ' We have looked again.');
    await user.click(form.getByRole('button', { name: 'Send answer' }));
    await waitFor(() =>
      expect(server.inputsOf('answerLimitObjection')).toEqual([{ objectionId: 'objection-1', answer: 'No. We have looked again.' }]),
    );
  });

  it('open objections list their players', async () => {
    await look(viewOf([], []));
    expect(within(screen.getByRole('table', { name: 'Open objections' })).getByText('player-9')).toBeDefined();
  });

  it.each([
    ['trader', 0],
    ['compliance', 1],
  ] as const)('legal limits are offered only to compliance: %s', async (role, count) => {
    const { server, user } = await look(viewOf([change], []), role);
    await screen.findByRole('button', { name: 'Limits…' });
    const button = screen.queryByRole('button', { name: 'Legal limit…' });
    expect(button === null ? 0 : 1).toBe(count);
    if (button === null) return;
    await user.click(button);
    const form = await dialog('Limit required by law');
    await user.type(form.getByLabelText('Reason'), 'Order 12');
    await user.click(form.getByRole('button', { name: 'Propose limit' }));
    await waitFor(() =>
      expect(server.inputsOf('setLimitByLaw')).toEqual([
        { playerId: 'player-1', mostStakeCents: 5_000, mostExposureCents: null, sports: ['football'], reason: 'Order 12' },
      ]),
    );
  });
});
