import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDestination } from '../router/destination.ts';
import { whenWhole } from './steps.ts';
import { markStarted } from './useAfterStart.ts';

/** Where each entry of the history was scrolled to, by its key; lives as long as the page. */
const positions = new Map<string, number>();
/** Set while the way back to a position waits for the page to be long enough. */
let awaited: number | null = null;

/**
 * After a navigation: a new page starts at its top with the focus on the main region, a page gone back to where it was.
 * The first page of a visit keeps the browser's own focus.
 */
export function useNavigationFocus(main: React.RefObject<HTMLElement | null>): void {
  const {
    location: { key, pathname },
    action: type,
  } = useDestination();
  const before = useRef({ key, pathname });
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = (): void => void positions.set(before.current.key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, []);
  useLayoutEffect(() => {
    const moved = before.current.pathname !== pathname;
    before.current = { key, pathname };
    if (!moved) return;
    awaited = type === 'POP' ? (positions.get(key) ?? 0) : null;
    if (awaited === null) scrollTo(0, 0);
    else settle();
    // Who is typing a search goes on typing while the results change.
    if (!document.activeElement?.closest('[role=search]')) main.current?.focus({ preventScroll: true });
  }, [key, pathname, type, main]);
}

/** A page says that its content is there, so that the way back can end where it began. */
export function useMarkReady(): void {
  useLayoutEffect(settle, []);
  useEffect(() => whenWhole(markStarted), []);
}

/** Goes on to the place that was left, as far as the page is long enough by now. */
export function settle(): void {
  if (awaited === null) return;
  scrollTo(0, awaited);
  if (Math.abs(scrollY - awaited) <= 2) awaited = null;
}
