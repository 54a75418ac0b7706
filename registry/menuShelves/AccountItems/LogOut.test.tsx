import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { brand, casinoBrand, showShell } from '#tests/support/shell.tsx';
import { ClientEntry } from './ClientEntry.tsx';

beforeEach(() => localStorage.clear());

it.each([
  ['of a sportsbook mentions open bets', brand, 'Your open bets will stay open. You can log in again at any time.'],
  ['of a casino does not mention bets', casinoBrand, 'You can log in again at any time.'],
])('the log-out dialog %s', async (_, of, words) => {
  const { user } = showShell(<ClientEntry display="log-out" of="items" icon="log-out" />, { who: 'player', brand: of });
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
  expect(question.getByText(/log in again/).textContent).toBe(words);
});
