import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('PaymentAmount', () => {
  it.each([
    ['empty', 'Amount', 'You can withdraw $60.00.'],
    ['usual', 'How much', 'Yours to withdraw: $60.00'],
  ])('%s: the amount field is labelled %s and shows the server’s figure: %s', async (name, label, hint) => {
    await stageCase(caseOf('PaymentAmount', name));
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toContain('50.00');
    expect(screen.getByText(hint)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Max' })).toBeDefined();
  });
});
