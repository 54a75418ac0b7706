import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
// Compiles the lazy dialog before a test waits for it.
import '#src/ui/dialog/DialogSurface.tsx';
import './LinesDialog.tsx';
import { action, bet, card, show } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';

beforeEach(() => localStorage.clear());

function ladder(): TestServer {
  const server = new TestServer([]);
  for (const [name, points, american] of [
    ['Jets', '-3.5', -110],
    ['Jets low', '-7', 150],
    ['Jets high', '+3', -220],
  ] as const)
    server.selections.set(name, { id: name, name, american, status: 'OPEN', eventId: `event-${name}`, points });
  return server;
}

async function openLines() {
  const page = show({ server: ladder() });
  await page.user.click(screen.getByRole('button', { name: /^Jets -3\.5, minus 110/ }));
  await page.user.type(await bet('Jets'), '10');
  await page.user.click(await screen.findByRole('button', { name: 'See all lines, Jets, Jets at Home' }));
  return { ...page, lines: within(await screen.findByRole('list', { name: 'Lines, Jets' })) };
}

test('the dialog lists every line at its present odds and marks the chosen one', async () => {
  const { lines, prices } = await openLines();
  expect(lines.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    '-7, plus 150',
    '-3.5, minus 110',
    '+3, minus 220',
  ]);
  expect(lines.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('-3.5, minus 110');
  prices({ 'Jets low': 160 });
  expect(lines.getByRole('button', { name: '-7, plus 160' })).toBeTruthy();
  prices({ 'Jets low': 160 }, 'CLOSED');
  expect(lines.getByRole('button', { name: '-7, Unavailable' })).toHaveProperty('disabled', true);
});

test('choosing another line replaces the selection and keeps the amount', async () => {
  const { user, server, lines, prices } = await openLines();
  prices({ 'Jets low': 160 });
  await user.click(lines.getByRole('button', { name: '-7, plus 160' }));
  await waitFor(() => expect(server.variablesOf('AdjustSelectionPoints')).toEqual({ selectionId: 'Jets', marketSelectionId: 'Jets low' }));
  await card('Jets low');
  expect((await bet('Jets low')).value).toBe('$10.00');
  await user.click(await action('Place Bet'));
  await screen.findByRole('heading', { name: 'Bet Placed' });
  expect(server.variablesOf('PlaceBets')).toMatchObject({ bets: [{ draftBetId: 'straight:Jets low', betAmount: '1000' }] });
});

test('choosing the line that the betslip has changes nothing', async () => {
  const { user, server, lines } = await openLines();
  await user.click(lines.getByRole('button', { pressed: true }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Lines, Jets' })).toBeNull());
  expect(server.variablesOf('AdjustSelectionPoints')).toBeUndefined();
});

test('a selection without a line has no list of lines', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /^Jets, minus 110/ }));
  await card('Jets');
  expect(screen.queryByRole('button', { name: /See all lines/ })).toBeNull();
});
