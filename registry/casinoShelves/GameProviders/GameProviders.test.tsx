import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('GameProviders', () => {
  it('leads to the games of a studio and counts them', async () => {
    await stageCase(caseOf('GameProviders', 'usual'));
    expect(screen.getByRole('link', { name: /Quarry Games/ }).getAttribute('href')).toBe('/casino/category/by-quarry-games');
    expect(screen.getByText('12 games')).toBeDefined();
  });

  it('counts one as one', async () => {
    await stageCase(caseOf('GameProviders', 'one'));
    expect(screen.getByText('1 game')).toBeDefined();
  });

  it('stands a studio without a picture, and leaves out one that leads elsewhere', async () => {
    await stageCase(caseOf('GameProviders', 'hostile'));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('has a state of its own when its source failed', async () => {
    await stageCase(caseOf('GameProviders', 'failed'));
    expect(screen.getByText('We could not load the studios')).toBeDefined();
  });
});
