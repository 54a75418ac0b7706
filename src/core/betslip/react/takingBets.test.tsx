import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { toastStore } from '#src/ui/notices/toast.ts';
import { card, odds, show } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';
import type { WantedBets } from '../types.ts';
import { useBetslipContext } from './context.ts';
// Compiles the lazy dialog before a test waits for it.
import './card/JoinDialog.tsx';

beforeEach(() => {
  localStorage.clear();
  toastStore.setState({ toasts: [] });
});

function Taker({ bets, asks }: { readonly bets: WantedBets; readonly asks: boolean }) {
  const { take } = useBetslipContext();
  return (
    <button type="button" onClick={() => take(bets, asks)}>
      Take
    </button>
  );
}
const legs = (...ids: readonly string[]): WantedBets => ({ legs: ids.map((selectionId) => ({ selectionId })) });
const take = (page: ReturnType<typeof show>) => page.user.click(screen.getByRole('button', { name: 'Take' }));

describe('external bets', () => {
  test('external bets are added to an empty slip at once', async () => {
    const page = show({ beside: <Taker bets={legs('Jets', 'Bills')} asks /> });
    await take(page);
    await card('Jets');
    await card('Bills');
    expect(page.server.calls.filter(({ operation }) => operation === 'AddDraftBets')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['Add to betslip', ['Bears', 'Jets']],
    ['Replace betslip', ['Jets']],
  ] as const)('external bets beside other selections ask the player: %s', async (answer, left) => {
    const page = show({ beside: <Taker bets={legs('Jets')} asks /> });
    await page.user.click(odds('Bears'));
    await card('Bears');
    await take(page);
    const dialog = await screen.findByRole('dialog', { name: 'Your betslip has 1 selection' });
    expect(page.server.slip.has('Jets')).toBe(false);
    await page.user.click(within(dialog).getByRole('button', { name: answer }));
    await card('Jets');
    await waitFor(() => expect([...page.server.slip.keys()]).toEqual(left));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closing the question about replacing selections keeps the slip', async () => {
    const page = show({ beside: <Taker bets={legs('Jets')} asks /> });
    await page.user.click(odds('Bears'));
    await card('Bears');
    await take(page);
    await screen.findByRole('dialog');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([...page.server.slip.keys()]).toEqual(['Bears']);
  });

  test('selections that were left out are listed with the reason', async () => {
    const server = new TestServer();
    const bills = server.selections.get('Bills');
    if (bills) bills.status = 'CLOSED';
    const page = show({ server, beside: <Taker bets={legs('Jets', 'Bills')} asks={false} /> });
    await take(page);
    await card('Jets');
    expect(toastStore.getState().toasts).toMatchObject([
      { type: 'info', title: 'One leg was left out', body: 'Bills: This market is suspended.' },
    ]);
  });

  test('external bets with no open selection say so', async () => {
    const server = new TestServer();
    const bills = server.selections.get('Bills');
    if (bills) bills.status = 'CLOSED';
    const page = show({ server, beside: <Taker bets={legs('Bills')} asks={false} /> });
    await take(page);
    await waitFor(() => expect(toastStore.getState().toasts).toMatchObject([{ title: 'None of these selections are open' }]));
    expect(screen.getByText('Your betslip is empty')).toBeDefined();
  });
});
