import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('PaymentTotal', () => {
  it.each([
    ['empty', 'Confirm your withdrawal', ['Amount', 'Send to', 'Send to', 'Balance after']],
    ['usual', 'Check the amount', ['You get', 'Send to', 'Send to', 'Balance after']],
  ])('%s: the total shows the server’s figures under the document’s labels', async (name, title, labels) => {
    await stageCase(caseOf('PaymentTotal', name));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(labels);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$50.00',
      'Debit card',
      'Visa ending 4242',
      '$10.00',
    ]);
  });
});
