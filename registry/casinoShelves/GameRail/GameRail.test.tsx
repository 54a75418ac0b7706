import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tileSizes } from './tileSizes.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('GameRail', () => {
  it('a game of a rail shows at most one tag, the most important', async () => {
    await stageCase(caseOf('GameRail', 'usual'));
    expect(screen.getByRole('link', { name: /Copper Canyon/ }).textContent).toContain('Exclusive');
    expect(screen.getByRole('link', { name: /Tall Pot/ }).textContent).toContain('Unavailable');
    expect(screen.getByRole('link', { name: /Seven Bones/ }).textContent).toBe('Seven BonesQuarry Games');
  });

  it('a game rail shows jackpots with their amounts if the document asks for them', async () => {
    await stageCase(caseOf('GameRail', 'jackpot'));
    expect(screen.getAllByText('Grand')).toHaveLength(3);
    expect(screen.getByText('$1,234,567.89')).toBeDefined();
  });

  it('a game rail is a grid if its document says so', async () => {
    const { container } = await stageCase(caseOf('GameRail', 'grid'));
    expect(container.querySelectorAll('ul > li')).toHaveLength(8);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a game rail leaves out tiles without a valid link', async () => {
    await stageCase(caseOf('GameRail', 'hostile'));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('the top games show their rank', async () => {
    await stageCase(caseOf('GameRail', 'topRanked'));
    expect(screen.getAllByRole('link').map(({ textContent }) => /Number \d+/.exec(textContent ?? '')?.[0])).toEqual([
      'Number 1',
      'Number 2',
      'Number 3',
    ]);
  });

  it('a game rail has a text for every tag', async () => {
    await stageCase(caseOf('GameRail', 'tags'));
    for (const word of ['Exclusive', 'Featured', 'New', 'Multiplayer', 'Bet Behind (BB)', 'Free Reward'])
      expect(screen.getByText(word)).toBeDefined();
  });

  it.each(Object.entries({ standard: 212, compact: 98, jackpot: 147, topRanked: 365 }))(
    'tiles of size %s are %i pixels wide',
    (name, width) => {
      expect(tileSizes[name as keyof typeof tileSizes]).toMatch(new RegExp(`^(?:min\\()?${width}px`));
    },
  );
});
