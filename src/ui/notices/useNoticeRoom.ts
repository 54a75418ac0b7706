import { type RefObject, useLayoutEffect } from 'react';

const GAP_PX = 8;
type Notice = RefObject<HTMLElement | null>;
/** `fixed` notices stay at the top of the screen; `stacked` ones begin below them. */
type Place = 'fixed' | 'stacked';
const notices = new Map<Notice, Place>();

/** Reserves room for a notice: sets `--fixed-notice`, where toasts begin, and `--notices`, where panels begin. */
export function useNoticeRoom(notice: Notice, changed: unknown, place: Place = 'stacked'): void {
  useLayoutEffect(() => {
    notices.set(notice, place);
    write();
    return () => {
      notices.delete(notice);
      write();
    };
  }, [notice, changed, place]);
}

/** Writes the fixed edge first, because it moves stacked notices. */
function write(): void {
  set('--fixed-notice', edgeOf('fixed'));
  set('--notices', Math.max(edgeOf('fixed'), edgeOf('stacked')));
}

function edgeOf(wanted: Place): number {
  const edges = [...notices].flatMap(([{ current }, place]) => {
    const { offsetTop = 0, offsetHeight = 0 } = current ?? {};
    return place === wanted && offsetHeight > 0 ? [offsetTop + offsetHeight + GAP_PX] : [];
  });
  return Math.max(0, ...edges);
}

function set(name: string, edge: number): void {
  const { style } = document.documentElement;
  if (edge === 0) style.removeProperty(name);
  else style.setProperty(name, `${edge}px`);
}
