import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Scheduler } from '../../startup/scheduler.ts';
import { SchedulerContext } from '../../startup/SchedulerContext.ts';
import { useDestination } from '#src/render/links/destination.ts';
import { PlayersRouter } from './PlayersRouter.tsx';

const drawn: string[] = [];

const Far = lazy(() => new Promise<never>(() => undefined));

function Links() {
  const { pathname, search } = useLocation();
  if (pathname === '/far') return <Far />;
  drawn.push(pathname);
  return <output aria-label="links">{pathname + search}</output>;
}
function Way() {
  const { location, action } = useDestination();
  return <output aria-label="way">{`${action} ${location.pathname}${location.search}`}</output>;
}

beforeEach(() => {
  drawn.length = 0;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
  history.replaceState(null, '', '/');
  render(
    <SchedulerContext value={new Scheduler()}>
      <PlayersRouter>
        <Suspense fallback="Its code is on its way">
          <Links />
        </Suspense>
        <Way />
        <Link to="/live">Live</Link>
        <Link to="/live?day=2">Second day</Link>
        <Link to="/casino">Casino</Link>
        <Link to="/far">Far</Link>
        <Link to="/" state={{ game: 1 }} replace={false}>
          Game
        </Link>
      </PlayersRouter>
    </SchedulerContext>,
  );
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const press = (name: string): void => act(() => screen.getByRole('link', { name }).click());
const says = (label: string): string | null => screen.getByRole('status', { name: label }).textContent;
/** One is drawn, and what waits for it is done. */
const frame = (): void => act(() => void vi.advanceTimersByTime(20));

test('who goes to another page is shown the way at once, and the links hear of it when that is painted', () => {
  press('Live');
  expect([says('way'), says('links'), location.pathname]).toEqual(['PUSH /live', '/', '/live']);
  frame();
  expect([says('way'), says('links')]).toEqual(['PUSH /live', '/live']);
});

test('a page that nobody sees has no frames, and goes on all the same', () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  press('Live');
  act(() => void vi.advanceTimersByTime(100));
  expect(says('links')).toBe('/live');
});

test('a step within the page is told to all at once', () => {
  press('Live');
  frame();
  press('Second day');
  expect([says('way'), says('links')]).toEqual(['PUSH /live?day=2', '/live?day=2']);
});

test('the way back is told to all at once', async () => {
  press('Live');
  frame();
  const stepped = new Promise((done) => addEventListener('popstate', done, { once: true }));
  await act(async () => {
    history.back();
    await stepped;
  });
  expect([says('way'), says('links')]).toEqual(['POP /', '/']);
});

describe('a page whose code is on its way', () => {
  const standIn = () => screen.queryByText('Its code is on its way');

  test('is waited for a moment, and then what stands for it is shown', () => {
    press('Far');
    frame();
    expect([says('way'), says('links'), standIn()]).toEqual(['PUSH /far', '/', null]);
    act(() => void vi.advanceTimersByTime(200));
    expect(standIn()).not.toBeNull();
  });

  test('is nothing to who goes elsewhere meanwhile: they are shown the way there first', () => {
    press('Far');
    frame();
    act(() => void vi.advanceTimersByTime(190));
    press('Live');
    // That long the far page would have been waited for, and there was no frame yet.
    act(() => void vi.advanceTimersByTime(8));
    expect([says('way'), says('links'), standIn()]).toEqual(['PUSH /live', '/', null]);
    frame();
    expect([says('links'), standIn()]).toEqual(['/live', null]);
  });
});

test('of two presses in one frame the last one counts, and nothing of the first is drawn', () => {
  press('Live');
  press('Casino');
  frame();
  expect([says('links'), drawn.includes('/live')]).toEqual(['/casino', false]);
});

test('a second press on the same link leaves no second entry in the history', () => {
  const before = history.length;
  press('Live');
  press('Live');
  expect([history.length, location.pathname]).toEqual([before + 1, '/live']);
});

test('what lies over the page that is open is an entry of its own, and the way back takes it away', async () => {
  const before = history.length;
  press('Game');
  expect([history.length, location.pathname]).toEqual([before + 1, '/']);
  expect(history.state).toMatchObject({ usr: { game: 1 } });
});
