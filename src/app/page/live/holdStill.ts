/** Returns a function that restores the scroll position, and focuses `root` if the focused element is gone. */
export function holdStill(root: HTMLElement): () => void {
  const page = document.documentElement;
  const marks = scrollY > 0 ? marksIn(root) : [];
  const hadFocus = isFocusInside(root);
  // The browser's scroll anchoring would correct the position again.
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
