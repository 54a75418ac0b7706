import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CasinoRewardsFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('CasinoRewards', () => {
  it('says what a reward is worth, until when, and leads to where it counts', async () => {
    await stageCase(caseOf('CasinoRewards', 'usual'));
    expect(screen.getByText('25 rounds')).toBeDefined();
    expect(screen.getAllByText(/^Ends 11\/24\/2026/)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Copper Canyon' }).getAttribute('href')).toBe('/casino/category/slots/game-0');
  });

  it('says in the operator’s words that there is nothing', async () => {
    await stageCase(caseOf('CasinoRewards', 'empty'));
    expect(screen.getByText('Nothing to use at the moment.')).toBeDefined();
  });

  it('keeps its public part apart from the player’s', () => {
    expect(JSON.stringify(CasinoRewardsFragmentDoc.definitions[0])).not.toContain('"rewards"');
  });

  it('has a state of its own when the rewards could not be read', async () => {
    await stageCase(caseOf('CasinoRewards', 'failed'));
    expect(screen.getByText('We could not load your rewards')).toBeDefined();
  });

  it('shows its skeleton until the player’s answer is there', async () => {
    const entry = caseOf('CasinoRewards', 'usual');
    const { platform } = await stageCase(entry);
    act(() => void platform.client.cache.evict({ id: `CasinoRewardsShelf:${entry.node.id}`, fieldName: 'rewards' }));
    expect(await screen.findByText('Loading your rewards')).toBeDefined();
  });
});
