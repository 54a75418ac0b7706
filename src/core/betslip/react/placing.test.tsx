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
  test('asks a visitor to log in', async () => {
    const { user, on } = show({ owner: { type: 'visitor' } });
    await user.click(odds('Jets'));
    await user.click(await action('Log In to Bet'));
    expect(on.logIn).toHaveBeenCalledOnce();
  });

  test('checklist 15: places exactly what is shown, by one press and never before it, and shows the receipt', async () => {
    const { user, server } = show();
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    expect((await win('Jets')).value).toBe('$22.73');
    expect(document.querySelector('#betslip-totals')?.textContent).toBe('Total bet$25.00Potential return$47.73');
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

  test('that was taken says so while the code of receipts is still on its way, and keeps the place of the receipt', async () => {
    const Coming = lazy<() => null>(() => new Promise(() => undefined));
    const { user } = show({ renderPlacedBet: () => <Coming /> });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' });
    expect(screen.getByRole('listitem', { name: 'Jets' }).querySelectorAll('[aria-hidden]').length).toBeGreaterThan(5);
    expect((await action('Done')).tagName).toBe('BUTTON');
  });

  test('done on a narrow screen, the sheet goes with the receipt', async () => {
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

  test('without a location says why and sends nothing', async () => {
    const { user, server } = show({ verifyLocation: async () => ({ ok: false, refusal: 'You must be in New Jersey.' }) });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    await screen.findByText('You must be in New Jersey.');
    expect(server.variablesOf('PlaceBets')).toBeUndefined();
  });

  test('without a location has the location checked where the button is, and places nothing by it', async () => {
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

  test('leads to a deposit when the money is short', async () => {
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
  test('is said in words, and accepted and placed at what is shown', async () => {
    const { user, server, prices } = show();
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    prices({ Jets: -130 });
    expect(within(await card('Jets')).getByText('The odds changed from -110 to -130.')).toBeTruthy();
    await user.click(await action('Accept Changes & Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' });
    expect(server.variablesOf('PlaceBets')).toMatchObject({ bets: [{ legs: [{ oddsNumerator: '10', oddsDenominator: '13' }] }] });
    // Wishes wait in their own queue, behind the amount: the bet carries its price itself.
    await waitFor(() =>
      expect(server.variablesOf('AcceptBetslipChanges')).toMatchObject({
        marketSelections: [{ oddsNumerator: '10', oddsDenominator: '13' }],
      }),
    );
  });

  test('is named beside the button, and a press leads to its card', async () => {
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

  test('for the better is given and said, and asks nothing', async () => {
    const { user, prices } = show();
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    prices({ Jets: 120 });
    expect(within(await card('Jets')).getByText('The odds improved from -110 to +120. You get the better odds.')).toBeTruthy();
    expect((await win('Jets')).value).toBe('$30.00');
    await action('Place Bet');
  });

  test('away stops the bet until it is back', async () => {
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

  test('is told to a listener, politely', async () => {
    const { user, prices } = show();
    await user.click(odds('Jets'));
    await card('Jets');
    prices({ Jets: -130 });
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Jets: The odds changed from -110 to -130.'),
    );
  });
});

test('a press says on what page, and that it was added where the slip is not in sight', async () => {
  toastStore.setState({ toasts: [] });
  const { user, server } = show();
  await user.click(odds('Jets'));
  await waitFor(() => expect(toastStore.getState().toasts).toMatchObject([{ title: 'Added to betslip', secondsUntilRemoved: 1.1 }]));
  expect(server.variablesOf('AddMarketSelection')).toMatchObject({ input: { selectionId: 'Jets', selectionOrigin: 'home' } });
});

test('two selections make a parlay; one asks for another', async () => {
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

test('a price that moved is accepted by a press of its own where one press may not do both', async () => {
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
  test('is off, is the player’s to turn on, and then covers worse odds', async () => {
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

  test('checklist 16: stays off for who reads what it means and cancels', async () => {
    const onAutoAcceptChange = vi.fn<(isOn: boolean) => void>();
    const { user } = show({ onAutoAcceptChange });
    await user.click(odds('Jets'));
    await user.click(await screen.findByRole('switch', { name: 'Auto-accept odds changes' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(onAutoAcceptChange).not.toHaveBeenCalled();
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });

  test('is not offered to a visitor: there is nobody to remember it for', async () => {
    const { user } = show({ owner: { type: 'visitor' } });
    await user.click(odds('Jets'));
    await card('Jets');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('what stops every bet', () => {
  const refusedFor = async (code: string, displayType: string, message: string) => {
    const server = new TestServer();
    server.refusals = [{ code, displayType, message }];
    const shown = show({ server });
    await shown.user.click(odds('Jets'));
    await shown.user.type(await bet('Jets'), '25');
    await shown.user.click(await action('Place Bet'));
    return { ...shown, dialog: within(await screen.findByRole('alertdialog')) };
  };

  test('a limit is told with the way to it, once', async () => {
    const { user, dialog, on } = await refusedFor('account-restricted', 'RG_LIMIT', 'Your weekly limit is reached.');
    expect(dialog.getByText('Your weekly limit is reached.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'See My Limits' }));
    expect(on.go).toHaveBeenCalledWith('/account/responsible-gaming');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a location that the server does not know is told with the way to check it', async () => {
    const { user, dialog, on } = await refusedFor('location-not-verified', 'GEO', 'Please Check Location.');
    expect(dialog.getByText("We can't find your location")).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Check Location' }));
    expect(on.checkLocation).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a location that was not found before the bet was sent is told by whoever looked for it', async () => {
    const { user } = show({ verifyLocation: async () => ({ ok: false, refusal: 'You must be in New Jersey.' }) });
    await user.click(odds('Jets'));
    await user.type(await bet('Jets'), '25');
    await user.click(await action('Place Bet'));
    await screen.findByText('You must be in New Jersey.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a place where no bets are taken is told in the words of the product', async () => {
    const { user, dialog } = await refusedFor('region-not-served', 'ANONYMOUS_REGION_ERROR', 'No.');
    expect(dialog.getByText("Looks like you're outside of an operating area")).toBeTruthy();
    expect(dialog.getByText(/^You can still browse markets and deposit funds, but you must be physically located/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the selections of a placed bet', () => {
  test.each([false, true])('can be taken for the next one where that is switched on (%s)', async (isOn) => {
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
])('a bet that the server would hold for %i ms says so before it is placed: %s', async (delayMs, words) => {
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
  test('stay in the slip after the bet, with an empty field, and are asked for by the bet itself', async () => {
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

  test('are not offered where that is switched off', async () => {
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

  test('is maximised and restored, by its button and by Escape', async () => {
    widen(true);
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Maximize betslip' }));
    expect(screen.getByRole('button', { name: 'Restore betslip' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Maximize betslip' })).toBeTruthy();
  });

  test('collapses into a button that says how many, and comes back', async () => {
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

  test('in a sheet has nothing to collapse', () => {
    widen(false);
    show();
    expect(screen.queryByRole('button', { name: 'Collapse betslip' })).toBeNull();
  });
});
