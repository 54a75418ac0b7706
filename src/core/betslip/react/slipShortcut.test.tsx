import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bet, card, odds, pressed, show } from '#tests/support/betslipPage.tsx';
import { useGoToSlip } from './slipShortcut.ts';

beforeEach(() => localStorage.clear());

const Shortcut = ({ isOn = true }: { readonly isOn?: boolean }) => {
  const go = useGoToSlip(isOn);
  return (
    <button type="button" onClick={go}>
      Skip to betslip
    </button>
  );
};

test('Enter on a price and the shortcut lead to its amount: two keys', async () => {
  const { user } = show({ beside: <Shortcut /> });
  await user.click(odds('Bills'));
  await card('Bills');
  odds('Jets').focus();
  await user.keyboard('{Enter}');
  await pressed('Jets');
  await user.click(screen.getByRole('tab', { name: 'Straight' }));
  await user.keyboard('{Alt>}{Shift>}[KeyB]{/Shift}{/Alt}');
  await waitFor(async () => expect(document.activeElement).toBe(await bet('Jets')));
});

test('the skip link leads to the panel of an empty slip', async () => {
  const { user } = show({ beside: <Shortcut /> });
  await user.click(screen.getByText('Skip to betslip'));
  expect(document.activeElement?.textContent).toMatch(/^Betslip/);
});

test('a site without a slip has no shortcut, nor has the letter alone one', async () => {
  const { user } = show({ beside: <Shortcut isOn={false} /> });
  await user.click(odds('Jets'));
  await card('Jets');
  odds('Jets').focus();
  await user.keyboard('{Alt>}{Shift>}[KeyB]{/Shift}{/Alt}b');
  expect(document.activeElement).toBe(odds('Jets'));
});
