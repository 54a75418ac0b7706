import type { Nearness } from './nearness.ts';

const MARGIN = '100% 0px';
/** Events that may change a shelf's text, filters or scroll position. */
const USES = ['click', 'input', 'change', 'scroll', 'toggle'] as const;

type Ports = {
  readonly isOwed: (id: string) => boolean;
  readonly onNear: () => void;
};

/** Empties shelves far from the viewport, except mandatory ones, used ones, and the focused one with its two neighbors. */
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
    // Skips empty shelves, which have no size (src/render/boxed.tsx).
    const leaving = [...outside].filter((box) => box.hasChildNodes() && nearness.isNear(idOf(box)) && !isHeld(box));
    // Measures all shelves before it changes any, to avoid repeated layouts.
    const heights = leaving.map((box) => box.getBoundingClientRect().height);
    leaving.forEach((box, at) => nearness.sendFar(idOf(box), heights[at] ?? 0));
  };

  const noticeUse = ({ target }: Event): void => {
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
      if (at instanceof HTMLElement && nearness.has(at)) used.add(at);
  };
  if (typeof IntersectionObserver === 'undefined') {
    nearness.watchBy((box) => {
      nearness.bringNear(idOf(box));
      return () => undefined;
    });
    onNear();
    return () => nearness.watchBy(null);
  }
  for (const name of USES) document.addEventListener(name, noticeUse, { capture: true, passive: true });
  document.addEventListener('focusin', emptyFar);

  const observer = new IntersectionObserver(
    (entries) => {
      // One call may report a shelf twice. The last report is valid.
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
