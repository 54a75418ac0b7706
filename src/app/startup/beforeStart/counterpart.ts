/** Selects nodes' elements. Their ids are the same in the server-rendered HTML and the page. */
const BOX = '[data-node]';

/** Finds the page's element with the tag, name, node and position of `element`, or null. */
export function counterpartOf(element: Element, view: Element, page: Element): HTMLElement | null {
  const id = element.closest(BOX)?.getAttribute('data-node') ?? null;
  const like = (root: Element): readonly HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(element.localName)].filter(
      (other) => nameOf(other) === nameOf(element) && (other.closest(BOX)?.getAttribute('data-node') ?? null) === id,
    );
  const at = like(view).findIndex((other) => other === element);
  return at < 0 ? null : (like(page)[at] ?? null);
}

/** Returns the name up to the first comma. The page may add a price after it. */
const nameOf = (element: Element): string | undefined =>
  (['aria-label', 'href', 'name', 'placeholder'].map((name) => element.getAttribute(name)).find(Boolean) ?? element.textContent)
    .split(',')[0]
    ?.trim();
