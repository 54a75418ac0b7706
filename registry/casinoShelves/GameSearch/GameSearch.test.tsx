import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { games } from '#fixtures/worlds/casino.ts';
import { CasinoSearchDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

function answer({ client }: Platform, searchTerm: string, offset: number, count: number, total: number): void {
  client.writeQuery({
    query: CasinoSearchDocument,
    variables: { searchTerm, limit: 24, offset },
    data: { casinoSearch: { __typename: 'CasinoGamePage', total, games: games(count, offset) } },
  });
}
const type = (value: string): boolean => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

describe('GameSearch', () => {
  it('the game search shows suggestions on focus and results once a term is typed', async () => {
    const { platform } = await stageCase(caseOf('GameSearch', 'usual'));
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull();
    fireEvent.focus(screen.getByRole('searchbox'));
    expect(screen.getByRole('list', { name: 'Suggestions' })).toBeDefined();
    answer(platform, 'canyon', 0, 2, 2);
    type(' canyon ');
    expect(await screen.findByText('2 games')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull();
    type('');
    expect(await screen.findByRole('list', { name: 'Suggestions' })).toBeDefined();
  });

  it('"Show more" of the game search continues where the first page ended', async () => {
    const { platform } = await stageCase(caseOf('GameSearch', 'empty'));
    answer(platform, 'all', 0, 24, 25);
    answer(platform, 'all', 24, 1, 25);
    type('all');
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('link')).toHaveLength(25);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('a game search without results says what to try', async () => {
    const { platform } = await stageCase(caseOf('GameSearch', 'usual'));
    answer(platform, 'zzz', 0, 0, 0);
    type('zzz');
    expect(await screen.findByText('No games found')).toBeDefined();
  });
});
