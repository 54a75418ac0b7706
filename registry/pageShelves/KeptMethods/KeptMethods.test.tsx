import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('KeptMethods', () => {
  it('saved payment methods show the server’s names and the document’s texts', async () => {
    await stageCase(caseOf('KeptMethods', 'usual'));
    expect(screen.getByRole('group', { name: 'Paid to' })).toBeDefined();
    expect(screen.getByRole('radio', { name: /^Visa ending 4242/, checked: true })).toBeDefined();
    expect(screen.getByRole('radio', { name: /^An account that we do not know/ })).toBeDefined();
  });
});
