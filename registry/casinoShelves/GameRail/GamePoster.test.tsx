import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { game } from '#fixtures/worlds/casino.ts';
import { stagePart } from '#tests/support/stagePart.tsx';
import { GamePoster } from './GamePoster.tsx';

const text = (): string => screen.getByRole('link').textContent ?? '';

describe('a poster', () => {
  it('is one link with the name of the game over its picture', () => {
    stagePart(<GamePoster game={game(0)} ratio="16 / 9" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/casino/category/slots/game-0');
    expect(text()).toBe('Copper CanyonQuarry Games');
  });

  it('says its place as a number, not as a digit on its own', () => {
    stagePart(<GamePoster game={game(0)} ratio="1" rank={3} />);
    expect(text()).toContain('Number 3');
  });

  it('leaves out the tag that the heading of the rail says already, and shows the next', () => {
    const both = game(0, { featured: true, newBadge: true });
    const { unmount } = stagePart(<GamePoster game={both} ratio="1" known="Featured" />);
    expect(text()).toContain('New');
    expect(text()).not.toContain('Featured');
    unmount();
    stagePart(<GamePoster game={both} ratio="1" />);
    expect(text()).toContain('Featured');
  });

  it('has no tag at all where the known one was the only one', () => {
    stagePart(<GamePoster game={game(0, { featured: true })} ratio="1" known="Featured" />);
    expect(text()).toBe('Copper CanyonQuarry Games');
  });
});
