import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecentGamesFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('RecentGames', () => {
  it('recent games list the player’s games, newest first', async () => {
    await stageCase(caseOf('RecentGames', 'usual'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)[0]).toBe('Copper Canyon');
  });

  it('recent games are hidden from a player who has not played', async () => {
    await stageCase(caseOf('RecentGames', 'empty'));
    expect(screen.queryByText('Recently played')).toBeNull();
  });

  it('recent games show their skeleton until the player’s answer arrives', async () => {
    const entry = caseOf('RecentGames', 'usual');
    const { platform } = await stageCase(entry);
    act(() => void platform.client.cache.evict({ id: `RecentGamesShelf:${entry.node.id}`, fieldName: 'games' }));
    expect(await screen.findByText('Loading your games')).toBeDefined();
  });

  it('the public fragment of recent games does not ask for the player’s games', () => {
    expect(JSON.stringify(RecentGamesFragmentDoc.definitions[0])).not.toContain('"games"');
  });

  it('recent games say that they could not be read', async () => {
    await stageCase(caseOf('RecentGames', 'failed'));
    expect(screen.getByText('We could not load your games')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Recently played' })).toBeDefined();
  });

  it('recent games are small tiles with a picture and a title', async () => {
    const { container } = await stageCase(caseOf('RecentGames', 'one'));
    expect(container.querySelector('ul > li')?.getAttribute('style')).toContain('98px');
    expect(screen.getByRole('link').textContent).toBe('Copper Canyon');
  });
});
