import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { action, bet, odds, show } from '#tests/support/betslipPage.tsx';

beforeEach(() => localStorage.clear());

test('a placed bet has one title, names its event and leads to the bets', async () => {
  const { user, on } = show();
  await user.click(odds('Jets'));
  await user.type(await bet('Jets'), '25');
  await user.click(await action('Place Bet'));
  await screen.findByRole('heading', { name: 'Bet Placed' });
  expect(screen.getAllByRole('heading', { name: /bet placed/i })).toHaveLength(1);
  expect(within(screen.getByRole('listitem', { name: 'Jets' })).getByText('Game of the Jets')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'My Bets' }));
  expect(on.go).toHaveBeenCalledWith('/my-bets');
  expect(screen.queryByRole('heading', { name: 'Bet Placed' })).toBeNull();
});
