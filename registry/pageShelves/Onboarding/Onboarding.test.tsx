import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('Onboarding', () => {
  it('shows the promotion for newcomers below the heading of the page, with its page and both ways on', async () => {
    await stageCase(caseOf('Onboarding', 'usual'));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeDefined();
    expect(within(screen.getByRole('article')).getByRole('heading', { level: 2 })).toBeDefined();
    expect(ways()).toEqual([
      ['Read and opt in', '/promotions/onboarding-usual'],
      ['Deposit Now', '/account/wallet/deposit'],
      ['Skip for Now', '/'],
    ]);
  });

  it('offers the deposit under a heading of its own where no promotion is on', async () => {
    await stageCase(caseOf('Onboarding', 'one'));
    expect(screen.getByRole('heading', { level: 1, name: 'A' })).toBeDefined();
    expect(ways()).toEqual([
      ['D', '/account/wallet/deposit'],
      ['E', '/'],
    ]);
  });
});
