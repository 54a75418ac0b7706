import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const PATIENCE_MS = 5_000;

export function useFragment(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => (/^#[\w-]+$/.test(hash) ? seek(hash.slice(1)) : undefined), [pathname, hash]);
}

function seek(slug: string): () => void {
  if (show(slug)) return () => undefined;
  const watcher = new MutationObserver(() => {
    if (show(slug)) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = (): void => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  watcher.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function show(slug: string): boolean {
  const place = placeOf(slug);
  if (place === null) return false;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  // An element of the page that is being left cannot be focused.
  if (document.activeElement !== place) return false;
  place.scrollIntoView({ block: 'start' });
  return true;
}

/** Finds an element by its id, or a node by its authored id, with which the rendered id begins. */
const placeOf = (slug: string): HTMLElement | null =>
  document.getElementById(slug) ?? document.querySelector<HTMLElement>(`[data-node^="${slug}_"]`);
