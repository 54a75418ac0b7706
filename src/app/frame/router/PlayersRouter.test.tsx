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
const frame = (): void => act(() => void vi.advanceTimersByTime(20));

test('a navigation shows the new page at once, and links update a frame later', () => {
  press('Live');
  expect([says('way'), says('links'), location.pathname]).toEqual(['PUSH /live', '/', '/live']);
  frame();
  expect([says('way'), says('links')]).toEqual(['PUSH /live', '/live']);
});

test('links of a hidden page update without a frame', () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  press('Live');
  act(() => void vi.advanceTimersByTime(100));
  expect(says('links')).toBe('/live');
});

test('a navigation within the page updates everything at once', () => {
  press('Live');
  frame();
  press('Second day');
  expect([says('way'), says('links')]).toEqual(['PUSH /live?day=2', '/live?day=2']);
});

test('going back updates links and page together', async () => {
  press('Live');
  frame();
  const stepped = new Promise((done) => addEventListener('popstate', done, { once: true }));
  await act(async () => {
    history.back();
    await stepped;
  });
  expect([says('way'), says('links')]).toEqual(['POP /', '/']);
});

describe('a page whose code is loading', () => {
  const standIn = () => screen.queryByText('Its code is on its way');

  test('a page whose code is loading shows its skeleton after a moment', () => {
    press('Far');
    frame();
    expect([says('way'), says('links'), standIn()]).toEqual(['PUSH /far', '/', null]);
    act(() => void vi.advanceTimersByTime(200));
    expect(standIn()).not.toBeNull();
  });

  test('a page still loading is given up for the next navigation', () => {
    press('Far');
    frame();
    act(() => void vi.advanceTimersByTime(190));
    press('Live');
    // The first page's wait would end now, but no animation frame has passed.
    act(() => void vi.advanceTimersByTime(8));
    expect([says('way'), says('links'), standIn()]).toEqual(['PUSH /live', '/', null]);
    frame();
    expect([says('links'), standIn()]).toEqual(['/live', null]);
  });
});

test('the last of two presses in one frame counts, and the first page is not drawn', () => {
  press('Live');
  press('Casino');
  frame();
  expect([says('links'), drawn.includes('/live')]).toEqual(['/casino', false]);
});

test('pressing the same link twice adds one history entry', () => {
  const before = history.length;
  press('Live');
  press('Live');
  expect([history.length, location.pathname]).toEqual([before + 1, '/live']);
});

test('an overlay of the current page adds its own history entry', async () => {
  const before = history.length;
  press('Game');
  expect([history.length, location.pathname]).toEqual([before + 1, '/']);
  expect(history.state).toMatchObject({ usr: { game: 1 } });
});
