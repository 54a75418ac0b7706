import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoyaltyFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('Loyalty', () => {
  it('the loyalty card shows tier, points and points to the next tier, and links to the programme', async () => {
    await stageCase(caseOf('Loyalty', 'usual'));
    const card = screen.getByRole('link');
    expect(card.getAttribute('href')).toBe('/account/pennplay');
    expect(card.textContent).toBe('LoyaltyAdvantage2,375 points2,625 points to Preferred');
  });

  it('the loyalty card says that the player is in the top tier', async () => {
    await stageCase(caseOf('Loyalty', 'crowded'));
    expect(screen.getByText('You are in the top tier')).toBeDefined();
  });

  it('the loyalty card is hidden without an answer', async () => {
    await stageCase(caseOf('Loyalty', 'empty'));
    expect(screen.queryByText('Loyalty')).toBeNull();
  });

  it('the loyalty card shows its skeleton until the player’s answer arrives', async () => {
    const entry = caseOf('Loyalty', 'usual');
    const { platform } = await stageCase(entry);
    act(() => void platform.client.cache.evict({ id: `LoyaltyShelf:${entry.node.id}`, fieldName: 'standing' }));
    expect(await screen.findByText('Loading your tier')).toBeDefined();
  });

  it('the public fragment of the loyalty card does not ask for the player’s tier', () => {
    expect(JSON.stringify(LoyaltyFragmentDoc.definitions[0])).not.toContain('"standing"');
  });
});
