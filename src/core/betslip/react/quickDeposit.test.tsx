import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { card, odds, show } from '#tests/support/betslipPage.tsx';

beforeEach(() => localStorage.clear());

const entry = () => screen.queryByRole('button', { name: 'Quick deposit' });
const renderQuickDeposit = (onClose: () => void) => (
  <>
    <p>How much?</p>
    <button type="button" onClick={onClose}>
      Go back to Betslip
    </button>
  </>
);

it('has no entry where no deposit can be made in the slip', () => {
  show();
  expect(entry()).toBeNull();
});

it('stands where the slip was, and gives the slip back', async () => {
  const { user } = show({ renderQuickDeposit });
  await user.click(odds('Jets'));
  await card('Jets');
  await user.click(screen.getByRole('button', { name: 'Quick deposit' }));
  expect(screen.getByText('How much?')).toBeDefined();
  expect(screen.queryByRole('listitem', { name: 'Jets, Money line' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Place Bet' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go back to Betslip' }));
  await card('Jets');
  expect(screen.queryByText('How much?')).toBeNull();
});

it('is left when the selections change', async () => {
  const { user } = show({ renderQuickDeposit });
  await user.click(odds('Jets'));
  await card('Jets');
  await user.click(screen.getByRole('button', { name: 'Quick deposit' }));
  await user.click(odds('Bills'));
  await waitFor(() => expect(screen.queryByText('How much?')).toBeNull());
});
