import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { toastStore } from '#src/ui/notices/toast.ts';
import { action, odds, pressed, show } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';

beforeEach(() => {
  localStorage.clear();
  toastStore.setState({ toasts: [] });
});

async function threePicks(flags: Parameters<typeof show>[0]) {
  const page = show(flags);
  for (const name of ['Jets', 'Bills', 'Bears']) {
    await page.user.click(odds(name));
    await pressed(name);
  }
  await screen.findByRole('listitem', { name: '3-Leg Parlay' });
  return page;
}

test('a round robin’s amount counts for each combination and is placed as one bet', async () => {
  const { user, server } = await threePicks({ flags: { 'round-robins': true } });
  const robins = within(await screen.findByRole('listitem', { name: 'Round Robin' }));
  expect(robins.getByText('3 bets')).toBeTruthy();
  await user.type(robins.getByRole('textbox', { name: 'Bet each' }), '10');
  expect(robins.getByText('$30.00 to win up to $79.35')).toBeTruthy();
  expect(screen.getByText('Total bet (3 bets)')).toBeTruthy();
  await user.click(await action('Place Bet'));
  await screen.findByRole('heading', { name: 'Bet Placed' });
  expect(screen.getByRole('listitem', { name: '3-Leg Round Robin' })).toBeTruthy();
  expect(server.variablesOf('PlaceBets')).toMatchObject({ bets: [{ draftBetId: 'roundRobin:2', betAmount: '1000' }] });
});

test('two picks have one combination beside their parlay', async () => {
  const { user, server } = show({ flags: { 'round-robins': true } });
  for (const name of ['Jets', 'Bills']) {
    await user.click(odds(name));
    await pressed(name);
  }
  const robins = within(await screen.findByRole('listitem', { name: 'Round Robin' }));
  expect([robins.getByText('By 2s'), robins.getByText('1 bet')]).toHaveLength(2);
  await user.type(robins.getByRole('textbox', { name: 'Bet each' }), '10');
  expect(robins.getByText('$10.00 to win up to $26.45')).toBeTruthy();
  await user.click(await action('Place Bet'));
  await screen.findByRole('heading', { name: 'Bet Placed' });
  expect(screen.getByRole('listitem', { name: '2-Leg Round Robin' })).toBeTruthy();
  expect(server.variablesOf('PlaceBets')).toMatchObject({ bets: [{ draftBetId: 'roundRobin:2', betAmount: '1000' }] });
});

test('a round robin’s amount is saved on the server', async () => {
  const { user, server } = await threePicks({ flags: { 'round-robins': true } });
  await user.type(await screen.findByRole('textbox', { name: 'Bet each' }), '2.5');
  await user.tab();
  await waitFor(() =>
    expect(server.variablesOf('SetDraftBetAmount')).toEqual({ draftBetId: 'roundRobin:2', amount: '250', amountField: 'BET' }),
  );
});

test('round robins that are switched off leave only the parlay', async () => {
  await threePicks({ flags: { 'round-robins': false } });
  expect(screen.queryByRole('listitem', { name: 'Round Robin' })).toBeNull();
});

test('two selections of one event are a same game parlay below their product', async () => {
  const server = new TestServer([]);
  for (const [name, american] of [
    ['Jets', -110],
    ['Bills', -110],
  ] as const)
    server.selections.set(name, { id: name, name, american, status: 'OPEN', eventId: 'event-shared' });
  const { user } = show({ server });
  for (const name of ['Jets', 'Bills']) {
    await user.click(odds(name));
    await pressed(name);
  }
  const parlay = within(await screen.findByRole('listitem', { name: '2-Leg Parlay+' }));
  expect(parlay.queryByText('+264')).toBeNull();
  const game = within(parlay.getByRole('list', { name: 'Jets at Home' }));
  expect(game.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Jets'),
    expect.stringContaining('Bills'),
  ]);
  expect(game.queryByText('-110'), 'a pick of a game has no price of its own').toBeNull();
  expect(parlay.getByTitle('Combined odds for this game').textContent).toBe(parlay.getAllByText(/^[+−-]\d+$/)[0]?.textContent);
  expect(parlay.getByText('What becomes of picks from one game.')).toBeDefined();
});

test('promotional credit pays each combination, and too little is reported at the field', async () => {
  const server = new TestServer();
  server.rewards = { ...server.rewards, availablePromotionalCreditBalance: { __typename: 'Money', amountLong: '2000' } };
  const { user } = await threePicks({ server, flags: { 'round-robins': true } });
  const robins = within(await screen.findByRole('listitem', { name: 'Round Robin' }));
  await user.click(robins.getByRole('button', { name: 'Rewards, Round Robin, By 2s: 1 reward available' }));
  await user.click(await screen.findByRole('button', { name: /^Bet Credits/ }));
  await user.type(robins.getByRole('textbox', { name: 'Bet each' }), '10');
  expect(await robins.findByText('You do not have enough credits for this bet.')).toBeDefined();
  await user.clear(robins.getByRole('textbox', { name: 'Bet each' }));
  await user.type(robins.getByRole('textbox', { name: 'Bet each' }), '5');
  await user.click(await action('Place Bet'));
  await screen.findByRole('heading', { name: 'Bet Placed' });
  expect(server.variablesOf('PlaceBets')).toMatchObject({
    bets: [{ draftBetId: 'roundRobin:2', betAmount: '500', amountSourceType: 'PROMOTIONAL_CREDIT' }],
  });
});
