import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LiveGames as cases } from '#fixtures/casinoShelves/LiveGames.ts';
import { stagePart } from '#tests/support/stagePart.tsx';
import { LiveTableTile } from './LiveTableTile.tsx';

type Table = NonNullable<typeof cases.usual.node.tables>[number];
const [first] = cases.usual.node.tables ?? [];
const table = (changes: Partial<Table> = {}): Table => {
  if (!first) throw new Error('The case has a table');
  return { ...first, ...changes };
};
const seats = (container: HTMLElement): number =>
  container.querySelectorAll('[aria-hidden="true"] > span[class*="isOpen"], a > span:last-child > span').length;

describe('a table', () => {
  it('a live table is one link: game, dealer, seats, hours', () => {
    stagePart(<LiveTableTile table={table()} />);
    expect(screen.getByRole('link').textContent).toMatch(/Live.*Copper Canyon.*Amara · 3 of 7 seats open.*Open 24 hours/);
  });

  it('a small table draws each seat, and a large one shows only their number', () => {
    const { container, unmount } = stagePart(<LiveTableTile table={table()} />);
    expect(seats(container)).toBe(7);
    unmount();
    const crowd = stagePart(<LiveTableTile table={table({ seats: 200, openSeats: 10, seatLabel: '10 of 200 seats open' })} />);
    expect(seats(crowd.container)).toBeLessThan(7);
    expect(screen.getByText('Amara · 10 of 200 seats open')).toBeDefined();
  });

  it('a closed table is marked as closed and not as live', () => {
    stagePart(<LiveTableTile table={table({ status: 'CLOSED', openSeats: 0 })} />);
    expect(screen.getByText('Closed')).toBeDefined();
    expect(screen.queryByText('Live')).toBeNull();
    expect(screen.getByText('Amara · closed now')).toBeDefined();
  });

  it('a table offers to bet behind only while it is open', () => {
    const behind = { game: { ...table().game, betBehind: true } };
    const { unmount } = stagePart(<LiveTableTile table={table({ ...behind, status: 'FULL' })} />);
    expect(screen.getByText('Bet Behind (BB)')).toBeDefined();
    unmount();
    stagePart(<LiveTableTile table={table({ ...behind, status: 'CLOSED' })} />);
    expect(screen.queryByText('Bet Behind (BB)')).toBeNull();
  });
});
