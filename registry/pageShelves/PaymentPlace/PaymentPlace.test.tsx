import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('PaymentPlace', () => {
  it.each([
    ['empty', 'Where to pick up'],
    ['usual', 'Your casino'],
  ])('%s: the casinos are listed under %s', async (name, legend) => {
    await stageCase(caseOf('PaymentPlace', name));
    expect((await screen.findByRole('group', { name: legend })).textContent).toContain('Pier Casino');
  });
});
