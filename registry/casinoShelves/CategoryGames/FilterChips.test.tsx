import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { stagePart } from '#tests/support/stagePart.tsx';
import { FilterChips } from './FilterChips.tsx';

const filters = [
  { __typename: 'CasinoFilter', id: 'new', label: 'New' },
  { __typename: 'CasinoFilter', id: 'exclusive', label: 'Exclusive' },
  { __typename: 'CasinoFilter', id: 'jackpot', label: 'Jackpot' },
] as const;

function scene(chosen: readonly string[]) {
  const choose = vi.fn<(chosen: readonly string[]) => void>();
  stagePart(<FilterChips filters={filters} chosen={chosen} onChoose={choose} />);
  return { choose, press: (name: string) => act(() => screen.getByRole('button', { name }).click()) };
}

describe('filters', () => {
  it('are a group of switches that say whether they are on', () => {
    scene(['exclusive']);
    expect(screen.getByRole('group', { name: 'Filters' })).toBeDefined();
    expect(screen.getAllByRole('button').map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
  });

  it('add up in the order in which they are offered, whatever the order of pressing', () => {
    const { choose, press } = scene(['jackpot']);
    press('New');
    expect(choose).toHaveBeenLastCalledWith(['new', 'jackpot']);
  });

  it('are taken away by pressing again', () => {
    const { choose, press } = scene(['new', 'jackpot']);
    press('New');
    expect(choose).toHaveBeenLastCalledWith(['jackpot']);
  });

  it('forget a choice that is no longer offered', () => {
    const { choose, press } = scene(['gone']);
    press('Exclusive');
    expect(choose).toHaveBeenLastCalledWith(['exclusive']);
  });
});
