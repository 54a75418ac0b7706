import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeConsole } from '#tests/support/console/fakeConsole.ts';
import { openConsole } from '#tests/support/console/openConsole.tsx';
import { proposed } from '#tests/support/console/things.ts';
import { halfPointsConsequence, halfPointsIn, halfPointsText, marginIn } from './pricingTerms.ts';

const terms = () => ({
  minimums: { version: 3, leastStakeCents: 100, leastOdds: null },
  cashOut: { version: 2, num: 1, den: 20 },
  halfPoints: {
    version: 0,
    rows: [{ sport: 'football', market: 'spread' as const, most: 350, cents: 10, keys: [{ points: 300, cents: 25 }] }],
  },
});
const server = () =>
  new FakeConsole('trader')
    .on('readHouseTerms', terms)
    .on('setCashOutMargin', () => proposed())
    .on('setBetMinimums', () => proposed())
    .on('setHalfPoints', () => proposed());
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the pricing terms', () => {
  it('the cash-out margin is set as an exact fraction with a reason and a version', async () => {
    const fake = server();
    const { user } = openConsole(fake, '/house-terms');
    const field = await screen.findByRole('textbox', { name: 'Margin' });
    await user.clear(field);
    await user.type(field, '1/25');
    await user.click(screen.getByRole('button', { name: 'Set margin…' }));
    const form = await dialog('Set cash out margin');
    await user.type(form.getByLabelText('Reason'), 'A better offer');
    await user.click(form.getByRole('button', { name: 'Set margin' }));
    await waitFor(() => expect(fake.inputsOf('setCashOutMargin')).toEqual([{ version: 2, num: 1, den: 25, reason: 'A better offer' }]));
  });

  it('the half-point table has one market per line, and an empty one removes the table', async () => {
    const fake = server();
    const { user } = openConsole(fake, '/house-terms');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Sport, market, points, price' });
    expect(field.value).toBe('football spread 3.5 at 10, 25 on 3');
    await user.type(field, '\nbasketball total 1.25');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set table…' }).disabled).toBe(true);
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Set table…' }));
    const form = await dialog('Set half point table');
    await user.type(form.getByLabelText('Reason'), 'All games');
    await user.click(form.getByRole('button', { name: 'Set margin' }));
    await waitFor(() => expect(fake.inputsOf('setHalfPoints')).toEqual([{ version: 0, rows: null, reason: 'All games' }]));
  });

  it('minimum stake and odds are set together with a reason', async () => {
    const fake = server();
    const { user } = openConsole(fake, '/house-terms');
    const [amount, odds] = [await screen.findByLabelText('Minimum stake'), screen.getByLabelText('Minimum odds')];
    const press = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Set minimum…' });
    await user.type(odds, '1.1');
    expect(press().disabled).toBe(true);
    await user.clear(odds);
    await user.type(odds, '1/10');
    await user.clear(amount);
    await user.type(amount, '0');
    expect(press().disabled).toBe(true);
    await user.clear(amount);
    await user.type(amount, '2.50');
    await user.click(press());
    const form = await dialog('Set minimum bets');
    expect(form.getByText('From the next bet, the minimum is $2.50 and odds of 1/10 for all players.')).toBeTruthy();
    await user.type(form.getByLabelText('Reason'), 'What a bet costs us');
    await user.click(form.getByRole('button', { name: 'Set minimum' }));
    await waitFor(() =>
      expect(fake.inputsOf('setBetMinimums')).toEqual([
        { version: 3, leastStakeCents: 250, leastOdds: { num: 1, den: 10 }, reason: 'What a bet costs us' },
      ]),
    );
  });

  it.each([
    ['1/20', { num: 1, den: 20 }],
    [' 0 / 1 ', { num: 0, den: 1 }],
    ['1/2', { num: 1, den: 2 }],
    ['11/20', null],
    ['5 %', null],
    ['1/0', null],
    ['-1/20', null],
  ])('the margin %j is %j', (text, margin) => expect(marginIn(text)).toEqual(margin));

  it.each([
    ['football spread 3.5\n\n  basketball   total 10 ', 'football spread 3.5\nbasketball total 10'],
    ['football spread 0.5', 'football spread 0.5'],
    ['football  spread 3.5 at 10', 'football spread 3.5 at 10'],
    ['football spread 7 at 10, 25 on 3, 20 on 7\nhockey total 1 at 30', 'football spread 7 at 10, 25 on 3, 20 on 7\nhockey total 1 at 30'],
  ])('the half-point table %j reads back as %j', (text, written) => expect(halfPointsText(halfPointsIn(text) ?? null)).toBe(written));

  it.each([
    'football spread',
    'football moneyline 3',
    'football spread 0',
    'football spread 3.25',
    'football spread 60',
    'football spread 3.5 at',
    'football spread 3.5 at 0',
    'football spread 3.5 at 201',
    'football spread 3.5, 25 on 3',
    'football spread 3.5 at 10, 25 on 3.25',
    'football spread 3.5 at 10, 25 on 0',
  ])('the text %j is not a half-point table', (text) => expect(halfPointsIn(text)).toBeUndefined());

  it.each([
    ['', 'Players can buy every offered line, each at its own odds.'],
    ['football spread 3', 'Players can buy points in one market only. Each line keeps its own odds.'],
    ['football spread 3 at 10\nfootball total 3', '1 has a price per half point'],
  ])('the effect of setting the table %j is explained', (text, words) =>
    expect(halfPointsConsequence(halfPointsIn(text) ?? null)).toContain(words),
  );
});
