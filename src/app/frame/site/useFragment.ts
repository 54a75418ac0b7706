import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a place on a page is waited for, in milliseconds: its shelf may still be on its way. */
const PATIENCE_MS = 5_000;

/** The part of a page that the fragment of its address names comes into view, with the focus. */
export function useFragment(): void {
  const { pathname, hash } = useLocation();
  // A fragment that is no name of a place is not looked for.
  useEffect(() => (/^#[\w-]+$/.test(hash) ? seek(hash.slice(1)) : undefined), [pathname, hash]);
}

/** Answers how to give up. */
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
  // The page that leaves may have a place of this name too; nobody sees it any more, and it takes no focus.
  if (document.activeElement !== place) return false;
  place.scrollIntoView({ block: 'start' });
  return true;
}

/** Nodes of a page carry their authored name before an underscore. */
const placeOf = (slug: string): HTMLElement | null =>
  document.getElementById(slug) ?? document.querySelector<HTMLElement>(`[data-node^="${slug}_"]`);
