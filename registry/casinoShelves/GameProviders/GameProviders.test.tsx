import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('GameProviders', () => {
  it('a studio links to its games and shows their number', async () => {
    await stageCase(caseOf('GameProviders', 'usual'));
    expect(screen.getByRole('link', { name: /Quarry Games/ }).getAttribute('href')).toBe('/casino/category/by-quarry-games');
    expect(screen.getByText('12 games')).toBeDefined();
  });

  it('a studio with one game says "1 game"', async () => {
    await stageCase(caseOf('GameProviders', 'one'));
    expect(screen.getByText('1 game')).toBeDefined();
  });

  it('a studio without a picture is drawn, and one that leads off the site is left out', async () => {
    await stageCase(caseOf('GameProviders', 'hostile'));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('the studios say that their source failed', async () => {
    await stageCase(caseOf('GameProviders', 'failed'));
    expect(screen.getByText('We could not load the studios')).toBeDefined();
  });
});
