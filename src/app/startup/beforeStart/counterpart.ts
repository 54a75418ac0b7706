/** Of a shelf, which has the same id on both sides. */
const BOX = '[data-node]';

/**
 * What stands for an element of a first view on the page that takes its place: of the same kind and name in the same shelf, and as many of its
 * like before it. A price may have come into a name meanwhile; what stands before it stays. Null where there is none.
 */
export function counterpartOf(element: Element, view: Element, page: Element): HTMLElement | null {
  const id = element.closest(BOX)?.getAttribute('data-node') ?? null;
  const like = (root: Element): readonly HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(element.localName)].filter(
      (other) => nameOf(other) === nameOf(element) && (other.closest(BOX)?.getAttribute('data-node') ?? null) === id,
    );
  const at = like(view).findIndex((other) => other === element);
  return at < 0 ? null : (like(page)[at] ?? null);
}

/** What it is called, or where it leads; of a name with commas, what stands before the first. */
const nameOf = (element: Element): string | undefined =>
  (['aria-label', 'href', 'name', 'placeholder'].map((name) => element.getAttribute(name)).find(Boolean) ?? element.textContent)
    .split(',')[0]
    ?.trim();
