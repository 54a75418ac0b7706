/** How far outside the screen something counts as near: about a flick of the finger. */
const MARGIN = '400px';

const waiting = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | null = null;

/**
 * Calls `act` once, as soon as the element comes near the screen; at once where a browser cannot tell. Returns how to stop waiting. For what
 * costs more to draw than to leave out: hundreds of drawings of which a screen shows ten.
 */
export function onceNearScreen(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => undefined;
  }
  // `scrollMargin` counts for the rows that scroll inside the page; where it is not known, they draw what scrolls in.
  const options: IntersectionObserverInit & { readonly scrollMargin: string } = { rootMargin: MARGIN, scrollMargin: MARGIN };
  if (!(watcher instanceof IntersectionObserver))
    watcher = new IntersectionObserver((entries) => entries.filter(({ isIntersecting }) => isIntersecting).forEach(arrived), options);
  waiting.set(element, act);
  watcher.observe(element);
  return () => leave(element);
}

function arrived({ target }: IntersectionObserverEntry): void {
  const act = waiting.get(target);
  leave(target);
  act?.();
}

function leave(element: Element): void {
  waiting.delete(element);
  watcher?.unobserve(element);
}
