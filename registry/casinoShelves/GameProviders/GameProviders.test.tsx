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
});
