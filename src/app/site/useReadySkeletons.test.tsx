import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { pageTypeOf } from '../paths.ts';
import { useReadySkeletons } from './useReadySkeletons.tsx';

const event = '/sport/football/organization/nfl/competition/nfl/event/1';
const paths = ['/', '/live', '/casino', '/promotions', '/my-bets', '/account', '/sport/football', event, '/parlay-lounge', '/about'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Visit() {
  useReadySkeletons();
  return null;
}

/** Each stands for one rule of style. */
const classesOf = (elements: Iterable<Element>): ReadonlySet<string> => new Set([...elements].flatMap(({ classList }) => [...classList]));

test('after a pause of the browser what stands for the next page, whichever it is, brings no rule of style with it', async () => {
  const made = vi.spyOn(document, 'createElement');
  render(<Visit />);
  await act(() => vi.runAllTimersAsync());
  expect(document.querySelectorAll('[role="status"]'), 'nobody has seen it').toHaveLength(0);
  const known = classesOf(made.mock.results.flatMap(({ type, value }) => (type === 'return' ? [value as Element] : [])));
  expect(known.size).toBeGreaterThan(0);
  const { container } = render(paths.map((path) => <PageSkeleton key={path} type={pageTypeOf(path)} />));
  expect([...classesOf(container.querySelectorAll('*'))].filter((name) => !known.has(name))).toEqual([]);
});
