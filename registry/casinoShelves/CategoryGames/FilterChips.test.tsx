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
  it('filters are a group of buttons with a pressed state', () => {
    scene(['exclusive']);
    expect(screen.getByRole('group', { name: 'Filters' })).toBeDefined();
    expect(screen.getAllByRole('button').map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
  });

  it('filters combine in the order in which they are offered, not in the order of pressing', () => {
    const { choose, press } = scene(['jackpot']);
    press('New');
    expect(choose).toHaveBeenLastCalledWith(['new', 'jackpot']);
  });

  it('pressing a chosen filter again removes it', () => {
    const { choose, press } = scene(['new', 'jackpot']);
    press('New');
    expect(choose).toHaveBeenLastCalledWith(['jackpot']);
  });

  it('a chosen filter that is no longer offered is dropped', () => {
    const { choose, press } = scene(['gone']);
    press('Exclusive');
    expect(choose).toHaveBeenLastCalledWith(['exclusive']);
  });
});
