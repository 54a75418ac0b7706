import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PriceButton, useQuickAmount, useQuickBet } from '#src/core/betslip/index.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { keptPlacements, show } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { QuickAmount } from './QuickAmount.tsx';
import { QuickTicket } from './QuickTicket.tsx';

beforeEach(() => localStorage.clear());

const OFFERED = [500n, 1_000n];

function Leavable() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      {isHere ? <Shelf needsConfirmation={false} /> : null}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
    </>
  );
}

function Shelf({ needsConfirmation }: { readonly needsConfirmation: boolean }) {
  const [cents, choose] = useQuickAmount(OFFERED);
  const quick = useQuickBet(cents, needsConfirmation);
  return (
    <section aria-label="Quick">
      <QuickAmount offered={OFFERED} cents={cents} onChoose={choose} needsConfirmation={needsConfirmation} />
      <PriceButton
        selection={{ id: 'Jets', eventId: 'event-Jets', name: 'Jets' }}
        onPress={cents === null ? undefined : quick.press}
        isChosen={quick.bet !== null}
      />
      {quick.bet ? <QuickTicket quick={quick} market="Moneyline" /> : null}
    </section>
  );
}

type Options = Parameters<typeof show>[0] & { readonly needsConfirmation?: boolean };

function open({ needsConfirmation = false, ...options }: Options = {}) {
  const page = show({ beside: <Shelf needsConfirmation={needsConfirmation} />, ...options });
  const shelf = within(screen.getByRole('region', { name: 'Quick' }));
  return {
    ...page,
    shelf,
    choose: async (amount: string) => page.user.click(await shelf.findByRole('radio', { name: amount })),
    press: () => page.user.click(shelf.getByRole('button', { name: /^Jets/ })),
  };
}
const placementsOf = (server: TestServer) => server.calls.filter(({ operation }) => operation === 'PlaceBets');

