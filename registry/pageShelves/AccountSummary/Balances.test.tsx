import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountSummary as cases } from '#fixtures/pageShelves/AccountSummary.ts';
import { money } from '#fixtures/worlds/money.ts';
import { stagePart } from '#tests/support/stagePart.tsx';
import { Balances } from './Balances.tsx';

const { account } = cases.usual.node;
const draw = (changes: object = {}) => {
  if (!account) throw new Error('The case has an account');
  return stagePart(<Balances balances={{ ...account.balances, ...changes }} />);
};

describe('balances', () => {
  it('balances list the total and then its parts', () => {
    draw();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Cash', 'Withdrawable', 'Bonus']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$1,000.00', '$1,000.00', '$10.00']);
  });

  it.each(['0', '00', ''])('a restricted balance of %j is not shown', (amountLong) => {
    draw({ restrictedBalance: { ...money(0n), amountLong } });
    expect(screen.queryByText('Restricted Balance')).toBeNull();
  });

  it('a restricted balance above zero is shown', () => {
    draw({ restrictedBalance: money(1n) });
    expect(screen.getByText('Restricted Balance').nextElementSibling?.textContent).toBe('$0.01');
  });
});
