import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('PaymentMethods', () => {
  it('payment methods named in the document come first with their notes; none is added, hidden or chosen', async () => {
    await stageCase(caseOf('PaymentMethods', 'crowded'));
    const ways = screen.getAllByRole<HTMLInputElement>('radio');
    expect(ways.map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
      ['trustly', false, false],
      ['debit-card', true, false],
      ['credit-card', false, true],
    ]);
    expect(ways[0]?.closest('label')?.textContent).toMatch(/^Bank accountBy your bank\. Within three days\. Many short words/);
  });

  it('payment methods without a document show the server’s texts', async () => {
    await stageCase(caseOf('PaymentMethods', 'empty'));
    expect(screen.getByRole('group', { name: 'Send to' }).textContent).toContain('On the excluded list.');
    expect(screen.getByText('Debit card')).toBeDefined();
  });
});
