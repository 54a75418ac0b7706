import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { stagePart } from '#tests/support/stagePart.tsx';
import { Choices } from './Choices.tsx';
import { useChoice } from './useChoice.ts';

const choice = (id: string, label: string) => ({ __typename: 'HistoryChoice', id, label }) as const;
const choices = [choice('all', 'All'), choice('bets', 'Bets'), choice('payouts', 'Payouts')];

describe('choices', () => {
  it('choices are a group with one pressed button, and a press reports its id', () => {
    const onChoose = vi.fn<(id: string) => void>();
    stagePart(<Choices label="Type" choices={choices} chosen="bets" onChoose={onChoose} />);
    expect(screen.getByRole('group', { name: 'Type' })).toBeDefined();
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Bets']);
    act(() => screen.getByRole('button', { name: 'Payouts' }).click());
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('payouts');
  });

  it.each([[[]], [choices.slice(0, 1)]])('choices are hidden if there is only one', (few) => {
    stagePart(<Choices label="Type" choices={few} chosen="all" onChoose={() => undefined} />);
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('a choice in the address', () => {
  const at = (path: string) => {
    const around = ({ children }: { readonly children: ReactNode }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
    return renderHook(() => ({ choice: useChoice('type', choices, 'all'), search: useLocation().search }), { wrapper: around }).result;
  };

  it.each([
    ['/', 'all'],
    ['/?type=bets', 'bets'],
    ['/?type=constructor', 'all'],
    ['/?other=bets', 'all'],
  ])('the address %s chooses %s', (path, id) => expect(at(path).current.choice[0]).toBe(id));

  it('a choice is added to the address’s other parameters and removed by "all"', () => {
    const hook = at('/?period=week');
    act(() => hook.current.choice[1]('payouts'));
    expect(hook.current.search).toBe('?period=week&type=payouts');
    expect(hook.current.choice[0]).toBe('payouts');
    act(() => hook.current.choice[1]('all'));
    expect(hook.current.search).toBe('?period=week');
  });
});
