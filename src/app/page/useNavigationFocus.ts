import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDestination } from '../frame/router/destination.ts';
import type { ScrollMemory } from '../startup/scheduler.ts';
import { useScheduler } from '../startup/SchedulerContext.ts';

/**
 * After a navigation: a new page starts at its top with the focus on the main region, a page gone back to where it was.
 * The first page of a visit keeps the browser's own focus.
 */
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
    // Who is typing a search goes on typing while the results change.
    if (!document.activeElement?.closest('[role=search]')) main.current?.focus({ preventScroll: true });
  }, [scroll, key, pathname, type, main]);
}

/** Goes to the top of a new page, back to the position of one that was left. */
function restore(scroll: ScrollMemory, position: number | null): void {
  scroll.awaited = position;
  if (position === null) scrollTo(0, 0);
  else settle(scroll);
}

/** A page says that its content is there, so that the way back can end where it began. */
export function useMarkReady(): void {
  const scheduler = useScheduler();
  useLayoutEffect(() => settle(scheduler.scroll), [scheduler]);
  useEffect(() => scheduler.whenDrawn(scheduler.markUsable), [scheduler]);
}

/** Goes on to the place that was left, as far as the page is long enough by now. */
export function settle(scroll: ScrollMemory): void {
  if (scroll.awaited === null) return;
  scrollTo(0, scroll.awaited);
  if (Math.abs(scrollY - scroll.awaited) <= 2) scroll.awaited = null;
}
