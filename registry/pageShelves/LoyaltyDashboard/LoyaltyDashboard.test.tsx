import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LoyaltyDashboard', () => {
  it('marks the player’s tier among all, each with the points it begins at', async () => {
    await stageCase(caseOf('LoyaltyDashboard', 'usual'));
    const items = within(screen.getByRole('list', { name: 'Tiers' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'PlayFrom your first bet',
      'ChoiceFrom 500 points',
      'AdvantageYour tierFrom 1,500 points',
      'PreferredFrom 5,000 points',
      'EliteFrom 15,000 points',
      'Owners ClubFrom 50,000 points',
    ]);
    expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toHaveLength(1);
  });

  it('says in the product’s words that the standing could not be had, and keeps tiers and methods', async () => {
    await stageCase(caseOf('LoyaltyDashboard', 'empty'));
    expect(screen.getByText('An unexpected error occurred. Check back later.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/account/help');
    expect(screen.getByText('How you earn points')).toBeDefined();
  });

  it('shows cash and credit, each with what it is, and the ways to use the credit', async () => {
    await stageCase(caseOf('LoyaltyDashboard', 'usual'));
    for (const text of ['Cash', '$120.00', 'Promotional credit', '$25.00', 'Your own money. You can bet or withdraw it at any time.'])
      expect(screen.getByText(text)).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Ways to use credits' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('offers no way to use credit that is not there', async () => {
    await stageCase(caseOf('LoyaltyDashboard', 'one'));
    expect(screen.getByText('You have no credits to use right now.')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Ways to use credits' })).toBeNull();
  });
});
