import { useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from '#src/ui/stitches.ts';
import { authoredId } from './authoredId.ts';
import type { EditorLink } from './editorLink.ts';

const Ring = styled('div', {
  position: 'fixed',
  zIndex: '$toast',
  pointerEvents: 'none',
  borderRadius: '$10',
  outline: '2px solid $colors$focus',
  outlineOffset: '-2px',
  boxShadow: '0 0 0 4px $colors$accentSoft',
  '&[hidden]': { display: 'none' },
});

export const elementOf = (nodeId: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-node]')].find(({ dataset }) => authoredId(dataset['node']) === nodeId) ?? null;

/** Runs `place` now and after every render, resize or scroll. Returns a stop function. */
export function whenDrawn(place: () => void): () => void {
  place();
  const moved = new ResizeObserver(place);
  moved.observe(document.body);
  const drawn = new MutationObserver(place);
  drawn.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', place, { passive: true, capture: true });
  return () => {
    moved.disconnect();
    drawn.disconnect();
    removeEventListener('scroll', place, { capture: true });
  };
}

/** Outlines the selected node; a click selects another node. Blocks links and form submissions. */
export function Spot({ link, version }: { readonly link: EditorLink; readonly version: number }) {
  const ring = useRef<HTMLDivElement>(null);
  const nodeId = useSyncExternalStore(link.subscribe, link.marked, link.marked);
  useEffect(() => {
    const pick = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('a, button[type="submit"]')) event.preventDefault();
      const node = target.closest<HTMLElement>('[data-node]');
      if (node) link.tell({ type: 'picked', nodeId: authoredId(node.dataset['node']) });
    };
    document.addEventListener('click', pick, true);
    return () => document.removeEventListener('click', pick, true);
  }, [link]);
  useEffect(() => {
    let wasFound: boolean | null = null;
    const place = (): void => {
      const found = nodeId === null ? null : elementOf(nodeId);
      const box = found?.getBoundingClientRect();
      const isFound = found !== null;
      // Reports changes of `isFound`, because the node may render late.
      if (nodeId !== null && isFound !== wasFound) {
        wasFound = isFound;
        link.tell({ type: 'marked', nodeId, isFound });
        if (found && !isInView(found)) found.scrollIntoView({ block: 'center' });
      }
      if (!ring.current) return;
      // A dialog's element has no height, so it gets no outline.
      ring.current.hidden = box === undefined || box.height === 0;
      if (box) Object.assign(ring.current.style, { left: px(box.left), top: px(box.top), width: px(box.width), height: px(box.height) });
    };
    return whenDrawn(place);
  }, [link, nodeId, version]);
  return <Ring ref={ring} hidden />;
}

const px = (length: number): string => `${length}px`;
const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};
