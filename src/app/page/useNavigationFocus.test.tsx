import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Scheduler } from '../startup/scheduler.ts';
import { SchedulerContext } from '../startup/SchedulerContext.ts';
import { useMarkReady, useNavigationFocus } from './useNavigationFocus.ts';

/** Simulated maximum scroll position in pixels. An empty page would not scroll. */
let reach = 1_000;

beforeEach(() => {
  reach = 1_000;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_: number, y: number) => vi.stubGlobal('scrollY', Math.min(y, reach)));
});
afterEach(() => void vi.unstubAllGlobals());

function Frame() {
  const main = useRef<HTMLElement>(null);
  useNavigationFocus(main);
  return (
    <>
      <Link to="/b">To B</Link>
      <Link to="?tab=2">Tab</Link>
      <main ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function Content() {
  useMarkReady();
  return null;
}

function Page() {
  const [hasCome, setCome] = useState(reach > 0);
  const come = (): void => {
    reach = 1_000;
    setCome(true);
  };
  return hasCome ? (
    <Content />
  ) : (
    <button type="button" onClick={come}>
      The content comes
    </button>
  );
}

function show() {
  const router = createMemoryRouter(
    [{ element: <Frame />, children: ['a', 'b'].map((path) => ({ path, element: <Page key={path} /> })) }],
    { initialEntries: ['/a'] },
  );
  render(
    <SchedulerContext value={new Scheduler()}>
      <RouterProvider router={router} />
    </SchedulerContext>,
  );
  return { go: (to: string | number) => act(() => (typeof to === 'string' ? router.navigate(to) : router.navigate(to))) };
}

const scroll = (y: number) => {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
};
const main = () => screen.getByRole('main');

describe('after a navigation', () => {
  test('the first page of a visit leaves the focus alone', () => {
    show();
    expect(document.activeElement).toBe(document.body);
  });

  test('a new page starts at its top with the focus on the main region', async () => {
    const { go } = show();
    scroll(400);
    await go('/b');
    expect(scrollY).toBe(0);
    expect(document.activeElement).toBe(main());
  });

  test('going back or forward restores the page’s scroll position', async () => {
    const { go } = show();
    scroll(400);
    await go('/b');
    scroll(150);
    await go(-1);
    expect(scrollY).toBe(400);
    expect(document.activeElement).toBe(main());
    await go(1);
    expect(scrollY).toBe(150);
  });

  test('a page whose content arrives late is scrolled when it arrives', async () => {
    const { go } = show();
    scroll(400);
    await go('/b');
    reach = 0;
    await go(-1);
    expect(scrollY).toBe(0);
    act(() => screen.getByRole('button', { name: 'The content comes' }).click());
    expect(scrollY).toBe(400);
  });

  test('a change of only the query moves neither scroll position nor focus', async () => {
    const { go } = show();
    scroll(400);
    screen.getByRole('link', { name: 'Tab' }).focus();
    await go('/a?tab=2');
    expect(scrollY).toBe(400);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tab' }));
  });

  test('the browser’s own scroll restoration is off', () => {
    show();
    expect(history.scrollRestoration).toBe('manual');
  });
});
