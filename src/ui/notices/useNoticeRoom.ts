import { type RefObject, useLayoutEffect } from 'react';

const GAP_PX = 8;
const edges = new Map<object, number>();

/** Sets `--notices`, below which full-height panels begin, so that controls stay visible. */
export function useNoticeRoom(notice: RefObject<HTMLElement | null>, changed: unknown): void {
  useLayoutEffect(() => {
    const { offsetTop = 0, offsetHeight = 0 } = notice.current ?? {};
    edges.set(notice, offsetHeight === 0 ? 0 : offsetTop + offsetHeight + GAP_PX);
    write();
    return () => {
      edges.delete(notice);
      write();
    };
  }, [notice, changed]);
}

function write(): void {
  const edge = Math.max(0, ...edges.values());
  const { style } = document.documentElement;
  if (edge === 0) style.removeProperty('--notices');
  else style.setProperty('--notices', `${edge}px`);
}
