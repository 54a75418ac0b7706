import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecentGamesFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('RecentGames', () => {
  it('shows the games of the player, the latest first', async () => {
    await stageCase(caseOf('RecentGames', 'usual'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)[0]).toBe('Copper Canyon');
  });

  it('is not there for who has not played', async () => {
    await stageCase(caseOf('RecentGames', 'empty'));
    expect(screen.queryByText('Recently played')).toBeNull();
  });

  it('shows its skeleton until the player’s answer is there', async () => {
    const entry = caseOf('RecentGames', 'usual');
    const { platform } = await stageCase(entry);
    act(() => void platform.client.cache.evict({ id: `RecentGamesShelf:${entry.node.id}`, fieldName: 'games' }));
    expect(await screen.findByText('Loading your games')).toBeDefined();
  });

  it('keeps its public part apart from the player’s', () => {
    expect(JSON.stringify(RecentGamesFragmentDoc.definitions[0])).not.toContain('"games"');
  });

  it('has a state of its own when the games could not be read', async () => {
    await stageCase(caseOf('RecentGames', 'failed'));
    expect(screen.getByText('We could not load your games')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Recently played' })).toBeDefined();
  });

  it('shows small tiles: a picture and a title each', async () => {
    const { container } = await stageCase(caseOf('RecentGames', 'one'));
    expect(container.querySelector('ul > li')?.getAttribute('style')).toContain('98px');
    expect(screen.getByRole('link').textContent).toBe('Copper Canyon');
  });
});
