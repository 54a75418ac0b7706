import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('Onboarding', () => {
  it('onboarding shows the newcomers’ promotion, and links to deposit and skip', async () => {
    await stageCase(caseOf('Onboarding', 'usual'));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeDefined();
    expect(within(screen.getByRole('article')).getByRole('heading', { level: 2 })).toBeDefined();
    expect(ways()).toEqual([
      ['Read and opt in', '/promotions/onboarding-usual'],
      ['Deposit Now', '/account/wallet/deposit'],
      ['Skip for Now', '/'],
    ]);
  });

  it('onboarding without a promotion shows the deposit under its own heading', async () => {
    await stageCase(caseOf('Onboarding', 'one'));
    expect(screen.getByRole('heading', { level: 1, name: 'A' })).toBeDefined();
    expect(ways()).toEqual([
      ['D', '/account/wallet/deposit'],
      ['E', '/'],
    ]);
  });
});
