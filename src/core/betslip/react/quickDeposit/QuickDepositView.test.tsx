import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { card, odds, show } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';

beforeEach(() => localStorage.clear());

const LANDING = 'PaymentProvidersQuickDepositLandingPage';
const flags = { 'quick-deposit': true };
const entry = () => screen.queryByRole('button', { name: 'Quick deposit' });
const heading = () => screen.queryByRole('heading', { name: 'Quick deposit' });

async function deposit() {
  const server = new TestServer();
  server.faults.set(LANDING, 'silence');
  const shown = show({ server, flags, takesDeposits: true });
  await shown.user.click(odds('Jets'));
  await card('Jets');
  await shown.user.click(screen.getByRole('button', { name: 'Quick deposit' }));
  await screen.findByRole('heading', { name: 'Quick deposit' });
  return shown;
}

it.each<[string, Parameters<typeof show>[0]]>([
  ['where the site takes no payments', { flags, takesDeposits: false }],
  ['where its flag is off', { takesDeposits: true }],
  ['for a visitor', { flags, takesDeposits: true, owner: { type: 'visitor' } }],
])('the quick deposit has no entry %s', async (_, options) => {
  const { user } = show(options);
  await user.click(odds('Jets'));
  await card('Jets');
  expect(entry()).toBeNull();
});

it('the quick deposit replaces the slip and gives way to it again', async () => {
  const { user } = await deposit();
  expect(screen.queryByRole('listitem', { name: 'Jets, Moneyline' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Place Bet' })).toBeNull();
  expect(entry()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go back to Betslip' }));
  await card('Jets');
  expect(heading()).toBeNull();
});

it('the quick deposit closes when the selections change', async () => {
  const { user } = await deposit();
  await user.click(odds('Bills'));
  await waitFor(() => expect(heading()).toBeNull());
});

it('the quick deposit loads nothing before its press, and leads to the deposit page without methods', async () => {
  const { user, server, on } = show({ flags, takesDeposits: true });
  await user.click(odds('Jets'));
  await card('Jets');
  expect(server.calls.map(({ operation }) => operation)).not.toContain(LANDING);
  await user.click(screen.getByRole('button', { name: 'Quick deposit' }));
  await waitFor(() => expect(on.go).toHaveBeenCalledWith('/account/wallet/deposit'));
  await card('Jets');
});
