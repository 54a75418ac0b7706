import { screen, waitFor, within } from '@testing-library/react';
import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { toastStore } from '#src/ui/notices/toast.ts';
import { action, card, odds, pressed, show } from '#tests/support/betslipPage.tsx';
import { TestServer } from '#tests/support/betslipServer.ts';

beforeEach(() => {
  localStorage.clear();
  toastStore.setState({ toasts: [] });
});

async function twoLines(server = new TestServer()) {
  for (const name of ['Jets', 'Bills']) {
    const selection = server.selections.get(name);
    if (selection) server.selections.set(name, { ...selection, points: '-3.5' });
  }
  const page = show({ server });
  for (const name of ['Jets', 'Bills', 'Bears']) {
    await page.user.click(screen.getByRole('button', { name: new RegExp(`^${name}.*minus 110, moneyline`) }));
    await pressed(name);
  }
  await page.user.click(screen.getByRole('tab', { name: 'Teaser' }));
  await screen.findByRole('listitem', { name: '2-Leg Teaser' });
  return { ...page, server };
}
const teaser = () => within(screen.getByRole('listitem', { name: '2-Leg Teaser' }));

test('a two-leg teaser says when the stake is returned', async () => {
  await twoLines();
  expect(
    teaser().getByText(
      'If a leg pushes or is void, the teaser drops one leg. If the other leg wins or also drops out, we return your stake.',
    ),
  ).toBeTruthy();
});

test('a teaser shows its moved lines and price, and unavailable points', async () => {
  await twoLines();
  expect(teaser().getAllByText('+2.5')).toHaveLength(2);
  expect(teaser().getByText('Jets +2.5')).toBeTruthy();
  expect(teaser().getAllByText('-115').length).toBeGreaterThan(0);
  expect(teaser().getByRole<HTMLInputElement>('radio', { name: '6 pts -115' }).checked).toBe(true);
  expect(teaser().getByRole<HTMLInputElement>('radio', { name: '7 pts Unavailable' }).disabled).toBe(true);
});

test('other teaser points move lines and price at once and are saved', async () => {
  const { user, server } = await twoLines();
  await user.click(teaser().getByRole('radio', { name: '6.5 pts -125' }));
  expect(teaser().getAllByText('+3')).toHaveLength(2);
  await user.type(teaser().getByRole('textbox', { name: 'Bet' }), '100');
  expect(teaser().getByRole<HTMLInputElement>('textbox', { name: 'To win' }).value).toBe('$80.00');
  await waitFor(() => expect(server.variablesOf('BuyTeaserPoints')).toEqual({ points: '6.5' }));
});

test('a special teaser says how it is settled', async () => {
  const { user } = await twoLines();
  expect(teaser().queryByText('If a leg pushes, the bet loses.')).toBeNull();
  await user.click(teaser().getByRole('radio', { name: '10 pts -120' }));
  expect(teaser().getByText('If a leg pushes, the bet loses.')).toBeTruthy();
  expect(teaser().getAllByText('+6.5')).toHaveLength(2);
});

test('a mixed teaser moves each sport’s line by its own points', async () => {
  const server = new TestServer();
  server.isMixed = true;
  await twoLines(server);
  expect(teaser().getByRole('radio', { name: '6/4 pts -110' })).toBeTruthy();
  expect(teaser().getByText('+2.5')).toBeTruthy();
  expect(teaser().getByText('+0.5')).toBeTruthy();
});

test('a teaser is placed with its points and price', async () => {
  const { user, server } = await twoLines();
  await user.type(teaser().getByRole('textbox', { name: 'Bet' }), '10');
  await user.click(await action('Place Bet'));
  await screen.findByRole('heading', { name: 'Bet Placed' });
  expect(server.variablesOf('PlaceBets')).toMatchObject({
    bets: [{ draftBetId: 'teaser', betAmount: '1000', teaserPoints: '6', totalOddsNumerator: '20', totalOddsDenominator: '23' }],
  });
  expect(screen.getByRole('listitem', { name: '2-Leg Teaser' })).toBeTruthy();
});

