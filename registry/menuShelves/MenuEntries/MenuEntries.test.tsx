import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const words = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('MenuEntries', () => {
  it('the menu marks the entry of the current page and of pages below it', async () => {
    await stageCase(caseOf('MenuEntries', 'usual'), { path: '/my-bets/settled' });
    expect(words()).toEqual(['Home', 'Live', 'Promos', 'My Bets']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('My Bets');
  });

  it('the menu draws valid entries and reports the others', async () => {
    const { reasons } = await stageCase(caseOf('MenuEntries', 'hostile'));
    expect(words()).toEqual(['Still here']);
    expect(reasons()).toEqual(['menu-entries-hostile WebPageDeepLink unmapped-link']);
  });
});
