import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { frameOf } from '#src/console/preview/kinds.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('PaymentConsent', () => {
  it.each([
    ['empty', /You can’t cancel a withdrawal/, 'Confirm $50.00'],
    ['usual', /from your balance right away/, 'Yes, send $50.00'],
  ])('%s: the consent text is beside its button', async (name, text, button) => {
    await stageCase(caseOf('PaymentConsent', name));
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(false);
  });

  it('the confirm button is disabled while a mandatory node beside it is missing', async () => {
    const owed = frameOf({ __typename: 'FutureShelf', id: 'owed' }, { criticality: 'MANDATORY' });
    await stageCase(caseOf('PaymentConsent', 'empty'), { beside: [owed] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm $50.00' }).disabled).toBe(true);
  });
});
