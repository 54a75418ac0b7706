import type { Nearness } from './nearness.ts';

/** One screen above and one below are drawn: who scrolls finds them there, and a page of any length has three screens in it. */
const MARGIN = '100% 0px';
/** What somebody does inside a shelf may stay in it: a word half typed, a filter, a row scrolled sideways. */
const USES = ['click', 'input', 'change', 'scroll', 'toggle'] as const;

type Ports = {
  /** What is owed to the player is always drawn. */
  readonly isOwed: (id: string) => boolean;
  /** Called when a shelf has come near. */
  readonly onNear: () => void;
};

/**
 * Draws the shelves that come near the screen and empties those that have gone far from it. Never emptied: one that its reader has used, one
 * that has the focus, and its two neighbours, so that the next press of a key finds what stands next.
 */
export function watchBoxes(nearness: Nearness, { isOwed, onNear }: Ports): () => void {
  const outside = new Set<HTMLElement>();
  const used = new WeakSet<HTMLElement>();

  const isHeld = (box: HTMLElement): boolean => {
    const active = document.activeElement;
    return (
      used.has(box) || isOwed(idOf(box)) || [box.previousElementSibling, box, box.nextElementSibling].some((each) => each?.contains(active))
    );
  };
  const bringNear = (boxes: readonly HTMLElement[]): void => {
    for (const box of boxes) outside.delete(box);
    for (const box of boxes) nearness.bringNear(idOf(box));
    if (boxes.length > 0) onNear();
  };
  const emptyFar = (): void => {
    // One that has nothing to show takes no room (src/render/boxed.tsx), so that it is nowhere: with the room of one that is far it would come back.
    const leaving = [...outside].filter((box) => box.hasChildNodes() && nearness.isNear(idOf(box)) && !isHeld(box));
    // All are measured before the first changes.
    const heights = leaving.map((box) => box.getBoundingClientRect().height);
    leaving.forEach((box, at) => nearness.sendFar(idOf(box), heights[at] ?? 0));
  };

  const noticeUse = ({ target }: Event): void => {
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
      if (at instanceof HTMLElement && nearness.has(at)) used.add(at);
  };
  // Where nothing is laid out, everything is near.
  if (typeof IntersectionObserver === 'undefined') {
    nearness.watchBy((box) => {
      nearness.bringNear(idOf(box));
      return () => undefined;
    });
    onNear();
    return () => nearness.watchBy(null);
  }
  for (const name of USES) document.addEventListener(name, noticeUse, { capture: true, passive: true });
  // What was held for its focus may go when that has moved on.
  document.addEventListener('focusin', emptyFar);

  const observer = new IntersectionObserver(
    (entries) => {
      // A browser that was busy tells several moments at once: where a box is now counts, not where it was.
      const now = new Map(
        entries.flatMap(({ target, isIntersecting }) => (target instanceof HTMLElement ? [[target, isIntersecting]] : [])),
      );
      for (const [box, isIntersecting] of now) if (!isIntersecting) outside.add(box);
      bringNear([...now].flatMap(([box, isIntersecting]) => (isIntersecting ? [box] : [])));
      emptyFar();
    },
    { rootMargin: MARGIN },
  );
  nearness.watchBy((box) => {
    observer.observe(box);
    return () => {
      observer.unobserve(box);
      outside.delete(box);
    };
  });
  return () => {
    nearness.watchBy(null);
    observer.disconnect();
    for (const name of USES) document.removeEventListener(name, noticeUse, { capture: true });
    document.removeEventListener('focusin', emptyFar);
  };
}

const idOf = ({ dataset }: HTMLElement): string => dataset['node'] ?? '';