describe('quick bets', () => {
  it('one press places the amount chosen once, and leaves the betslip as it is', async () => {
    const { choose, press, server, shelf, user } = open();
    await choose('$5.00');
    expect(shelf.getByText('Press odds to place a $5.00 bet right away.')).toBeDefined();
    await press();
    expect(await shelf.findByText(/^Bet Placed\. Jets: \$5\.00 at -110 to win \$4\.55$/)).toBeDefined();
    expect(server.variablesOf('PlaceBets')).toMatchObject({
      keepBetslipSelections: true,
      bets: [
        { draftBetId: 'straight:Jets', betAmount: '500', legs: [{ selectionId: 'Jets', oddsNumerator: '10', oddsDenominator: '11' }] },
      ],
    });
    expect(placementsOf(server)).toHaveLength(1);
    expect(server.calls.some(({ operation }) => operation === 'AddMarketSelection')).toBe(false);
    expect(screen.queryByRole('heading', { name: 'Bet Placed' })).toBeNull();
    await user.click(shelf.getByRole('button', { name: 'Done' }));
    expect(shelf.queryByRole('group', { name: /Quick bet/ })).toBeNull();
    expect(keptPlacements()).toEqual([]);
  });

  it('a region that asks for a confirmation places nothing before it, and nothing after Cancel', async () => {
    const { choose, press, server, shelf, user } = open({ needsConfirmation: true });
    await choose('$10.00');
    await press();
    expect(shelf.getByText('Jets: $10.00 at -110 to win $9.09')).toBeDefined();
    expect(document.activeElement).toBe(shelf.getByRole('group', { name: 'Quick bet: Moneyline' }));
    await user.click(shelf.getByRole('button', { name: 'Cancel' }));
    expect(placementsOf(server)).toHaveLength(0);
    await press();
    await user.click(shelf.getByRole('button', { name: 'Place $10.00 bet' }));
    expect(await shelf.findByText(/^Bet Placed/)).toBeDefined();
    expect(placementsOf(server)).toHaveLength(1);
  });

  it('the confirmation follows the price, and cannot be pressed while the odds are suspended', async () => {
    const { choose, press, prices, server, shelf, user } = open({ needsConfirmation: true });
    await choose('$10.00');
    await press();
    prices({ Jets: 150 });
    expect(shelf.getByText('Jets: $10.00 at +150 to win $15.00')).toBeDefined();
    prices({ Jets: 150 }, 'CLOSED');
    expect(shelf.getByText('These odds are not available right now.')).toBeDefined();
    expect(shelf.getByRole('button', { name: 'Place $10.00 bet' })).toHaveProperty('disabled', true);
    prices({ Jets: 120 });
    await user.click(shelf.getByRole('button', { name: 'Place $10.00 bet' }));
    expect(await shelf.findByText(/^Bet Placed/)).toBeDefined();
    expect(server.variablesOf('PlaceBets')).toMatchObject({ bets: [{ legs: [{ oddsNumerator: '6', oddsDenominator: '5' }] }] });
  });

  it('two quick presses on a quick bet place one bet', async () => {
    const { choose, server, shelf, user } = open();
    await choose('$5.00');
    await user.dblClick(shelf.getByRole('button', { name: /^Jets/ }));
    expect(await shelf.findByText(/^Bet Placed/)).toBeDefined();
    expect(placementsOf(server)).toHaveLength(1);
  });

  it('a selection just bet on is bet on again only after Done', async () => {
    const { choose, press, server, shelf, user } = open();
    await choose('$5.00');
    await press();
    await shelf.findByText(/^Bet Placed/);
    await press();
    expect(placementsOf(server)).toHaveLength(1);
    await user.click(shelf.getByRole('button', { name: 'Done' }));
    await press();
    await shelf.findByText(/^Bet Placed/);
    expect(placementsOf(server)).toHaveLength(2);
  });

  it('a refusal is shown on the card with its way on, and not in the betslip', async () => {
    const server = new TestServer();
    server.refusals = [{ code: 'insufficient-funds', displayType: 'DEPOSIT', message: 'Not enough money' }];
    const { choose, press, shelf, on, user } = open({ server });
    await choose('$5.00');
    await press();
    expect(await shelf.findByText(/Not enough money/)).toBeDefined();
    await user.click(shelf.getByRole('button', { name: 'Deposit' }));
    expect(on.deposit).toHaveBeenCalledOnce();
    expect(screen.getAllByText(/Not enough money/)).toHaveLength(1);
  });

  it('a quick bet without a location shows the reason and is not sent', async () => {
    const { choose, press, server, shelf } = open({ verifyLocation: async () => ({ ok: false, refusal: 'You must be in New Jersey.' }) });
    await choose('$5.00');
    await press();
    expect(await shelf.findByText('You must be in New Jersey.')).toBeDefined();
    expect(shelf.getByRole('button', { name: 'Check Location' })).toBeDefined();
    expect(placementsOf(server)).toHaveLength(0);
  });

  it('while off, a press adds the selection to the betslip', async () => {
    const { press, server } = open();
    await press();
    await waitFor(() => expect(server.variablesOf('AddMarketSelection')).toMatchObject({ input: { selectionId: 'Jets' } }));
    expect(placementsOf(server)).toHaveLength(0);
  });

  it('the amount is kept for its player alone', async () => {
    const first = open();
    await first.choose('$5.00');
    first.tree.unmount();
    const second = open({ owner: { type: 'player', id: 'p2' } });
    expect(await second.shelf.findByRole('radio', { name: 'Off', checked: true })).toBeDefined();
    second.tree.unmount();
    expect(await open().shelf.findByRole('radio', { name: '$5.00', checked: true })).toBeDefined();
  });

  it('a visitor is asked to log in', async () => {
    const { shelf, on, user } = open({ owner: { type: 'visitor' } });
    await user.click(shelf.getByRole('button', { name: 'Log In' }));
    expect(on.logIn).toHaveBeenCalledOnce();
  });

  it('a bet whose page was left is reported by a message', async () => {
    const server = new TestServer();
    server.faults.set('PlaceBets', 'silence');
    const { choose, press, shelf, user } = open({ server, beside: <Leavable /> });
    await choose('$5.00');
    await press();
    expect(shelf.getByText(/^Placing your bet/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    server.release();
    await waitFor(() => expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(['Bet Placed']));
  });

  it('without games it says so, and without its source that it failed', async () => {
    await stageCase(caseOf('QuickBets', 'empty'));
    expect(screen.getByText('No games to bet on right now.')).toBeDefined();
    await stageCase(caseOf('QuickBets', 'failed'));
    expect(screen.getByText('We could not load the quick bets')).toBeDefined();
  });
});
