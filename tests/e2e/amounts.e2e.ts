import { expect, test } from 'playwright/test';
import { betField, betslip, moneylineOf, openEvent, priceOf } from './support/line.ts';

test('an amount is what was typed or pasted, other text is kept and refused', async ({ page }) => {
  const offer = await moneylineOf('esports', 0);
  await openEvent(page, offer);
  await priceOf(page, offer.home).click();
  const bet = betField(page);
  const cases = [
    ['$1,234.50', '$1,234.50', 'taken'],
    ['-5', '-5', 'refused'],
    ['1e9', '1e9', 'refused'],
    ['12.345', '$12.34', 'taken'],
    ['abc', 'abc', 'refused'],
    ['.5', '$0.5', 'taken'],
  ] as const;
  for (const [typed, kept, fate] of cases) {
    await bet.fill('');
    await bet.pressSequentially(typed);
    await expect(bet, typed).toHaveValue(new RegExp(`^${kept.replace(/[$.]/g, '\\$&')}0?$`));
    if (fate === 'refused') await expect(betslip(page)).toContainText(/^Betslip.*Enter (the|an) amount/s);
  }
  await bet.fill('');
  await bet.pressSequentially('99999999.99');
  await expect(bet).toHaveValue(/^\$9,999,999(\.99)?$/);
  await bet.fill('');
  await expect(betslip(page)).toContainText('$0.00');
});
