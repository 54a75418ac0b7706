import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tileSizes } from './tileSizes.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('GameRail', () => {
  it('gives each game one tag at most, the weightiest', async () => {
    await stageCase(caseOf('GameRail', 'usual'));
    expect(screen.getByRole('link', { name: /Copper Canyon/ }).textContent).toContain('Exclusive');
    expect(screen.getByRole('link', { name: /Tall Pot/ }).textContent).toContain('Unavailable');
    expect(screen.getByRole('link', { name: /Seven Bones/ }).textContent).toBe('Seven BonesQuarry Games');
  });

  it('shows jackpots with their amounts where the document asks for it', async () => {
    await stageCase(caseOf('GameRail', 'jackpot'));
    expect(screen.getAllByText('Grand')).toHaveLength(3);
    expect(screen.getByText('$1,234,567.89')).toBeDefined();
  });

  it('is a grid where the document asks for one, and a rail for a presentation of the future', async () => {
    const { container } = await stageCase(caseOf('GameRail', 'grid'));
    expect(container.querySelectorAll('ul > li')).toHaveLength(8);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('draws no tile that leads nowhere', async () => {
    await stageCase(caseOf('GameRail', 'hostile'));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('numbers the most played by their place', async () => {
    await stageCase(caseOf('GameRail', 'topRanked'));
    expect(screen.getAllByRole('link').map(({ textContent }) => /Number \d+/.exec(textContent ?? '')?.[0])).toEqual([
      'Number 1',
      'Number 2',
      'Number 3',
    ]);
  });

  it('has a word for every tag of the product', async () => {
    await stageCase(caseOf('GameRail', 'tags'));
    for (const word of ['Exclusive', 'Featured', 'New', 'Multiplayer', 'Bet Behind (BB)', 'Free Reward'])
      expect(screen.getByText(word)).toBeDefined();
  });

  it.each(Object.entries({ standard: 212, compact: 98, jackpot: 147, topRanked: 365 }))('has %s tiles of %i pixels', (name, width) => {
    expect(tileSizes[name as keyof typeof tileSizes]).toMatch(new RegExp(`^(?:min\\()?${width}px`));
  });
});
