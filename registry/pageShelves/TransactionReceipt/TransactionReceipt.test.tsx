import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('TransactionReceipt', () => {
  it('a receipt page without a valid id shows its own text', async () => {
    await stageCase(caseOf('TransactionReceipt', 'usual'), { path: '/account/wallet/receipt/none!' });
    expect(screen.getByRole('alert').textContent).toContain('There is nothing here');
    expect(screen.getByRole('link', { name: 'Transactions' })).toBeDefined();
  });

  it('a receipt that could not be loaded can be tried again', async () => {
    await stageCase(caseOf('TransactionReceipt', 'usual'), { path: '/account/wallet/receipt/deposit00000001' });
    expect(await screen.findByRole('heading', { name: 'We could not load this receipt' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
