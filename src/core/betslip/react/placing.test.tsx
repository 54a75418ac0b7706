import { lazy } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { action, bet, card, keptPlacements, odds, show, win } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { useBetslipContext } from './context.ts';
import { useBetslipFrame } from './panel/panelHooks.ts';

beforeEach(() => localStorage.clear());

describe('the button', () => {
  test('the button asks a visitor to log in', async () => {
    const { user, on } = show({ owner: { type: 'visitor' } });
    await user.click(odds('Jets'));
    await user.click(await action('Log In to Bet'));
    expect(on.logIn).toHaveBeenCalledOnce();
  });

  test('checklist 15: one press places exactly what is shown, never earlier, and shows the receipt', async () => {
    const { user, server } = show();
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    expect((await win('Jets')).value).toBe('$22.73');
    expect(document.querySelector('#betslip-totals')?.textContent).toBe('Total bet$25.00Potential payout$47.73');
    expect(server.variablesOf('PlaceBets')).toBeUndefined();
    await user.click(await action('Place Bet'));
    const heading = await screen.findByRole('heading', { name: 'Bet Placed' });
    expect(document.activeElement).toBe(heading);
    for (const told of [/^Receipt receipt-/, 'Share Game of the Jets']) expect(screen.getByText(told)).toBeTruthy();
    expect(await action('Bet Placed')).toHaveProperty('disabled', true);
    const { bets, placementId } = server.variablesOf('PlaceBets') as { bets: unknown; placementId: string };
    expect(bets).toEqual([
      { draftBetId: 'straight:Jets', betAmount: '2500', legs: [{ selectionId: 'Jets', oddsNumerator: '10', oddsDenominator: '11' }] },
    ]);
    expect(placementId).toMatch(/^[\w-]{16,64}$/);
    expect(keptPlacements()).toEqual([]);
    await user.click(await action('Done'));
    expect(await screen.findByText('Your betslip is empty')).toBeTruthy();
  });

  test('an accepted bet is confirmed while the receipt’s code loads', async () => {
    const Coming = lazy<() => null>(() => new Promise(() => undefined));
    const { user } = show({ renderPlacedBet: () => <Coming /> });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' });
    expect(screen.getByRole('listitem', { name: 'Jets' }).querySelectorAll('[aria-hidden]').length).toBeGreaterThan(5);
    expect((await action('Done')).tagName).toBe('BUTTON');
  });

  test('Done closes the sheet of a narrow screen', async () => {
    const Sheet = () => {
      const { open } = useBetslipContext();
      const { isOpen } = useBetslipFrame();
      return (
        <button type="button" onClick={open}>
          {isOpen ? 'The sheet is open' : 'The sheet is closed'}
        </button>
      );
    };
    const { user } = show({ beside: <Sheet /> });
    await user.click(screen.getByRole('button', { name: 'The sheet is closed' }));
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    expect(await action('The sheet is open')).toBeDefined();
    await user.click(await action('Done'));
    expect(await action('The sheet is closed')).toBeDefined();
  });

  test('a bet without a location shows the reason and is not sent', async () => {
    const { user, server } = show({ verifyLocation: async () => ({ ok: false, refusal: 'You must be in New Jersey.' }) });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    await screen.findByText('You must be in New Jersey.');
    expect(server.variablesOf('PlaceBets')).toBeUndefined();
  });

  test('a bet without a location offers the check and places nothing by it', async () => {
    const { user, server, on } = show({ verifyLocation: async () => ({ ok: false, refusal: 'You must be in New Jersey.' }) });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    on.checkLocation.mockResolvedValueOnce(false);
    await user.click(await action('Check Location'));
    expect(screen.getByText('You must be in New Jersey.')).toBeTruthy();
    await user.click(await action('Check Location'));
    await waitFor(() => expect(screen.queryByText('You must be in New Jersey.')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Check Location' })).toBeNull();
    expect(server.variablesOf('PlaceBets')).toBeUndefined();
  });

  test('a bet above the balance offers to deposit', async () => {
    const server = new TestServer();
    server.refusals = [
      {
        code: 'insufficient-funds',
        displayType: 'DEPOSIT',
        message: 'Your balance is too low for this bet. Enter a lower amount or make a deposit.',
      },
    ];
    const { user, on } = show({ server });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    await user.click(await action('Deposit'));
    expect(screen.getByText('Your balance is too low for this bet. Enter a lower amount or make a deposit.')).toBeTruthy();
    expect(on.deposit).toHaveBeenCalledOnce();
  });
});

describe('a price that moves', () => {
  test('worse odds are described, accepted and placed as shown', async () => {
    const { user, server, prices } = show();
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    prices({ Jets: -130 });
    expect(within(await card('Jets')).getByText('The odds changed from -110 to -130.')).toBeTruthy();
    await user.click(await action('Accept Changes & Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' });
    expect(server.variablesOf('PlaceBets')).toMatchObject({ bets: [{ legs: [{ oddsNumerator: '10', oddsDenominator: '13' }] }] });
    // Waits, because the acceptance has a queue of its own.
    await waitFor(() =>
      expect(server.variablesOf('AcceptBetslipChanges')).toMatchObject({
        marketSelections: [{ oddsNumerator: '10', oddsDenominator: '13' }],
      }),
    );
  });

  test('a selection with worse odds is named beside the button, and a press leads to its card', async () => {
    const { user, prices } = show();
    await user.click(odds('Jets'));
    await user.click(odds('Bills'));
    await user.click(screen.getByRole('tab', { name: 'Parlay' }));
    await user.type(await screen.findByRole('textbox', { name: 'Bet' }), '25');
    prices({ Bills: -130 });
    await user.click(await screen.findByRole('button', { name: /^Bills.*, show in betslip$/ }));
    expect(document.activeElement?.textContent).toContain('The odds changed from -110 to -130.');
    expect(screen.queryByRole('button', { name: /^Jets.*, show in betslip$/ })).toBeNull();
  });

  test('better odds are applied and announced without a question', async () => {
    const { user, prices } = show();
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    prices({ Jets: 120 });
    expect(within(await card('Jets')).getByText('The odds improved from -110 to +120. You get the better odds.')).toBeTruthy();
    expect((await win('Jets')).value).toBe('$30.00');
    await action('Place Bet');
  });

  test('a suspended selection stops the bet until it reopens', async () => {
    const { user, prices } = show();
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    prices({ Jets: -110 }, 'CLOSED');
    expect(within(await card('Jets')).getByText(/^Suspended/)).toBeTruthy();
    expect(await action('Place Bet')).toHaveProperty('disabled', true);
    expect(await bet('Jets')).toHaveProperty('disabled', true);
    prices({ Jets: -110 });
    expect(await action('Place Bet')).toHaveProperty('disabled', false);
  });

  test('a change of odds is announced politely', async () => {
    const { user, prices } = show();
    await user.click(odds('Jets'));
    await card('Jets');
    prices({ Jets: -130 });
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Jets: The odds changed from -110 to -130.'),
    );
  });
});

test('a selection carries its page, and is confirmed where the slip is hidden', async () => {
  toastStore.setState({ toasts: [] });
  const { user, server } = show();
  await user.click(odds('Jets'));
  await waitFor(() => expect(toastStore.getState().toasts).toMatchObject([{ title: 'Added to betslip', secondsUntilRemoved: 1.1 }]));
  expect(server.variablesOf('AddMarketSelection')).toMatchObject({ input: { selectionId: 'Jets', selectionOrigin: 'home' } });
});

test('two selections make a parlay, and one asks for another', async () => {
  const { user, server } = show();
  await user.click(odds('Jets'));
  await card('Jets');
  await user.click(screen.getByRole('tab', { name: 'Parlay' }));
  expect(screen.getByText('Parlay needs another bet')).toBeTruthy();
  await user.click(odds('Bills'));
  const parlay = await screen.findByRole('listitem', { name: '2-Leg Parlay' });
  expect(within(parlay).getByText('+264')).toBeTruthy();
  await user.type(within(parlay).getByRole('textbox', { name: 'Bet' }), '100');
  expect(screen.getByText('$364.46')).toBeTruthy();
  await user.click(await action('Place Bet'));
  await screen.findByRole('heading', { name: 'Bet Placed' });
  expect(server.variablesOf('PlaceBets')).toMatchObject({
    bets: [{ draftBetId: 'parlay', legs: [{ selectionId: 'Jets' }, { selectionId: 'Bills' }] }],
  });
});

test('without the combined button, changes are accepted by a separate press', async () => {
  const { user, prices } = show({ flags: { 'acceptance-optimisation': false } });
  await user.click(odds('Jets'));
  await user.type(await bet('Jets'), '25');
  prices({ Jets: -130 });
  await user.click(await action('Accept Changes'));
  expect(screen.queryByRole('heading', { name: 'Bet Placed' })).toBeNull();
  await user.click(await action('Place Bet'));
  await screen.findByRole('heading', { name: 'Bet Placed' });
});

describe('auto-accept', () => {
  test('auto-accept is off, can be turned on by the player, and then covers worse odds', async () => {
    const onAutoAcceptChange = vi.fn<(isOn: boolean) => void>();
    const { user, prices } = show({ onAutoAcceptChange });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    const toggle = screen.getByRole('switch', { name: 'Auto-accept odds changes' });
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    prices({ Jets: -130 });
    await action('Accept Changes & Bet');
    await user.click(toggle);
    const asked = await screen.findByRole('alertdialog', { name: 'Auto-accept odds changes?' });
    expect(within(asked).getByText(/at the current odds, better or worse, without asking you first/)).toBeTruthy();
    expect(onAutoAcceptChange).not.toHaveBeenCalled();
    await user.click(within(asked).getByRole('button', { name: 'Turn On' }));
    expect(onAutoAcceptChange).toHaveBeenCalledWith(true);
    await action('Place Bet');
    await user.click(toggle);
    expect(onAutoAcceptChange).toHaveBeenLastCalledWith(false);
    await action('Accept Changes & Bet');
  });

  test('checklist 16: auto-accept stays off if its explanation is cancelled', async () => {
    const onAutoAcceptChange = vi.fn<(isOn: boolean) => void>();
    const { user } = show({ onAutoAcceptChange });
    await user.click(odds('Jets'));
    await user.click(await screen.findByRole('switch', { name: 'Auto-accept odds changes' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(onAutoAcceptChange).not.toHaveBeenCalled();
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });

  test('a visitor is not offered auto-accept', async () => {
    const { user } = show({ owner: { type: 'visitor' } });
    await user.click(odds('Jets'));
    await card('Jets');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('refusals of every bet', () => {
  const refusedFor = async (code: string, displayType: string, message: string) => {
    const server = new TestServer();
    server.refusals = [{ code, displayType, message }];
    const shown = show({ server });
    await shown.user.click(odds('Jets'));
    await shown.user.type(await bet('Jets'), '25');
    await shown.user.click(await action('Place Bet'));
    return { ...shown, dialog: within(await screen.findByRole('alertdialog')) };
  };

  test('a responsible-gaming limit is shown with a link to the limits', async () => {
    const { user, dialog, on } = await refusedFor('account-restricted', 'RG_LIMIT', 'Your weekly limit is reached.');
    expect(dialog.getByText('Your weekly limit is reached.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'See My Limits' }));
    expect(on.go).toHaveBeenCalledWith('/account/responsible-gaming');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a refused location is shown with the check', async () => {
    const { user, dialog, on } = await refusedFor('location-not-verified', 'GEO', 'Please Check Location.');
    expect(dialog.getByText("We can't find your location")).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Check Location' }));
    expect(on.checkLocation).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a location refused before sending opens no second dialog', async () => {
    const { user } = show({ verifyLocation: async () => ({ ok: false, refusal: 'You must be in New Jersey.' }) });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    await screen.findByText('You must be in New Jersey.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('an unserved region is shown in the product’s words', async () => {
    const { user, dialog } = await refusedFor('region-not-served', 'ANONYMOUS_REGION_ERROR', 'No.');
    expect(dialog.getByText("Looks like you're outside of an operating area")).toBeTruthy();
    expect(dialog.getByText(/^You can still browse markets and deposit funds, but you must be physically located/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the selections of a placed bet', () => {
  test.each([false, true])('the selections of a placed bet can be reused if switched on (%s)', async (isOn) => {
    const { user } = show({ flags: { 'reuse-selections': isOn } });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' });
    const reuse = screen.queryByRole('button', { name: 'Reuse Selections' });
    expect(reuse !== null).toBe(isOn);
    if (reuse === null) return;
    await user.click(reuse);
    await card('Jets');
    expect((await bet('Jets')).value).toBe('');
  });
});

test.each([
  [5_000, 'We hold a live bet for 5 seconds and check it again before we accept it.'],
  [1_000, 'We hold a live bet for 1 second and check it again before we accept it.'],
  [0, null],
])('a live bet held for %i ms says so before it is placed: %s', async (delayMs, words) => {
  const server = new TestServer();
  server.delayMs = delayMs;
  const { user } = show({ server });
  await user.click(odds('Jets'));
  const field = await bet('Jets');
  expect(screen.queryByText(/We hold a live bet/)).toBeNull();
  await user.type(field, '10');
  expect(screen.queryByText(/We hold a live bet/)?.textContent ?? null).toBe(words);
});

describe('selections that the player keeps', () => {
  test('kept selections stay in the slip with an empty amount and are requested with the bet', async () => {
    const { user, server } = show({ flags: { 'reuse-selections': true } });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(screen.getByRole('switch', { name: 'Keep selections after placing' }));
    await user.click(await action('Place Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' });
    expect(server.variablesOf('PlaceBets')).toMatchObject({ keepBetslipSelections: true });
    expect(screen.queryByRole('button', { name: 'Reuse Selections' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await card('Jets');
    expect((await bet('Jets')).value).toBe('');
  });

  test('keeping selections is not offered where it is switched off', async () => {
    const { user } = show();
    await user.click(odds('Jets'));
    await bet('Jets');
    expect(screen.queryByRole('switch', { name: 'Keep selections after placing' })).toBeNull();
  });
});

describe('the panel beside the page', () => {
  const widen = (isWide: boolean) =>
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
      matches: isWide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList);
  afterEach(() => vi.restoreAllMocks());

  test('the panel is maximised and restored by button and Escape', async () => {
    widen(true);
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Maximize betslip' }));
    expect(screen.getByRole('button', { name: 'Restore betslip' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Maximize betslip' })).toBeTruthy();
  });

  test('the panel collapses into a button with its count, and opens again', async () => {
    widen(true);
    const { user } = show();
    await user.click(odds('Jets'));
    await card('Jets');
    await user.click(await action('Collapse betslip'));
    expect(screen.queryByRole('tab')).toBeNull();
    const floating = screen.getByRole('button', { name: /Betslip.*1 selection/ });
    await user.click(floating);
    await card('Jets');
  });

  test('a slip in a sheet cannot be collapsed', () => {
    widen(false);
    show();
    expect(screen.queryByRole('button', { name: 'Collapse betslip' })).toBeNull();
  });
});
