import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDestination } from '#src/render/links/destination.ts';
import type { ScrollMemory } from '../startup/scheduler.ts';
import { useScheduler } from '../startup/SchedulerContext.ts';

/** Scrolls a new page to the top and focuses the main element. Going back restores the scroll position. */
export function useNavigationFocus(main: React.RefObject<HTMLElement | null>): void {
  const {
    location: { key, pathname },
    action: type,
  } = useDestination();
  const { scroll } = useScheduler();
  const before = useRef({ key, pathname });
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = (): void => void scroll.positions.set(before.current.key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [scroll]);
  useLayoutEffect(() => {
    const moved = before.current.pathname !== pathname;
    before.current = { key, pathname };
    if (!moved) return;
    restore(scroll, type === 'POP' ? (scroll.positions.get(key) ?? 0) : null);
    // Keeps the focus in the search box while the user types.
    if (!document.activeElement?.closest('[role=search]')) main.current?.focus({ preventScroll: true });
  }, [scroll, key, pathname, type, main]);
}

function restore(scroll: ScrollMemory, position: number | null): void {
  scroll.awaited = position;
  if (position === null) scrollTo(0, 0);
  else settle(scroll);
}

export function useMarkReady(): void {
  const scheduler = useScheduler();
  useLayoutEffect(() => settle(scheduler.scroll), [scheduler]);
  useEffect(() => scheduler.whenDrawn(scheduler.markUsable), [scheduler]);
}

export function settle(scroll: ScrollMemory): void {
  if (scroll.awaited === null) return;
  scrollTo(0, scroll.awaited);
  if (Math.abs(scrollY - scroll.awaited) <= 2) scroll.awaited = null;
}
