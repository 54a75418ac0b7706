import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { game } from '#fixtures/worlds/casino.ts';
import { money } from '#fixtures/worlds/money.ts';
import { stagePart } from '#tests/support/stagePart.tsx';
import { GameGrid } from './GameGrid.tsx';
import { GameGridSkeleton } from './GameGridSkeleton.tsx';
import { GameTile } from './GameTile.tsx';
import { TilesSkeleton } from '../shelf/TilesSkeleton.tsx';

const pot = { __typename: 'Jackpot', id: 'pot', label: 'Grand', amount: money(123_456_789n) } as const;

describe('a tile', () => {
  it('a game tile is one link with title and studio', () => {
    stagePart(<GameTile game={game(0)} />);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/casino/category/slots/game-0');
    expect(link.textContent).toBe('Copper CanyonQuarry Games');
  });

  it('a game tile has its full title as tooltip', () => {
    stagePart(<GameTile game={game(0)} />);
    expect(screen.getByText('Copper Canyon').getAttribute('title')).toBe('Copper Canyon');
  });

  it('a game tile shows its jackpot amount, and its name where there is room', () => {
    const { unmount } = stagePart(<GameTile game={game(0, { jackpot: pot })} look="jackpot" />);
    expect(screen.getByText('$1,234,567.89')).toBeDefined();
    expect(screen.getByText('Grand')).toBeDefined();
    unmount();
    stagePart(<GameTile game={game(0, { jackpot: pot })} />);
    expect(screen.getByRole('link').textContent).toContain('Grand');
  });

  it('a small game tile shows only picture and title', () => {
    stagePart(<GameTile game={game(0, { exclusive: true, jackpot: pot })} look="compact" />);
    expect(screen.getByRole('link').textContent).toBe('Copper Canyon');
  });

  it('a game tile without a valid address is not drawn', () => {
    stagePart(
      <GameTile game={game(0, { deepLink: { __typename: 'CasinoGameDeepLink', categorySlug: '..', gameProviderGameId: '..' } })} />,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a grid of tiles', () => {
  it('a grid of game tiles is a list with a name', () => {
    stagePart(<GameGrid label="Results" games={[game(0), game(1)]} />);
    expect(screen.getByRole('list', { name: 'Results' }).children).toHaveLength(2);
  });

  it('a grid of game tiles announces that it is loading', () => {
    stagePart(<GameGridSkeleton />);
    expect(screen.getByRole('status').textContent).toBe('Loading games');
  });
});

describe('a skeleton of tiles', () => {
  it('the skeleton of game tiles tells screen readers only what is loading', () => {
    stagePart(<TilesSkeleton label="Loading tables" width="98px" ratio="1" lines={[]} />);
    expect(screen.getByRole('status').textContent).toBe('Loading tables');
  });

  it('the skeleton of game tiles has as many text lines under each picture as the tiles', () => {
    const blocks = (lines: readonly number[]): number => {
      const { container, unmount } = stagePart(<TilesSkeleton label="Loading" width="98px" ratio="1" lines={lines} />);
      const count = container.querySelectorAll('[aria-hidden="true"]').length;
      unmount();
      return count;
    };
    expect(blocks([14, 12]) - blocks([])).toBe(12);
  });
});
