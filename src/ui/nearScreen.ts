/** Distance that counts as near: about one flick. */
const MARGIN = '400px';

const waiting = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | null = null;

/**
 * Calls `act` once when the element comes near the viewport, or at once without IntersectionObserver. Returns a cancel function. For
 * elements that are expensive to render, such as hundreds of drawings.
 */
export function onceNearScreen(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => undefined;
  }
  // Extends the margin to rows that scroll inside the page. Browsers without it load items as they scroll in.
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
