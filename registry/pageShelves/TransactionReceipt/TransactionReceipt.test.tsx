import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('TransactionReceipt', () => {
  it('says in its own words that there is none at an address of none', async () => {
    await stageCase(caseOf('TransactionReceipt', 'usual'), { path: '/account/wallet/receipt/none!' });
    expect(screen.getByRole('alert').textContent).toContain('There is nothing here');
    expect(screen.getByRole('link', { name: 'Transactions' })).toBeDefined();
  });

  it('asks again for one that could not be loaded', async () => {
    await stageCase(caseOf('TransactionReceipt', 'usual'), { path: '/account/wallet/receipt/deposit00000001' });
    expect(await screen.findByRole('heading', { name: 'We could not load this receipt' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
