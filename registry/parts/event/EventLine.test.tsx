import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { event, live, pairs, sides } from '#fixtures/worlds/sports.ts';
import { stagePart } from '#tests/support/stagePart.tsx';
import { EventLine } from './EventLine.tsx';

const name = () => screen.getByRole('link').getAttribute('aria-label');
const lines = () => screen.getAllByText(/^(Foxes|Harbourmen|Alder Rovers|Wick Albion)$/).map((side) => side.parentElement?.textContent);

describe('a game in a list', () => {
  it('an event in a list shows the away team first if its name does', () => {
    stagePart(<EventLine event={event('visitors', pairs[0], live(14, 10))} />);
    expect(lines().map((line) => line?.replace(/^[A-Z]{3}/, ''))).toEqual(['Harbourmen14', 'Foxes10']);
    expect(name()).toMatch(/, Port Ellis Harbourmen 14, Redmoor Foxes 10$/);
  });

  it('an event in a list shows the home team first if its name does', () => {
    const named = { name: 'Alder Rovers v Wick Albion', ...live(1, 2) };
    stagePart(<EventLine event={event('home', [sides.albion, sides.rovers], named)} />);
    expect(lines().map((line) => line?.replace(/^[A-Z]{3}/, ''))).toEqual(['Alder Rovers2', 'Wick Albion1']);
    expect(name()).toBe('Alder Rovers v Wick Albion, live, Q3, 8:21, Alder Rovers 2, Wick Albion 1');
  });

  it.each([
    ['DELAYED', /^Delayed · /, /, delayed, /],
    ['POSTPONED', /^Postponed$/, /, postponed$/],
    ['WITHDRAWN', /^Withdrawn$/, /, withdrawn$/],
  ] as const)('an event that is %s says so in text and in the link’s name', (matchProgress, text, spoken) => {
    stagePart(<EventLine event={event(matchProgress, pairs[0], { matchProgress })} />);
    expect(screen.getByText(text)).toBeDefined();
    expect(name()).toMatch(spoken);
  });

  it('a suspended event is not marked as live', () => {
    stagePart(<EventLine event={event('off', pairs[0], { ...live(14, 10), matchProgress: 'SUSPENDED' })} />);
    expect(screen.getByText('Suspended')).toBeDefined();
    expect(screen.queryByText('Live')).toBeNull();
  });

  it('an event that has not begun shows no score', () => {
    const named = { name: 'Alder Rovers v Wick Albion' };
    stagePart(<EventLine event={event('before', [sides.albion, sides.rovers], named)} />);
    expect(lines().map((line) => line?.replace(/^[A-Z]{3}/, ''))).toEqual(['Alder Rovers', 'Wick Albion']);
    expect(name()).not.toMatch(/Wick Albion \d/);
  });
});
