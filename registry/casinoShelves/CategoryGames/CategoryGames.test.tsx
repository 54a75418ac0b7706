import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { games } from '#fixtures/worlds/casino.ts';
import { CasinoCategoryDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

function answer({ client }: Platform, filters: readonly string[], offset: number, count: number, total: number): void {
  client.writeQuery({
    query: CasinoCategoryDocument,
    variables: { categorySlug: 'slots', filters, limit: 24, offset },
    data: { casinoCategory: { __typename: 'CasinoGamePage', offset, total, games: games(count, offset) } },
  });
}
const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
const tiles = (): number => screen.getAllByRole('link').length;

describe('CategoryGames', () => {
  it('"Show more" loads the next page of games from where the first one ended', async () => {
    const { platform } = await stageCase(caseOf('CategoryGames', 'crowded'));
    expect(screen.getByText('24 of 1234')).toBeDefined();
    answer(platform, [], 24, 6, 30);
    press('Show more');
    expect(tiles()).toBe(30);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('each pressed filter narrows the games, and filters are sent in the order in which they are offered', async () => {
    const { platform } = await stageCase(caseOf('CategoryGames', 'usual'));
    answer(platform, ['exclusive'], 0, 3, 3);
    answer(platform, ['new', 'exclusive'], 0, 1, 1);
    press('Exclusive');
    expect(tiles()).toBe(3);
    press('New');
    expect(tiles()).toBe(1);
    expect(screen.getByRole('button', { name: 'New' }).getAttribute('aria-pressed')).toBe('true');
    press('New');
    press('Exclusive');
    expect(tiles()).toBe(12);
  });

  it('a category says that no game matches all filters', async () => {
    const { platform } = await stageCase(caseOf('CategoryGames', 'usual'));
    answer(platform, ['jackpot'], 0, 0, 0);
    press('Jackpot');
    expect(screen.getByText('No games match all your filters')).toBeDefined();
  });

  it('a page of games that fails offers to try again', async () => {
    await stageCase(caseOf('CategoryGames', 'usual'));
    press('New');
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('a category without filters offers none, and a failed source is reported in the shelf', async () => {
    const { unmount } = await stageCase(caseOf('CategoryGames', 'one'));
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByText('1 game')).toBeDefined();
    unmount();
    await stageCase(caseOf('CategoryGames', 'failed'));
    expect(screen.getByText('We could not load these games')).toBeDefined();
  });
});
