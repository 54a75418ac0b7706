import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { toastStore } from '#src/ui/toast.ts';
import { action, card, odds, show } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';

beforeEach(() => {
  localStorage.clear();
  toastStore.setState({ toasts: [] });
});

/** Jets and Bills have a line, Bears have none. */
async function twoLines() {
  const server = new TestServer();
  for (const name of ['Jets', 'Bills']) {
    const selection = server.selections.get(name);
    if (selection) server.selections.set(name, { ...selection, points: '-3.5' });
  }
  const page = show({ server });
  for (const name of ['Jets', 'Bills', 'Bears']) {
    await page.user.click(screen.getByRole('button', { name: new RegExp(`^${name}.*minus 110, money line`) }));
    await card(name);
  }
  await page.user.click(screen.getByRole('tab', { name: 'Teaser' }));
  await screen.findByRole('listitem', { name: '2-Leg Teaser' });
  return { ...page, server };
}
const teaser = () => within(screen.getByRole('listitem', { name: '2-Leg Teaser' }));

test('shows the moved lines, one price, and what cannot be had as unavailable', async () => {
  await twoLines();
  expect(teaser().getAllByText('+2.5')).toHaveLength(2);
  expect(teaser().getAllByText('-115').length).toBeGreaterThan(0);
  expect(teaser().getByRole<HTMLInputElement>('radio', { name: '6 pts -115' }).checked).toBe(true);
  expect(teaser().getByRole<HTMLInputElement>('radio', { name: '7 pts Unavailable' }).disabled).toBe(true);
});

test('other points move the lines and the price at once, and the server keeps them', async () => {
  const { user, server } = await twoLines();
  await user.click(teaser().getByRole('radio', { name: '6.5 pts -125' }));
  expect(teaser().getAllByText('+3')).toHaveLength(2);
  await user.type(teaser().getByRole('textbox', { name: 'Bet' }), '100');
  expect(teaser().getByRole<HTMLInputElement>('textbox', { name: 'To Win' }).value).toBe('$80.00');
  await waitFor(() => expect(server.variablesOf('BuyTeaserPoints')).toEqual({ points: '6.5' }));
});

test('is placed with its points and its price', async () => {
  const { user, server } = await twoLines();
  await user.type(teaser().getByRole('textbox', { name: 'Bet' }), '10');
  await user.click(await action('Place Bet'));
  await screen.findByRole('heading', { name: 'Bet Placed' });
  expect(server.variablesOf('PlaceBets')).toMatchObject({
    bets: [{ draftBetId: 'teaser', betAmount: '1000', teaserPoints: '6', totalOddsNumerator: '20', totalOddsDenominator: '23' }],
  });
  expect(screen.getByRole('listitem', { name: '2-Leg Teaser' })).toBeTruthy();
});

test('clearing it asks first, takes the teased selections alone, and with one left shows the straight bets', async () => {
  const { user, server } = await twoLines();
  await user.click(await action('Clear'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Clear Teaser Section?' });
  await user.click(within(dialog).getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect([...server.slip.keys()]).toEqual(['Bears']));
  expect(screen.getByRole('tab', { name: 'Straight' }).getAttribute('aria-selected')).toBe('true');
});

test('without two lines it says what it needs', async () => {
  const { user } = show();
  await user.click(odds('Jets'));
  await card('Jets');
  await user.click(screen.getByRole('tab', { name: 'Teaser' }));
  expect(screen.getByText('Teaser needs 2 or more football or basketball spread/total bets.')).toBeTruthy();
});
