const MARGIN = '400px';

const waiting = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | null = null;

/** Calls `act` when the element is near the viewport; at once without IntersectionObserver. Returns a cancel function. */
export function onceNearScreen(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => undefined;
  }
  // `scrollMargin` does the same in scrolling rows.
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
