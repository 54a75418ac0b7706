import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('PaymentNotice', () => {
  it.each([
    ['empty', 'Please contact us: your money is yours.', 'Contact Support'],
    ['usual', 'Please contact us: your money is yours.', 'Ask us'],
  ])('%s: says that there is no way, and where help is', async (name, text, link) => {
    await stageCase(caseOf('PaymentNotice', name));
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/account/help');
  });
});
