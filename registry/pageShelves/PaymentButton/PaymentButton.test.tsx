import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { frameOf } from '#src/console/preview/kinds.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('PaymentButton', () => {
  it.each([
    ['empty', 'Withdraw $50.00'],
    ['usual', 'Take out $50.00'],
  ])('%s: the payment button shows the typed amount: %s', async (name, words) => {
    await stageCase(caseOf('PaymentButton', name));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: words }).disabled).toBe(false);
  });

  it('the payment button is disabled while a mandatory node beside it is missing', async () => {
    const owed = frameOf({ __typename: 'FutureShelf', id: 'owed' }, { criticality: 'MANDATORY' });
    await stageCase(caseOf('PaymentButton', 'empty'), { beside: [owed] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw $50.00' }).disabled).toBe(true);
  });
});
