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
      'AdvantageYoursFrom 1,500 points',
      'PreferredFrom 5,000 points',
      'EliteFrom 15,000 points',
      'Owners ClubFrom 50,000 points',
    ]);
    expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toHaveLength(1);
  });

  it('says in the product’s words that the standing could not be had, and keeps tiers and methods', async () => {
    await stageCase(caseOf('LoyaltyDashboard', 'empty'));
    expect(screen.getByText('An unexpected error occurred. Check back later.')).toBeDefined();
    expect(screen.getByText('How points are earned')).toBeDefined();
  });
});
