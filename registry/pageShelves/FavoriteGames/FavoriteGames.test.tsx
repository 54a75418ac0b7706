import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('FavoriteGames', () => {
  it('games of favorites stand by league, with their prices', async () => {
    await stageCase(caseOf('FavoriteGames', 'usual'));
    expect(screen.getByRole('heading', { name: 'Your teams' })).toBeDefined();
    const rows = within(screen.getByRole('list', { name: 'Your teams, Pro League' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Your teams, Cup' })).toBeDefined();
  });

  it.each([
    ['empty', 'Link your account to see games of your favorites here.', 'button', 'Link account'],
    ['hostile', 'None of your teams has a game right now', 'link', /./],
    ['longWords', /./, 'link', /./],
  ] as const)('without games there is one next step: %s', async (name, text, role, step) => {
    await stageCase(caseOf('FavoriteGames', name));
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]).toEqual([screen.getByRole(role, { name: step })]);
  });
});
