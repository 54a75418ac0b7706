/**
 * Remembers what the reader looks at; what is answered puts it back where it was once the page has been drawn anew. At the very top of a page
 * nothing is held: what is new there is meant to be seen. The focus, if its element is gone, goes to the region itself.
 */
export function holdStill(root: HTMLElement): () => void {
  const page = document.documentElement;
  const marks = scrollY > 0 ? marksIn(root) : [];
  const hadFocus = isFocusInside(root);
  // Or the browser would do the same once more.
  page.style.overflowAnchor = 'none';
  return () => {
    const mark = marks.find(({ element }) => element.isConnected);
    const moved = mark ? mark.element.getBoundingClientRect().top - mark.top : 0;
    if (moved !== 0) scrollBy(0, moved);
    if (hadFocus && !isFocusInside(root)) root.focus({ preventScroll: true });
    requestAnimationFrame(() => (page.style.overflowAnchor = ''));
  };
}

type Mark = { readonly element: Element; readonly top: number };

/** What can be seen, best first: what begins on the screen, then what has begun above it. */
function marksIn(root: HTMLElement): readonly Mark[] {
  const seen = [...root.querySelectorAll('[data-node]')].flatMap((element): Mark[] => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? [{ element, top }] : [];
  });
  return [...seen.filter(({ top }) => top >= 0), ...seen.filter(({ top }) => top < 0)];
}

function isFocusInside(root: HTMLElement): boolean {
  const active = document.activeElement;
  return active !== null && active !== root && root.contains(active);
}
