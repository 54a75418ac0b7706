import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { game } from '#fixtures/worlds/casino.ts';
import { stagePart } from '#tests/support/stagePart.tsx';
import { GamePoster } from './GamePoster.tsx';

const text = (): string => screen.getByRole('link').textContent ?? '';

describe('a poster', () => {
  it('a game poster is one link with the game’s name over its picture', () => {
    stagePart(<GamePoster game={game(0)} ratio="16 / 9" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/casino/category/slots/game-0');
    expect(text()).toBe('Copper CanyonQuarry Games');
  });

  it('a ranked poster says "Number" with its rank', () => {
    stagePart(<GamePoster game={game(0)} ratio="1" rank={3} />);
    expect(text()).toContain('Number 3');
  });

  it('a poster skips the tag that the rail’s heading already says, and shows the next one', () => {
    const both = game(0, { featured: true, newBadge: true });
    const { unmount } = stagePart(<GamePoster game={both} ratio="1" known="Featured" />);
    expect(text()).toContain('New');
    expect(text()).not.toContain('Featured');
    unmount();
    stagePart(<GamePoster game={both} ratio="1" />);
    expect(text()).toContain('Featured');
  });

  it('a poster has no tag if the rail’s heading says its only one', () => {
    stagePart(<GamePoster game={game(0, { featured: true })} ratio="1" known="Featured" />);
    expect(text()).toBe('Copper CanyonQuarry Games');
  });
});
