import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import type { PageType } from '../paths.ts';
import { useReadySkeletons } from './useReadySkeletons.tsx';

/** With this type, the test does not compile if a page type is missing. */
const types = Object.keys({
  ...{ home: 0, live: 0, 'quick-bets': 0, 'my-bets': 0, casino: 0, promotions: 0, search: 0, account: 0, other: 0 },
  ...{ event: 0, competition: 0, sport: 0, 'parlay-lounge': 0, 'award-details': 0, 'fan-hub-fantasy': 0, 'fan-hub-for-you': 0 },
} satisfies Record<PageType, 0>) as PageType[];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Visit() {
  useReadySkeletons();
  return null;
}

/** Returns all class names. Each is one style rule. */
const classesOf = (elements: Iterable<Element>): ReadonlySet<string> => new Set([...elements].flatMap(({ classList }) => [...classList]));

test('after an idle period the skeleton of any next page needs no new style rule', async () => {
  const made = vi.spyOn(document, 'createElement');
  render(<Visit />);
  await act(() => vi.runAllTimersAsync());
  expect(document.querySelectorAll('[role="status"]'), 'nobody has seen it').toHaveLength(0);
  const known = classesOf(made.mock.results.flatMap(({ type, value }) => (type === 'return' ? [value as Element] : [])));
  expect(known.size).toBeGreaterThan(0);
  const { container } = render(types.map((type) => <PageSkeleton key={type} type={type} />));
  expect([...classesOf(container.querySelectorAll('*'))].filter((name) => !known.has(name))).toEqual([]);
});
