import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CasinoRewardsFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('CasinoRewards', () => {
  it('a casino reward shows its value, its end and a link to its game', async () => {
    await stageCase(caseOf('CasinoRewards', 'usual'));
    expect(screen.getByText('25 rounds')).toBeDefined();
    expect(screen.getAllByText(/^Ends 11\/24\/2026/)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Copper Canyon' }).getAttribute('href')).toBe('/casino/category/slots/game-0');
  });

  it('casino rewards show the operator’s text when there are none', async () => {
    await stageCase(caseOf('CasinoRewards', 'empty'));
    expect(screen.getByText('Nothing to use right now.')).toBeDefined();
  });

  it('the public fragment of casino rewards does not ask for the player’s rewards', () => {
    expect(JSON.stringify(CasinoRewardsFragmentDoc.definitions[0])).not.toContain('"rewards"');
  });

  it('casino rewards say that they could not be read', async () => {
    await stageCase(caseOf('CasinoRewards', 'failed'));
    expect(screen.getByText('We could not load your rewards')).toBeDefined();
  });

  it('casino rewards show their skeleton until the player’s answer arrives', async () => {
    const entry = caseOf('CasinoRewards', 'usual');
    const { platform } = await stageCase(entry);
    act(() => void platform.client.cache.evict({ id: `CasinoRewardsShelf:${entry.node.id}`, fieldName: 'rewards' }));
    expect(await screen.findByText('Loading your rewards')).toBeDefined();
  });
});
