import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoyaltyFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Loyalty', () => {
  it('says tier, points and what is left, and leads to the programme', async () => {
    await stageCase(caseOf('Loyalty', 'usual'));
    const card = screen.getByRole('link');
    expect(card.getAttribute('href')).toBe('/account/pennplay');
    expect(card.textContent).toBe('LoyaltyAdvantage2,375 points2,625 points to Preferred');
  });

  it('has nothing above the highest tier', async () => {
    await stageCase(caseOf('Loyalty', 'crowded'));
    expect(screen.getByText('You are in the top tier')).toBeDefined();
  });

  it('is hidden where it could not be had', async () => {
    await stageCase(caseOf('Loyalty', 'empty'));
    expect(screen.queryByText('Loyalty')).toBeNull();
  });

  it('shows its skeleton until the player’s answer is there', async () => {
    const entry = caseOf('Loyalty', 'usual');
    const { platform } = await stageCase(entry);
    act(() => void platform.client.cache.evict({ id: `LoyaltyShelf:${entry.node.id}`, fieldName: 'standing' }));
    expect(await screen.findByText('Loading your tier')).toBeDefined();
  });

  it('keeps its public part apart from the player’s', () => {
    expect(JSON.stringify(LoyaltyFragmentDoc.definitions[0])).not.toContain('"standing"');
  });
});
