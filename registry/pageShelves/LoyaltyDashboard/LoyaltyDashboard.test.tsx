import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LoyaltyDashboard', () => {
  it('the loyalty page marks the player’s tier among all tiers with their points', async () => {
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

  it('the loyalty page without an answer shows the product’s text and keeps tiers and methods', async () => {
    await stageCase(caseOf('LoyaltyDashboard', 'empty'));
    expect(screen.getByText('An unexpected error occurred. Check back later.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/account/help');
    expect(screen.getByText('How you earn points')).toBeDefined();
  });

  it('the loyalty page explains cash and credit, and lists ways to use credit', async () => {
    await stageCase(caseOf('LoyaltyDashboard', 'usual'));
    for (const text of ['Cash', '$120.00', 'Promotional credit', '$25.00', 'Your own money. You can bet or withdraw it at any time.'])
      expect(screen.getByText(text)).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Ways to use credits' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('the loyalty page offers no way to use credit if there is none', async () => {
    await stageCase(caseOf('LoyaltyDashboard', 'one'));
    expect(screen.getByText('You have no credits to use right now.')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Ways to use credits' })).toBeNull();
  });
});