describe('terms that have changed since they were shown', () => {
  const TIES = 'If a leg pushes, the bet loses.';
  const movedTerms = [{ code: 'teaser-terms-moved', displayType: 'ODDS_CHANGED', message: 'The terms have changed.', subjectId: 'teaser' }];

  test('teaser terms that changed are refused once and placed after accepting the new ones', async () => {
    const { user, server } = await twoLines();
    await user.type(teaser().getByRole('textbox', { name: 'Bet' }), '10');
    // Waits until the amount is sent, because its response still has the terms on screen.
    await waitFor(() => expect(server.variablesOf('SetDraftBetAmount')).toMatchObject({ amount: '1000' }));
    server.sixPoints = { american: -115, rule: TIES };
    server.refusals = movedTerms;
    await user.click(await action('Place Bet'));
    await teaser().findByText(TIES);
    expect(teaser().getByText('The terms of this teaser changed. The new terms are shown here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place Bet' })).toBeNull();
    server.refusals = [];
    await user.click(await action('Accept Changes & Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' });
    const [first, last] = server.calls
      .filter(({ operation }) => operation === 'PlaceBets')
      .map(({ variables }) => (variables as { bets: readonly { teaserTerms: string }[] }).bets[0]?.teaserTerms);
    expect(first).not.toContain(TIES);
    expect(last).toContain(TIES);
  });

  test.each([
    ['another rule', { american: -115, rule: TIES }, [], 'The terms of this teaser changed. The new terms are shown here.'],
    [
      'another price of fewer legs',
      { american: -115, rule: null },
      [[3, 100]],
      'The terms of this teaser changed. The new terms are shown here.',
    ],
    ['a worse price', { american: -130, rule: null }, [], 'The odds changed from -115 to -130.'],
  ] as const)('changed teaser terms are asked about before the press: %s', async (_name, sixPoints, dropsTo, said) => {
    const { user, server } = await twoLines();
    server.sixPoints = sixPoints;
    server.dropsTo = dropsTo;
    await user.type(teaser().getByRole('textbox', { name: 'Bet' }), '10');
    await user.tab();
    expect(await teaser().findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place Bet' })).toBeNull();
    expect(server.variablesOf('PlaceBets')).toBeUndefined();
    await user.click(await action('Accept Changes & Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' });
    const { num, den } = priceFromAmerican(sixPoints.american);
    expect(server.variablesOf('PlaceBets')).toMatchObject({
      bets: [
        {
          teaserTerms: expect.stringContaining(JSON.stringify(dropsTo)) as string,
          totalOddsNumerator: String(num),
          totalOddsDenominator: String(den),
        },
      ],
    });
  });

  test('better teaser terms are given without asking', async () => {
    const { user, server } = await twoLines();
    server.sixPoints = { american: 105, rule: null };
    await user.type(teaser().getByRole('textbox', { name: 'Bet' }), '10');
    await user.tab();
    expect(await teaser().findByText('The odds improved from -115 to +105. You get the better odds.')).toBeTruthy();
    await user.click(await action('Place Bet'));
    await screen.findByRole('heading', { name: 'Bet Placed' });
    expect(server.variablesOf('PlaceBets')).toMatchObject({ bets: [{ totalOddsNumerator: '21', totalOddsDenominator: '20' }] });
  });
});

test('a teaser says what remains if a leg drops out', async () => {
  const server = new TestServer();
  server.dropsTo = [
    [3, 160],
    [2, -115],
  ];
  await twoLines(server);
  expect(
    teaser().getByText(
      'If a leg pushes or is void, the teaser drops one leg: 3 legs pay +160, 2 legs pay -115. If one winning leg or no leg is left, we return your stake.',
    ),
  ).toBeTruthy();
});

test('clearing the teaser asks first, removes its selections and leaves the others', async () => {
  const { user, server } = await twoLines();
  await user.click(await action('Clear'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Clear Teaser Section?' });
  await user.click(within(dialog).getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect([...server.slip.keys()]).toEqual(['Bears']));
  expect(screen.getByRole('tab', { name: 'Straight' }).getAttribute('aria-selected')).toBe('true');
});

test('a teaser without two lines says what it needs', async () => {
  const { user } = show();
  await user.click(odds('Jets'));
  await card('Jets');
  await user.click(screen.getByRole('tab', { name: 'Teaser' }));
  expect(screen.getByText('Teaser needs 2 or more football or basketball spread/total bets.')).toBeTruthy();
});
