import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HarmView } from '#src/shared/console/harm.ts';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { openConsole } from '#tests/support/console/openConsole.tsx';

const marker = { name: 'cool-offs', isStrong: true, words: '3 breaks were begun in 90 days.' };
const score = { points: 3, level: 2, markers: [marker] };
const at = '2026-11-20T12:00:00.000Z';
const view: HarmView = {
  playerId: 'player-1',
  now: score,
  scores: [
    { ...score, computedAt: at },
    { ...score, computedAt: '2025-01-20T12:00:00.000Z', markers: null },
  ],
  cases: [
    {
      id: 'case-1',
      openedAt: at,
      points: 3,
      level: 2,
      outcome: null,
      reason: null,
      closedBy: null,
      closedAt: null,
      wait: { from: at, until: at, isMissed: true },
    },
  ],
};
const serverOf = (role: 'approver' | 'compliance') =>
  new FakeConsole(role)
    .on('listHarmCases', () => ({
      cases: [{ caseId: 'case-1', playerId: 'player-1', level: 2, openedAt: at, wait: { from: at, until: at, isMissed: false } }],
    }))
    .on('readHarm', () => view)
    .on('closeHarmCase', ({ caseId }) => ({ caseId }));

it('compliance reads open cases and a player’s markers, and closes a case with its outcome', async () => {
  const server = serverOf('compliance');
  const { user } = openConsole(server, '/players');
  expect(within(await screen.findByRole('table', { name: 'Open cases' })).getByText('player-1')).toBeDefined();
  const find = within(screen.getByRole('form', { name: 'Find a player' }));
  await user.type(find.getByLabelText('Player id'), 'player-1');
  await user.type(find.getByLabelText('Reason for viewing'), 'The case');
  await user.click(find.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText('Now: level 2, 3 points')).toBeDefined();
  expect(screen.getAllByText('3 breaks were begun in 90 days. (strong)')).toHaveLength(2);
  expect(screen.getByText(/Contact the player by/)).toBeDefined();
  expect(screen.getByText(/Missed: contact was due by/)).toBeDefined();
  expect(screen.getByText('Deleted after 13 months.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close the case…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close this case' }));
  await user.selectOptions(dialog.getByLabelText('Outcome'), 'NO_HARM');
  await user.type(dialog.getByLabelText('Reason'), 'A holiday');
  await user.click(dialog.getByRole('button', { name: 'Close the case' }));
  await waitFor(() => expect(server.inputsOf('closeHarmCase')).toEqual([{ caseId: 'case-1', outcome: 'NO_HARM', reason: 'A holiday' }]));
});

it('other roles see no harm markers', async () => {
  const server = serverOf('approver');
  openConsole(server, '/players');
  await screen.findByRole('heading', { level: 1 });
  expect([screen.queryByText('Markers of harm'), server.inputsOf('listHarmCases')]).toEqual([null, []]);
});
