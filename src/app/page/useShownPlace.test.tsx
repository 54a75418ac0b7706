import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayersRouter } from '../frame/router/PlayersRouter.tsx';
import { Scheduler } from '../startup/scheduler.ts';
import { SchedulerContext } from '../startup/SchedulerContext.ts';
import { useShownPlace } from './useShownPlace.ts';

const Never = lazy(() => new Promise<never>(() => undefined));
const said: string[] = [];

function Place() {
  const { wanted, shown } = useShownPlace();
  const words = wanted === shown.at ? shown.at : `${shown.at}, on the way to ${wanted}`;
  if (said.at(-1) !== words) said.push(words);
  return (
    <>
      <output>{words}</output>
      {shown.at === '/late' ? <Never /> : null}
    </>
  );
}

let scheduler: Scheduler;
beforeEach(() => {
  said.length = 0;
  scheduler = new Scheduler();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  history.replaceState(null, '', '/');
  render(
    <SchedulerContext value={scheduler}>
      <PlayersRouter>
        <Suspense fallback="Nothing stands">
          <Place />
        </Suspense>
        {['/', '/live', '/casino', '/late'].map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
      </PlayersRouter>
    </SchedulerContext>,
  );
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

const press = (to: string): void => screen.getByRole('link', { name: to }).click();
const frame = (): void => void vi.advanceTimersByTime(20);
const says = (): string | null => screen.getByRole('status').textContent;

test('a page stays until the next one is drawn, and announces the navigation', () => {
  act(() => press('/live'));
  expect(says()).toBe('/, on the way to /live');
  act(frame);
  expect(says()).toBe('/live');
});

test('a page whose code is loaded is drawn at the press', () => {
  scheduler.atHand.add('/live');
  act(() => press('/live'));
  expect([says(), location.pathname]).toEqual(['/live', '/live']);
  expect(said).not.toContain('/, on the way to /live');
});

test('going back while the next page is loading restores the present page', () => {
  act(() => press('/late'));
  act(frame);
  expect([says(), location.pathname]).toEqual(['/, on the way to /late', '/late']);
  expect(screen.queryByText('Nothing stands')).toBeNull();
  act(() => press('/'));
  expect(says()).toBe('/');
  expect(said).not.toContain('/late, on the way to /');
  act(frame);
  expect([says(), location.pathname]).toEqual(['/', '/']);
});

test('a navigation replaces one that is still loading', () => {
  act(() => press('/late'));
  act(frame);
  act(() => press('/live'));
  expect(says()).toBe('/, on the way to /live');
  act(frame);
  expect(says()).toBe('/live');
});

test('a page that is no longer wanted is not drawn', () => {
  act(() => {
    press('/live');
    frame();
    press('/casino');
  });
  act(frame);
  expect(said).toEqual(['/', '/, on the way to /casino', '/casino']);
});

test('going back shows the previous page at once', async () => {
  act(() => press('/live'));
  act(frame);
  const stepped = new Promise((done) => addEventListener('popstate', done, { once: true }));
  await act(async () => {
    history.back();
    await stepped;
  });
  expect(said).toEqual(['/', '/, on the way to /live', '/live', '/']);
});
